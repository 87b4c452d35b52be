import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { readWriting } from '../../../src/notation/read.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { printJson } from '../../../src/protocol/json/print-json.ts';

/** The path of the document in a file of a checkout; empty for a file that is none with a notation. */
const pathOf = (file: string): string => {
  const name = file.split(sep).join('/');
  const example = /([^/]+)\.layout\.json$/.exec(name)?.[1];
  return example === undefined
    ? (/(?:^|\/)layouts\/(.+)\.json$/.exec(name)?.[1] ?? '')
    : `pages/example-${example}`;
};

/** The text of a file; of a document in a writing that of its tree, for tests that go by trees. */
export const readTreeText = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  const path = pathOf(file);
  return path === '' ? text : printJson(readWriting(path, JSON.parse(text) as Json).tree);
};
