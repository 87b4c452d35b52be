import { machineCatalog } from '../src/machines/catalog.ts';
import { layOutGraph } from '../src/machines/picture/lay-out-picture.ts';
import { readCatalogStructure } from '../src/machines/picture/structure.ts';

const target = 'src/machines/generated/pictures.ts';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** Tenths of a unit are as fine as a screen shows. */
const round = (key: string, value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value * 10) / 10;
  return key === 'line' && typeof value === 'string'
    ? value.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    : value;
};

/** Where the lab draws the states of every machine, and the lines between them. */
export const generatePictures = (): Readonly<Record<string, string>> => {
  const entries = Object.keys(machineCatalog)
    .toSorted()
    .map((id) => `  ${id}:\n    ${quote(JSON.stringify(layOutGraph(readCatalogStructure(id)), round))},\n`);
  const head =
    '// Written by "npm run generate" from the machines; do not edit.\n' +
    'export const storedPictures: Readonly<Record<string, string>> = {\n';
  return { [target]: `${head}${entries.join('')}};\n` };
};
