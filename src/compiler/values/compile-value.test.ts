import { expect, it } from 'vitest';
import { compileSite } from '../compile-site.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

it('refuses a text whose key is worked out by a rule, wherever a text may be an argument', async () => {
  const site = createTinySite();
  const home = site['pages/home'] as { readonly root: { readonly children: readonly object[] } };
  const chosen = { $t: { if: [true, 'home.title', 'nav.home'] } };
  const text = {
    type: 'Text',
    id: 'chosen',
    children: [{ $t: 'home.title', args: { name: chosen } }],
  };
  const { issues } = await compileSite(
    {
      ...site,
      'pages/home': { ...home, root: { ...home.root, children: [...home.root.children, text] } },
    },
    createTinyCatalogue(),
  );
  expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
    `shape.wrong-value /root/children/${home.root.children.length}/children/0/args/name/$t`,
  );
});
