import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { printDocument } from '../../src/notation/print-document.ts';
import type { Json } from '../../src/protocol/json/json.ts';

/** Folders whose JSON is documents of a site, which the console and exports print too. */
const folders = ['layouts', 'locales', 'schemas/forms'];

/** Files of documents, relative to `root`. */
export const listDocuments = (root: string): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(folder, file))
      .sort(),
  );

/** Examples of components, each a page: the document `pages/example-<name>`. */
const listExamples = (root: string): readonly string[] =>
  ['src/components', 'src/forms']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.layout.json'))
        .map((file) => join(folder, file))
        .sort(),
    );
/** The path of the document that a file holds. */
const pathOf = (file: string): string => {
  const name = file.split(sep).join('/');
  return name.endsWith('.layout.json')
    ? `pages/example-${name.slice(name.lastIndexOf('/') + 1, -'.layout.json'.length)}`
    : name.replace(/^(?:layouts|schemas)\//, '').replace(/\.json$/, '');
};

interface Misprint {
  readonly file: string;
  readonly wanted: string;
}

/** Documents that are printed in another way than the console would. */
export const listMisprints = (root: string): readonly Misprint[] =>
  [...listDocuments(root), ...listExamples(root)].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const wanted = printDocument(pathOf(file), JSON.parse(text) as Json);
    return text === wanted ? [] : [{ file, wanted }];
  });

/** Prints them again. Returns the names of the files that changed. */
export const printDocuments = (root: string): readonly string[] =>
  listMisprints(root).map(({ file, wanted }) => {
    writeFileSync(join(root, file), wanted);
    return file;
  });
