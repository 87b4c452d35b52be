import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateExamples } from './generate-examples.ts';
import { generatePasswords } from './generate-passwords.ts';
import { generateWordArguments } from './generate-words.ts';
import {
  componentWings,
  listFolders,
  listHandlerFolders,
  platformFolder,
  toExportName,
} from './list-folders.ts';

const head = '// Written by "npm run generate" from the folders; do not edit.\n';
const machines = 'src/machines';
const games = 'demo/vendor/games';

/** The machines of the repository, by folder. Throws where one has no contract. */
const listMachines = (root: string): readonly string[] =>
  listFolders(root, machines, '.machine.ts').map((name) => {
    const contract = join(machines, name, `${name}.contract.ts`);
    if (!existsSync(join(root, contract)))
      throw new Error(`expects the contract of the machine ${name} at ${contract}`);
    return name;
  });

const importFrom = (name: string, part: 'contract' | 'machine'): string => {
  const suffix = part === 'contract' ? 'Contract' : 'Machine';
  return `import { ${toExportName(name)}${suffix} } from '../${name}/${name}.${part}.ts';\n`;
};

const writeContracts = (names: readonly string[]): string =>
  `${head}import type { MachineContract } from '../../protocol/machine/machine-contract.ts';\n` +
  names.map((name) => importFrom(name, 'contract')).join('') +
  '\n/** Every contract, without the machines: for the compiler and the server. */\n' +
  'export const machineContracts: readonly MachineContract[] = [\n' +
  `${names.map((name) => `  ${toExportName(name)}Contract,\n`).join('')}];\n`;

const writeCatalog = (names: readonly string[]): string =>
  `${head}import type { MachineCatalog } from '../catalog-entry.ts';\n` +
  names.map((name) => importFrom(name, 'contract') + importFrom(name, 'machine')).join('') +
  '\n/** Every flow: what has a folder is in the lab and under test. */\n' +
  'export const machineCatalog: MachineCatalog = {\n' +
  names
    .map(toExportName)
    .map((id) => `  ${id}: { machine: ${id}Machine, contract: ${id}Contract },\n`)
    .join('') +
  '};\n' +
  '\n/** What each contract knows of its types, by the id of the flow. */\n' +
  'export interface FlowContracts {\n' +
  names
    .map(toExportName)
    .map((id) => `  readonly ${id}: typeof ${id}Contract;\n`)
    .join('') +
  '}\n';

const definitionNames = { 'src/components': 'componentDefinitions', 'src/forms': 'formDefinitions' } as const;

const writeDefinitions = (root: string, wing: keyof typeof definitionNames): string => {
  const names = listFolders(root, wing, '.definition.ts');
  const lines = names.map(
    (name) => `import { ${toExportName(name)}Definition } from '../${name}/${name}.definition.ts';\n`,
  );
  return (
    `${head}import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';\n` +
    lines.join('') +
    '\n/** What a layout can name, without a line of React: for the compiler, the check and the console. */\n' +
    `export const ${definitionNames[wing]}: readonly ComponentDefinition[] = [\n` +
    `${names.map((name) => `  ${toExportName(name)}Definition,\n`).join('')}];\n`
  );
};

const writeHandlers = (root: string): string => {
  const areas = listHandlerFolders(root);
  const name = (area: string): string => toExportName(area.replaceAll('/', '-'));
  return (
    `${head}import type { Handlers } from '../calls/call.ts';\nimport type { MemberParts } from '../parts.ts';\n` +
    areas
      .map((area) => `import { createHandlers as ${name(area)} } from '../${area}/handlers.ts';\n`)
      .join('') +
    '\n/** What answers the calls of the member API: the handlers of every area. */\n' +
    'export const createMemberHandlers = (parts: MemberParts): Handlers => ({\n' +
    `${areas.map((area) => `  ...${name(area)}(parts),\n`).join('')}});\n`
  );
};

/** The games of the demonstration's vendor; an installation may do without the demonstration. */
const writeGames = (root: string): Readonly<Record<string, string>> => {
  if (!existsSync(join(root, games))) return {};
  const names = listFolders(root, games, '.game.ts');
  return {
    [`${games.replace(/games$/, 'generated')}/games.ts`]:
      `${head}import type { AnyGame } from '../game.ts';\n` +
      names
        .map((name) => `import { ${toExportName(name)}Game } from '../games/${name}/${name}.game.ts';\n`)
        .join('') +
      '\n/** Every game of the vendor: what has a folder can be opened, and is under test. */\n' +
      'export const vendorGames: readonly AnyGame[] = [\n' +
      `${names.map((name) => `  ${toExportName(name)}Game,\n`).join('')}];\n`,
  };
};

/** The lists that folders alone decide: path from the root → content. What reads them is generated afterwards. */
export const generateLists = (root: string): Readonly<Record<string, string>> => {
  const names = listMachines(root);
  return {
    [`${machines}/generated/contracts.ts`]: writeContracts(names),
    [`${machines}/generated/catalog.ts`]: writeCatalog(names),
    ...Object.fromEntries(
      componentWings.map((wing) => [`${wing}/generated/definitions.ts`, writeDefinitions(root, wing)]),
    ),
    [`${platformFolder}/generated/handlers.ts`]: writeHandlers(root),
    ...writeGames(root),
    ...generateExamples(root),
    ...generatePasswords(),
    ...generateWordArguments(root),
  };
};
