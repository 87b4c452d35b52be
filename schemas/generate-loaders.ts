import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineContracts } from '../src/machines/generated/contracts.ts';
import type { Area, WiringNeeds } from '../src/portal/machines/wiring-needs.ts';
import { toExportName } from './list-folders.ts';
import { quote, toFileName } from './write-parts.ts';

const head = '// Written by "npm run generate" from the contracts and the areas; do not edit.\n';
const areaFolder = 'src/portal/machines/areas';
/** Every flow has these: `createActorEnvironment` adds them. */
const sharedAreas: readonly string[] = ['language', 'session'];

/** A flow and those that it starts, in any number of steps. */
const listFamily = (id: string): readonly string[] => [
  id,
  ...new Set(
    Object.values(machineContracts.find((contract) => contract.id === id)?.children ?? {}).flatMap(
      listFamily,
    ),
  ),
];
const record = (rows: readonly (readonly [key: string, source: string])[]): string =>
  `{\n${rows.map(([key, source]) => `  ${key}: ${source},\n`).join('')}};\n`;

const flowFolder = 'src/machines/generated/flows';
/**
 * A flow's machine and contract as one module. As two dynamic imports they would be two chunks that import
 * each other, and which of them is read first would depend on which arrives first.
 */
const writeFlow = (id: string): string => {
  const base = `'../../${toFileName(id)}/${toFileName(id)}`;
  return (
    `${head}export { ${id}Contract as contract } from ${base}.contract.ts';\n` +
    `export { ${id}Machine as machine } from ${base}.machine.ts';\n`
  );
};

const writeLoaders = (ids: readonly string[]): string => {
  const load = (id: string): string => `() => import('./flows/${toFileName(id)}.ts')`;
  const families = ids
    .map((id) => [id, listFamily(id).slice(1)] as const)
    .filter(([, started]) => started.length > 0)
    .map(([id, started]) => [id, `[${started.map(quote).join(', ')}]`] as const);
  return (
    `${head}import type { CatalogEntry } from '../catalog-entry.ts';\n\n` +
    '/** The flows of the catalogue, each in its own code: a browser fetches those that its screens name. */\n' +
    'export const flowLoaders = ' +
    record(ids.map((id) => [id, load(id)] as const)).replace(
      /;\n$/,
      ' satisfies Readonly<Record<string, () => Promise<CatalogEntry>>>;\n',
    ) +
    '\n/** Flows that a flow starts: they are fetched beside it, not after it. */\n' +
    `export const startedFlows: Readonly<Record<string, readonly (keyof typeof flowLoaders)[]>> = ${record(families)}`
  );
};

interface NamedArea {
  readonly file: string;
  readonly names: ReadonlySet<string>;
}
/** What an area gives to flows: the names of its services and effects. None of them is called here. */
const readArea = async (root: string, file: string): Promise<NamedArea> => {
  const module = (await import(pathToFileURL(join(root, areaFolder, `${file}.ts`)).href)) as Readonly<
    Record<string, Area | undefined>
  >;
  const name = `${toExportName(file)}Area`;
  const area = module[name];
  if (area === undefined) throw new Error(`expects ${areaFolder}/${file}.ts to export ${name}`);
  const none = {} as WiringNeeds;
  return { file, names: new Set(Object.keys({ ...area.services?.(none), ...area.effects?.(none) })) };
};

/** What a flow calls of the outside, with those that it starts. */
const listNeeds = (id: string): readonly string[] =>
  machineContracts
    .filter((contract) => listFamily(id).includes(contract.id))
    .flatMap(({ services, effects }) => [...Object.keys(services), ...Object.keys(effects ?? {})]);

/**
 * The areas of a flow. A name that several areas have is that of the one which the flow has anyway: two
 * flows may each open a window in their own way. Throws where no area fits, or more than one.
 */
const findAreas = (areas: readonly NamedArea[], id: string): readonly string[] => {
  const rows = listNeeds(id).map((name) => ({
    name,
    files: areas.filter(({ names }) => names.has(name)).map(({ file }) => file),
  }));
  const chosen = new Set(sharedAreas);
  for (const { files } of rows) if (files.length === 1) files.forEach((file) => chosen.add(file));
  for (const { name, files } of rows) {
    if (files.filter((file) => chosen.has(file)).length === 1) continue;
    const got = files.length === 0 ? 'none' : files.join(' and ');
    throw new Error(`${id} expects one area of ${areaFolder} with the service or effect ${name}, got ${got}`);
  }
  return [...chosen].filter((file) => !sharedAreas.includes(file)).sort();
};

const writeAreas = (ids: readonly string[], areas: readonly NamedArea[]): string => {
  const rows = ids.map((id) => [id, findAreas(areas, id)] as const);
  const used = areas.filter(({ file }) => rows.some(([, files]) => files.includes(file)));
  const load = ({ file }: NamedArea): readonly [string, string] => [
    toExportName(file),
    `() => import('../areas/${file}.ts').then(({ ${toExportName(file)}Area }) => ${toExportName(file)}Area)`,
  ];
  return (
    `${head}import type { Area } from '../wiring-needs.ts';\n\n` +
    '/** Areas of the member API, each in its own code. */\n' +
    'export const areaLoaders = ' +
    record(used.map(load)).replace(/;\n$/, ' satisfies Readonly<Record<string, () => Promise<Area>>>;\n') +
    '\n/** The areas that a flow and those it starts call, beside those that every flow has. */\n' +
    'export const flowAreas: Readonly<Record<string, readonly (keyof typeof areaLoaders)[]>> = ' +
    record(
      rows
        .filter(([, files]) => files.length > 0)
        .map(([id, files]) => [id, `[${files.map(toExportName).map(quote).join(', ')}]`] as const),
    )
  );
};

/** How a browser fetches the code of a flow, and what the portal has for it. */
export const generateLoaders = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const ids = machineContracts.map(({ id }) => id);
  const files = readdirSync(join(root, areaFolder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length));
  const areas = await Promise.all(files.sort().map((file) => readArea(root, file)));
  return {
    ...Object.fromEntries(ids.map((id) => [`${flowFolder}/${toFileName(id)}.ts`, writeFlow(id)])),
    'src/machines/generated/flow-loaders.ts': writeLoaders(ids),
    'src/portal/machines/generated/areas.ts': writeAreas(ids, areas),
  };
};
