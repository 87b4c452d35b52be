import type { SiteDocument } from '../../protocol/document.ts';
import type { IssueLog } from '../issue-log.ts';
import { listKnownIds, type SiteDocumentsByKind } from '../site-index.ts';
import { listNames, suggestName } from '../suggest.ts';

const document = 'site';

const checkRoutes = (log: IssueLog, site: SiteDocument, pages: readonly string[]): void => {
  const ids = new Set<string>();
  const paths = new Map<string, string>();
  for (const [index, route] of site.routes.entries()) {
    const place = ['routes', index];
    if (ids.has(route.id)) {
      log.report(
        'reference.duplicate-id',
        { document, place: [...place, 'id'] },
        `The route id "${route.id}" is used twice.`,
      );
    }
    ids.add(route.id);
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      const owner = paths.get(path.toLowerCase());
      if (owner !== undefined) {
        log.report(
          'reference.route-conflict',
          { document, place },
          `The path "${path}" leads to "${owner}" already.`,
        );
      }
      paths.set(path.toLowerCase(), route.id);
    }
    if (pages.includes(route.page)) continue;
    log.report(
      'reference.page-unknown',
      { document, place: [...place, 'page'] },
      `There is no page "${route.page}"; there is ${listNames(pages)}.${suggestName(route.page, pages)}`,
    );
  }
};

const checkLocales = (log: IssueLog, site: SiteDocument): void => {
  const enabled = site.locales.filter((locale) => locale.enabled).map((locale) => locale.code);
  const codes = new Set<string>();
  for (const [index, locale] of site.locales.entries()) {
    if (codes.has(locale.code)) {
      log.report(
        'reference.duplicate-id',
        { document, place: ['locales', index, 'code'] },
        `The language ${locale.code} is listed twice.`,
      );
    }
    codes.add(locale.code);
  }
  if (enabled.includes(site.defaultLocale)) return;
  log.report(
    'reference.locale-unknown',
    { document, place: ['defaultLocale'] },
    `"${site.defaultLocale}" is no enabled language; there is ${listNames(enabled)}.`,
  );
};

/** Checks what the site document says about pages and languages. */
export const checkSite = (log: IssueLog, documents: SiteDocumentsByKind): void => {
  if (documents.site === null) return;
  checkRoutes(log, documents.site, listKnownIds(documents, 'pages'));
  checkLocales(log, documents.site);
};
