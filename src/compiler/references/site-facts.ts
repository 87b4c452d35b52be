import type { SiteDocument, ValueObject } from '../../protocol/document/document.ts';

/** A route as an action or a link sees it. */
interface RouteFacts {
  readonly path: string;
  readonly page: string;
}
/** A route as the page sees it that is compiled for it. */
export interface PageRoute {
  readonly index: number;
  readonly id: string;
  readonly paths: readonly string[];
  readonly with: ValueObject;
}
/** What a screen may ask of the site document. Every question can be put to another site too. */
export interface SiteFacts {
  findRoute(this: void, id: string): RouteFacts | null;
  /** Ids of all routes. */
  listRoutes(this: void): readonly string[];
  /** Ids of the routes whose path is below another one: `/member/security` is below `/member`. */
  listBelow(this: void, path: string): readonly string[];
  /** Paths and aliases of the routes that show a page as it is written. */
  listPathsTo(this: void, page: string): readonly string[];
  /** The only route that shows a page as it is written; null where there are none or several. */
  findOnlyRoute(this: void, page: string): string | null;
  /** Routes that give a page constants. */
  listVariants(this: void, page: string): readonly PageRoute[];
  listHosts(this: void): readonly string[];
  /** Code of the site's own language. */
  readLanguage(this: void): string | null;
}

type Route = SiteDocument['routes'][number];

/** The paths of a route, the one that links use first. */
export const listPaths = ({ path, aliases = [] }: Route): readonly string[] => [path, ...aliases];
/** A route with its place in the list of all. */
type PlacedRoute = readonly [index: number, route: Route];

/** The routes of each page, in their order. */
export const groupByPage = (routes: readonly Route[]): ReadonlyMap<string, readonly PlacedRoute[]> => {
  const groups = new Map<string, PlacedRoute[]>();
  for (const placed of routes.entries()) {
    const [, { page }] = placed;
    const group = groups.get(page) ?? [];
    groups.set(page, group);
    group.push(placed);
  }
  return groups;
};

const answer = ({
  routes,
  externalHosts,
  defaultLocale,
}: Pick<SiteDocument, 'routes' | 'externalHosts'> & {
  readonly defaultLocale: string | null;
}): SiteFacts => {
  const byId = new Map(routes.toReversed().map((route) => [route.id, route]));
  const byPage = groupByPage(routes);
  const listPlain = (page: string): readonly Route[] =>
    (byPage.get(page) ?? []).flatMap(([, route]) => (route.with === undefined ? [route] : []));
  return {
    findRoute: (id) => {
      const match = byId.get(id);
      return match === undefined ? null : { path: match.path, page: match.page };
    },
    listRoutes: () => routes.map(({ id }) => id),
    listBelow: (path) => routes.filter((route) => route.path.startsWith(`${path}/`)).map(({ id }) => id),
    listPathsTo: (page) => listPlain(page).flatMap(listPaths),
    findOnlyRoute: (page) => {
      const [first, ...others] = listPlain(page);
      return first === undefined || others.length > 0 ? null : first.id;
    },
    listVariants: (page) =>
      (byPage.get(page) ?? []).flatMap(([index, route]) =>
        route.with === undefined ? [] : [{ index, id: route.id, paths: listPaths(route), with: route.with }],
      ),
    listHosts: () => externalHosts,
    readLanguage: () => defaultLocale,
  };
};
/** Facts of a missing site. */
const noFacts = answer({ routes: [], externalHosts: [], defaultLocale: null });

/** A document that did not change is the same object, and so are its facts then. */
const knownFacts = new WeakMap<SiteDocument, SiteFacts>();

export const readSiteFacts = (site: SiteDocument | null): SiteFacts => {
  if (site === null) return noFacts;
  const facts = knownFacts.get(site) ?? answer(site);
  knownFacts.set(site, facts);
  return facts;
};

/** Facts that are noted as they are asked for. */
export interface RecordedSiteFacts extends SiteFacts {
  /** Whether everything that was asked has the same answer there. */
  isSame(this: void, facts: SiteFacts): boolean;
}

interface RecordedAnswer {
  readonly question: (facts: SiteFacts) => unknown;
  readonly answer: string;
}

export const recordSiteFacts = (facts: SiteFacts): RecordedSiteFacts => {
  const asked = new Map<string, RecordedAnswer>();
  const ask = <Answer>(name: string, question: (facts: SiteFacts) => Answer): Answer => {
    const value = question(facts);
    asked.set(name, { question, answer: JSON.stringify(value) });
    return value;
  };
  return {
    findRoute: (id) => ask(`route ${id}`, (site) => site.findRoute(id)),
    listRoutes: () => ask('routes', (site) => site.listRoutes()),
    listBelow: (path) => ask(`routes below ${path}`, (site) => site.listBelow(path)),
    listPathsTo: (page) => ask(`paths to ${page}`, (site) => site.listPathsTo(page)),
    findOnlyRoute: (page) => ask(`only route to ${page}`, (site) => site.findOnlyRoute(page)),
    listVariants: (page) => ask(`routes that give ${page}`, (site) => site.listVariants(page)),
    listHosts: () => ask('hosts', (site) => site.listHosts()),
    readLanguage: () => ask('language', (site) => site.readLanguage()),
    isSame: (now) =>
      now === facts ||
      [...asked.values()].every((entry) => JSON.stringify(entry.question(now)) === entry.answer),
  };
};
