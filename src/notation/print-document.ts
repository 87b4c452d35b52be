import type { Json } from '../protocol/json/json.ts';
import { printJson } from '../protocol/json/print-json.ts';
import { printWriting } from './print.ts';
import { isWriting, readWriting } from './read.ts';
import { writeTree } from './write.ts';

/**
 * The one text of a document, for files, the console and exports, whether it is a tree or a writing with long
 * spellings. Of a writing that cannot be read what it says.
 */
export const printDocument = (path: string, document: Json): string => {
  const { tree, faults } = readWriting(path, document);
  const writing = faults.length === 0 ? writeTree(path, tree) : document;
  return isWriting(path, writing) ? printWriting(writing) : printJson(writing);
};
