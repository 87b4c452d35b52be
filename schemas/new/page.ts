import { printDocument } from '../../src/notation/print-document.ts';
import { addWords, changeJson, RefusedName, writeWordsTest, type Kind } from './scaffold.ts';

interface Route {
  readonly id: string;
  readonly path: string;
}

export const page: Kind = {
  pattern: /^[a-z]+(-[a-z]+)*$/,
  example: 'gift-cards',
  make: (root, id) => {
    const keys = [`${id}.title`, `${id}.text`];
    return {
      added: {
        [`layouts/pages/${id}.json`]: printDocument(`pages/${id}`, {
          $schema: '../../schemas/layout/page.schema.json',
          language: 1,
          id,
          title: { $t: `${id}.title` },
          access: 'anyone',
          chrome: { header: true, sideMenu: true, footer: true },
          root: {
            type: 'Container',
            id: 'page',
            children: [
              { type: 'Heading', id: 'title', props: { level: 1 }, children: [{ $t: `${id}.title` }] },
              { type: 'Text', id: 'text', children: [{ $t: `${id}.text` }] },
            ],
          },
        }),
        [`tests/site/things/page-${id}.test.ts`]: writeWordsTest(`the page ${id}`, keys),
      },
      changed: {
        'layouts/site.json': changeJson(root, 'layouts/site.json', (site) => {
          const routes = site['routes'] as Route[];
          if (routes.some((route) => route.id === id || route.path === `/${id}`))
            throw new RefusedName(`layouts/site.json has a route ${id} already. Choose another name.`);
          routes.push({ id, path: `/${id}`, page: id } as Route);
        }),
        'layouts/menus/footer.json': changeJson(root, 'layouts/menus/footer.json', (menu) => {
          const items = menu['items'] as unknown[];
          items.push({ id, label: { $t: `${id}.title` }, do: [{ do: 'navigate', to: id }] });
        }),
        ...addWords(root, { [`${id}.title`]: 'the title', [`${id}.text`]: 'what the page says' }),
      },
      next: [
        `Write layouts/pages/${id}.json and its words in locales/: npx vitest run tests/site/things/page-${id}.test.ts`,
        'Its entry in layouts/menus/footer.json may go to another menu. Check the site: npm run site -- check',
      ],
    };
  },
};
