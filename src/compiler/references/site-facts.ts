import type { SiteDocument } from '../../protocol/document.ts';

/** A route as an action or a link sees it. */
interface RouteFacts {
  readonly path: string;
  readonly page: string;
}
/** What a screen may ask of the site document. Every question can be put to another site too. */
export interface SiteFacts {
  findRoute(this: void, id: string): RouteFacts | null;
  /** Ids of all routes. */
  listRoutes(this: void): readonly string[];
  /** Paths and aliases of the routes to a page. */
  listPathsTo(this: void, page: string): readonly string[];
  listHosts(this: void): readonly string[];
  /** Code of the site's own language. */
  readLanguage(this: void): string | null;
}

const answer = ({
  routes,
  externalHosts,
  defaultLocale,
}: Pick<SiteDocument, 'routes' | 'externalHosts'> & {
  readonly defaultLocale: string | null;
}): SiteFacts => ({
  findRoute: (id) => {
    const found = routes.find((route) => route.id === id);
    return found === undefined ? null : { path: found.path, page: found.page };
  },
  listRoutes: () => routes.map(({ id }) => id),
  listPathsTo: (page) =>
    routes.filter((route) => route.page === page).flatMap(({ path, aliases = [] }) => [path, ...aliases]),
  listHosts: () => externalHosts,
  readLanguage: () => defaultLocale,
});
/** Of a site that is not there. */
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
export interface NotedSiteFacts extends SiteFacts {
  /** Whether everything that was asked has the same answer there. */
  isSame(this: void, facts: SiteFacts): boolean;
}

interface Asked {
  readonly question: (facts: SiteFacts) => unknown;
  readonly answer: string;
}

export const noteSiteFacts = (facts: SiteFacts): NotedSiteFacts => {
  const asked = new Map<string, Asked>();
  const ask = <Answer>(name: string, question: (facts: SiteFacts) => Answer): Answer => {
    const found = question(facts);
    asked.set(name, { question, answer: JSON.stringify(found) });
    return found;
  };
  return {
    findRoute: (id) => ask(`route ${id}`, (site) => site.findRoute(id)),
    listRoutes: () => ask('routes', (site) => site.listRoutes()),
    listPathsTo: (page) => ask(`paths to ${page}`, (site) => site.listPathsTo(page)),
    listHosts: () => ask('hosts', (site) => site.listHosts()),
    readLanguage: () => ask('language', (site) => site.readLanguage()),
    isSame: (now) =>
      now === facts ||
      [...asked.values()].every((known) => JSON.stringify(known.question(now)) === known.answer),
  };
};
