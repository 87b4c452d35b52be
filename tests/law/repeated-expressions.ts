import { join } from 'node:path';
import { printJson } from '../../src/protocol/json/print-json.ts';
import { listDocuments } from './document-print.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

/** An expression of more lines than this is written once and has a name, or is in a fragment. */
const mostLines = 12;

const expressionKeys: ReadonlySet<string> = new Set(['$e', 'show', 'when', 'each']);

type Note = (expression: object, pointer: string) => void;

/** The expression and every part of it. */
const visitParts = (expression: unknown, pointer: string, note: Note): void => {
  if (typeof expression !== 'object' || expression === null) return;
  if (!Array.isArray(expression)) note(expression, pointer);
  for (const [key, part] of Object.entries(expression)) visitParts(part, `${pointer}/${key}`, note);
};

const visitDocument = (value: unknown, pointer: string, note: Note): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const isRule = expressionKeys.has(key) || pointer === '/rules';
    (isRule ? visitParts : visitDocument)(part, `${pointer}/${key}`, note);
  }
};

/** Long expressions that are written more than once, each with its places. */
export const listRepeatedExpressions = (root: string): readonly string[] => {
  const places = new Map<string, string[]>();
  for (const file of listDocuments(root).filter((name) => name.startsWith('layouts/')))
    visitDocument(JSON.parse(readTreeText(join(root, file))), '', (expression, pointer) => {
      const text = printJson(expression);
      if (text.trimEnd().split('\n').length <= mostLines) return;
      places.set(text, [...(places.get(text) ?? []), `${file}#${pointer}`]);
    });
  return [...places.values()]
    .filter((found) => found.length > 1)
    .map((found) => `the same expression of more than ${mostLines} lines: ${found.join(', ')}`);
};
