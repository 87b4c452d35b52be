import type { SiteDocument, SiteDocuments } from '../../src/protocol/document/document.ts';

type Part = Readonly<Record<string, unknown>>;
type Route = SiteDocument['routes'][number];

/**
 * Pages with promises about money are in a site once: each copy would need the same promises. So is registration:
 * what is published in measures is a field of its form, and ten pages that show it would be ten times the change.
 */
const once = /deposit|withdraw|receipt|register/;

/** Each page has copies, and each copy a link to the next one: a page that nobody comes to is a finding. */
const copyPage = (page: Part, routes: readonly Route[], turn: number, times: number): Part => {
  const links = routes.map(({ id }, index) => ({
    type: 'Link',
    id: `to-copy-${index}`,
    props: { route: `${id}-copy${turn + 1}` },
    children: [{ $t: 'nav.deposit' }],
  }));
  const root = { type: 'Box', id: 'with-copies', children: [page['root'], ...(turn < times ? links : [])] };
  return turn === 1 ? { ...page, root } : { ...page, id: `${String(page['id'])}-copy${turn}`, root };
};
const copyRoute = ({ aliases: _, ...route }: Route, turn: number): Route => ({
  ...route,
  id: `${route.id}-copy${turn}`,
  path: `/copy${turn}${route.path === '/' ? '' : route.path}`,
  page: `${route.page}-copy${turn}`,
});

/** A site with so many times the pages of another one, all of them well and all of them reached. */
export const multiplySite = (documents: SiteDocuments, times: number): SiteDocuments => {
  const site = documents['site'] as SiteDocument;
  const made: Record<string, unknown> = { ...documents };
  const routes: Route[] = [...site.routes];
  for (const [path, document] of Object.entries(documents)) {
    const ownRoutes = site.routes.filter(({ page }) => path === `pages/${page}`);
    if (ownRoutes.length === 0 || once.test(path)) continue;
    for (let turn = 1; turn <= times; turn += 1) {
      const copy = copyPage(document as Part, ownRoutes, turn, times);
      made[`pages/${String(copy['id'])}`] = copy;
      if (turn > 1) routes.push(...ownRoutes.map((route) => copyRoute(route, turn)));
    }
  }
  made['site'] = { ...site, routes };
  return made;
};
