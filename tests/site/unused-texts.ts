import { listDocuments } from '../law/document-print.ts';
import { listSources } from '../law/list-sources.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A plural form belongs to the key without its ending. */
const ending = /_(zero|one|two|few|many|other)$/;

/** What documents and code say of texts: whole keys, and beginnings to which a name is added. */
export interface SaidKeys {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

const literal = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;
/** `error.${code}` in code, and {"cat": ["error.", …]} in a document. */
const begun = /`([\w.-]*\.)(?:[\w-]*)\$\{|"cat":\s*\[\s*"([\w.-]+\.)"/g;

export const readSaidKeys = (bodies: readonly string[]): SaidKeys => {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const body of bodies) {
    for (const [, double, single] of body.matchAll(literal)) whole.add(double ?? single ?? '');
    for (const [, code, document] of body.matchAll(begun)) beginnings.add(code ?? document ?? '');
  }
  return { whole, beginnings: [...beginnings] };
};

/** Everything that can name a text: documents, forms and the program, without tests. */
export const readBodies = (root: string): readonly string[] => {
  const documents = listDocuments(root).filter((file) => !file.startsWith('locales/'));
  const code = listSources(root).filter(
    ({ path }) => /^(src|server|demo|schemas)\//.test(path) && !/\.(test|fake)\.|\/generated\//.test(path),
  );
  return [
    ...documents.map((file) => readFileSync(join(root, file), 'utf8')),
    ...code.map(({ text }) => text),
  ];
};

/** Keys of texts that no document and no code names. */
export const listUnused = (keys: readonly string[], { whole, beginnings }: SaidKeys): readonly string[] =>
  keys.filter((key) => {
    const plain = key.replace(ending, '');
    return (
      !whole.has(key) && !whole.has(plain) && !beginnings.some((beginning) => plain.startsWith(beginning))
    );
  });
