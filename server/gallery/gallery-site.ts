import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readWriting } from '../../src/notation/read.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import sharedWords from '../../src/components/example-words.json' with { type: 'json' };
import type { ComponentWords } from '../../src/components/name-words.ts';
import { readSourceFiles } from '../site/compile/source-files.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

export interface Example {
  readonly id: string;
  /** `example.title.<Type>`, which is said as the type. */
  readonly title: { readonly $t: string };
  readonly root: { readonly id: string };
}

/** The parts of a component's files: `<root>/src/components/game-card/game-card`. */
const listComponents = (root: string): readonly string[] =>
  ['src/components', 'src/forms'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(root, folder, name, name))
      .filter((base) => existsSync(`${base}.layout.json`)),
  );
const listExamples = (root: string): readonly Example[] =>
  listComponents(root).map((base) => {
    const path = `pages/example-${basename(base)}`;
    const { tree } = readWriting(
      path,
      parseOwnJson<Json, 'build'>(readFileSync(`${base}.layout.json`, 'utf8')),
    );
    // The examples are the build's own, and a test reads each of them.
    return tree as unknown as Example;
  });

/** English of the examples: what one component has in its words, and what several share. */
export const readExampleTexts = (root: string): Readonly<Record<string, string>> => {
  const componentWords = listComponents(root)
    .map((base) => `${base}.words.json`)
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      Object.entries(parseOwnJson<ComponentWords, 'build'>(readFileSync(file, 'utf8')).example ?? {}),
    );
  const rows = [...Object.entries(sharedWords), ...componentWords];
  const twice = rows.find(([name], index) => rows.findIndex(([other]) => other === name) < index);
  if (twice !== undefined) throw new Error(`expects one English text of example.${twice[0]}, got two`);
  const titles = listExamples(root).map(
    ({ title: { $t } }) => [$t, $t.slice('example.title.'.length)] as const,
  );
  return Object.fromEntries([...titles, ...rows.map(([name, words]) => [`example.${name}`, words] as const)]);
};

const chrome = { header: false, sideMenu: false, footer: true };
const galleryTexts = { 'gallery.all': 'All components' };

const linkTo = (id: string, route: string, words: unknown): object => ({
  type: 'Link',
  id,
  props: { route },
  children: [words],
});

const headTo = (words: unknown): object => ({
  type: 'Heading',
  id: 'gallery-title',
  props: { level: 1 },
  children: [words],
});

/**
 * An example as a page shows it: with the page's margin, which leaves room for the shadows of rows, and
 * the way back below it, because every page must offer a way out.
 */
const frameExample = (example: Example): object => ({
  ...example,
  chrome,
  root: {
    type: 'Box',
    id: 'gallery-page',
    props: { padding: '4' },
    children: [
      {
        type: 'Stack',
        id: 'gallery-frame',
        props: { gap: '8' },
        children: [
          headTo(example.title),
          example.root,
          linkTo('gallery-back', 'gallery', { $t: 'gallery.all' }),
        ],
      },
    ],
  },
});

const writeIndex = (examples: readonly Example[]): object => ({
  $schema: '../../schemas/layout/page.schema.json',
  language: 1,
  id: 'gallery',
  title: { $t: 'gallery.all' },
  access: 'anyone',
  chrome,
  root: {
    type: 'Stack',
    id: 'root',
    props: { gap: '3' },
    children: [
      headTo({ $t: 'gallery.all' }),
      ...examples.map(({ id, title }) => linkTo(`to-${id}`, id, title)),
      linkTo('to-home', 'home', { $t: 'nav.help' }),
    ],
  },
});

/** The default site with a page for every component's example, at `/gallery/<id>`, and a list of them. */
export const readGallerySite = async (
  root: string,
): Promise<{ documents: SiteDocuments; examples: readonly Example[]; pages: readonly string[] }> => {
  const { documents } = await readSourceFiles(root);
  const examples = listExamples(root);
  const site = documents['site'] as { readonly routes: readonly unknown[] };
  const menu = documents['menus/footer'] as { readonly items: readonly object[] };
  const locales = Object.keys(documents).filter((path) => path.startsWith('locales/'));
  const toGallery = {
    id: 'gallery',
    label: { $t: 'gallery.all' },
    do: [{ do: 'navigate', to: 'gallery' }],
  };
  return {
    examples,
    pages: examples.map(({ id }) => id),
    documents: {
      ...documents,
      site: {
        ...site,
        routes: [
          ...site.routes,
          { id: 'gallery', path: '/gallery', page: 'gallery' },
          ...examples.map(({ id }) => ({ id, path: `/gallery/${id}`, page: id })),
        ],
      },
      'menus/footer': { ...menu, items: [...menu.items, toGallery] },
      'pages/gallery': writeIndex(examples),
      ...Object.fromEntries(examples.map((example) => [`pages/${example.id}`, frameExample(example)])),
      ...Object.fromEntries(
        locales.map((path) => [
          path,
          {
            ...readExampleTexts(root),
            ...(documents['locales/EN'] as object),
            ...galleryTexts,
            ...(documents[path] as object),
          },
        ]),
      ),
    },
  };
};
