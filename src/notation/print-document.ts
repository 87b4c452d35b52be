import type { Json } from '../protocol/json.ts';
import { printJson } from '../protocol/print-json.ts';
import { printWriting } from './print.ts';
import { isWriting } from './read.ts';
import { writeTree } from './write.ts';

/** The one text of a document, for files, the console and exports: of a tree that of its writing. */
export const printDocument = (path: string, document: Json): string => {
  const writing = isWriting(path, document) ? document : writeTree(path, document);
  return isWriting(path, writing) ? printWriting(writing) : printJson(writing);
};
