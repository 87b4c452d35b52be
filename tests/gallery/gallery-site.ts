import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import { englishTexts } from '../../src/components/english-texts.ts';
import { exampleTexts } from '../../src/components/example-texts.ts';
import { readSourceFiles } from '../../server/site/source-files.ts';

interface Example {
  readonly id: string;
  readonly title: unknown;
}

const listExamples = (root: string): readonly Example[] =>
  ['src/components', 'src/forms'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(
        ({ name }) =>
          JSON.parse(readFileSync(join(root, folder, name, `${name}.layout.json`), 'utf8')) as Example,
      ),
  );

/** The default site with a page for every component's example, at `/gallery/<id>`. */
export const readGallerySite = async (
  root: string,
): Promise<{ documents: SiteDocuments; pages: readonly string[] }> => {
  const { documents } = await readSourceFiles(root);
  const examples = listExamples(root);
  const site = documents['site'] as { readonly routes: readonly unknown[] };
  const locales = Object.keys(documents).filter((path) => path.startsWith('locales/'));
  const chrome = { header: false, sideMenu: false, footer: false };
  return {
    pages: examples.map(({ id }) => id),
    documents: {
      ...documents,
      site: {
        ...site,
        routes: [...site.routes, ...examples.map(({ id }) => ({ id, path: `/gallery/${id}`, page: id }))],
      },
      ...Object.fromEntries(examples.map((example) => [`pages/${example.id}`, { ...example, chrome }])),
      ...Object.fromEntries(
        locales.map((path) => [path, { ...exampleTexts, ...englishTexts, ...(documents[path] as object) }]),
      ),
    },
  };
};
