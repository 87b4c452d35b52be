import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printJson } from '../../src/protocol/print-json.ts';

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

interface Misprint {
  readonly file: string;
  readonly wanted: string;
}

/** Documents that are printed in another way than the console would. */
export const listMisprints = (root: string): readonly Misprint[] =>
  listDocuments(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const wanted = printJson(JSON.parse(text));
    return text === wanted ? [] : [{ file, wanted }];
  });

/** Prints them again. Returns the names of the files that changed. */
export const printDocuments = (root: string): readonly string[] =>
  listMisprints(root).map(({ file, wanted }) => {
    writeFileSync(join(root, file), wanted);
    return file;
  });
