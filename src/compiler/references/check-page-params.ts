import type { PageDocument, SiteDocument } from '../../protocol/document/document.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import { renameKey } from '../fixes/make-fix.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import { listNames, suggestName } from '../suggest.ts';
import { listPathParams } from './route-params.ts';
import { groupByPage, listPaths } from './site-facts.ts';

type Route = SiteDocument['routes'][number];

const listBrought = (route: Route): readonly string[] => [
  ...listPaths(route).flatMap(listPathParams),
  ...Object.keys(route.with ?? {}),
];

/** What a route gives has to be a parameter of its page, and none that the path brings as well. */
const checkGiven = (log: IssueLog, page: PageDocument, route: Route, index: number): void => {
  const given = Object.keys(route.with ?? {});
  const paramNames = Object.keys(page.params ?? {});
  const inPath = listPaths(route).flatMap(listPathParams);
  for (const name of given) {
    const place = ['routes', index, 'with', name];
    if (!paramNames.includes(name))
      log.report(
        'param.unknown',
        { document: 'site', place },
        `The page "${page.id}" has no parameter "${name}"; it has ${listNames(paramNames)}.${suggestName(name, paramNames)}`,
        renameKey(place, paramNames, given),
      );
    else if (inPath.includes(name))
      log.report(
        'reference.route-parameters',
        { document: 'site', place },
        `The path of the route "${route.id}" brings "${name}" already; take it out of one of the two.`,
      );
  }
};

/** Where one route gives a page a constant, every route to it has to bring the same parameter. */
const checkNeeded = (
  log: IssueLog,
  page: PageDocument,
  route: Route,
  index: number,
  constants: ReadonlySet<string>,
): void => {
  const brought = listBrought(route);
  for (const [name, schema] of Object.entries((page.params ?? {}) as Readonly<Record<string, JsonSchema>>)) {
    if (schema.default !== undefined || brought.includes(name) || !constants.has(name)) continue;
    log.report(
      'param.missing',
      { document: 'site', place: ['routes', index] },
      `The page "${page.id}" needs the parameter "${name}": give it in "with" of the route "${route.id}".`,
    );
  }
};

const checkBrought = (log: IssueLog, page: PageDocument, brought: readonly string[]): void => {
  for (const [name, schema] of Object.entries((page.params ?? {}) as Readonly<Record<string, JsonSchema>>)) {
    if (brought.includes(name) || schema.default !== undefined) continue;
    const place = ['params', name];
    log.report(
      'reference.route-parameters',
      { document: `pages/${page.id}`, place },
      `No route to the page "${page.id}" has ":${name}" in its path or "${name}" in its "with"; they have ${listNames(brought)}.${suggestName(name, brought)}`,
      renameKey(place, brought, Object.keys(page.params ?? {})),
    );
  }
};

/** A page can only read what its routes bring, and a route can only give what its page reads. */
export const checkPageParams = (
  log: IssueLog,
  documents: Pick<SiteDocumentsByKind, 'pages'>,
  site: SiteDocument,
): void => {
  const byPage = groupByPage(site.routes);
  for (const page of documents.pages.values()) {
    const routes = byPage.get(page.id) ?? [];
    const constants = new Set(routes.flatMap(([, route]) => Object.keys(route.with ?? {})));
    checkBrought(log, page, [...new Set(routes.flatMap(([, route]) => listBrought(route)))]);
    for (const [index, route] of routes) {
      checkGiven(log, page, route, index);
      checkNeeded(log, page, route, index, constants);
    }
  }
};
