import { machineCatalog } from '../src/machines/generated/catalog.ts';
import { layOutGraph } from '../src/machines/picture/lay-out-picture.ts';
import { readCatalogStructure } from '../src/machines/picture/structure.ts';
import { quote, writeParts } from './write-parts.ts';

/** Tenths of a unit are as fine as a screen shows. */
const round = (key: string, value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value * 10) / 10;
  return key === 'line' && typeof value === 'string'
    ? value.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    : value;
};

/** Where the lab draws the states of every machine, and the lines between them. */
export const generatePictures = (): Readonly<Record<string, string>> =>
  writeParts({
    folder: 'src/machines/generated/pictures',
    list: 'storedPictures',
    type: 'string',
    parts: Object.keys(machineCatalog).map(
      (id) => [id, quote(JSON.stringify(layOutGraph(readCatalogStructure(id)), round))] as const,
    ),
  });
