import type { SiteDocument } from '../../protocol/document/document.ts';
import type { PageNeed } from '../catalogue.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';

type Documents = Pick<SiteDocumentsByKind, 'site' | 'pages' | 'modals' | 'shell' | 'known'>;

const isMeant = ({ where }: PageNeed, { pages, modals, shell }: Documents): boolean => {
  if (where === undefined) return true;
  if ('access' in where) return [...pages.values()].some(({ access }) => where.access.includes(access));
  const screens = [...pages.values(), ...modals.values(), ...(shell === null ? [] : [shell])];
  return screens.some(({ machines = {} }) =>
    Object.values(machines).some(({ use }) => use === where.machine),
  );
};

/** Whether visitors come to a page at a path. A route to a page that is missing is said where it is. */
const isReached = (path: string, site: SiteDocument, pages: SiteDocumentsByKind['pages']): boolean =>
  site.routes.some((route) => {
    if (route.path !== path && route.aliases?.includes(path) !== true) return false;
    const access = pages.get(route.page)?.access ?? 'anyone';
    return access === 'anyone' || access === 'visitor';
  });

/**
 * Holds a site to the pages that the program opens itself. No link leads to most of them, so nothing
 * else notices that one is gone.
 */
export const checkNeeds = (log: IssueLog, documents: Documents, needs: readonly PageNeed[]): void => {
  const { site, pages, known } = documents;
  if (site === null) return;
  for (const need of needs) {
    if (!isMeant(need, documents)) continue;
    const { at, without } = need;
    if ('page' in at) {
      if (!known.has(`pages/${at.page}`))
        log.report(
          'reference.page-needed',
          { document: `pages/${at.page}`, place: [] },
          `The portal itself shows the page "${at.page}", and there is none: ${without}.`,
        );
    } else if (!isReached(at.path, site, pages))
      log.report(
        'reference.page-needed',
        { document: 'site', place: ['routes'] },
        `The path "${at.path}" leads to no page that visitors may see: ${without}.`,
      );
  }
};
