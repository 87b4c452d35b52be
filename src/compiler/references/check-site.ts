import type { SiteDocument } from '../../protocol/document/document.ts';
import { renameTwice, renameValue, takeOut } from '../fixes/make-fix.ts';
import type { IssueLog } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import { isServerPath } from '../../protocol/address/server-paths.ts';
import { listKnownIds, type SiteDocumentsByKind } from '../documents-by-kind.ts';
import { listNames, suggestName } from '../suggest.ts';
import { checkLanguages } from './check-locales.ts';
import { checkPageParams } from './check-page-params.ts';

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
        renameTwice(route.id, (id) => site.routes.some((other) => other.id === id)),
      );
    }
    ids.add(route.id);
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      // Whatever a parameter is called, it takes the same.
      const shape = path.toLowerCase().replaceAll(/:[^/]+/g, ':');
      const owner = paths.get(shape);
      if (owner !== undefined) {
        log.report(
          'reference.route-conflict',
          { document, place },
          `The path "${path}" leads to "${owner}" already.`,
        );
      }
      paths.set(shape, route.id);
      if (isServerPath(path))
        log.report(
          'reference.route-reserved',
          { document, place },
          `The path "${path}" belongs to the server, which never asks the site about it; choose another.`,
        );
    }
    if (pages.includes(route.page)) continue;
    const nearest = renameValue(route.page, pages);
    log.report(
      'reference.page-unknown',
      { document, place: [...place, 'page'] },
      `There is no page "${route.page}"; there is ${listNames(pages)}.${suggestName(route.page, pages)}`,
      nearest,
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
        takeOut(['locales', index]),
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

/** A module that occurs twice could be both on and off. */
export const checkModules = (log: IssueLog, documents: Pick<SiteDocumentsByKind, 'settings'>): void => {
  const ids = new Set<string>();
  const visit = (value: unknown, place: Place): void => {
    if (typeof value !== 'object' || value === null) return;
    const { modId } = value as { readonly modId?: unknown };
    if (typeof modId === 'string') {
      if (ids.has(modId))
        log.report(
          'reference.duplicate-id',
          { document: 'settings/whitelabel', place: [...place, 'modId'] },
          `The module "${modId}" is in the tree twice; take one of them out.`,
          takeOut(place),
        );
      ids.add(modId);
    }
    for (const [key, inner] of Object.entries(value))
      visit(inner, [...place, Array.isArray(value) ? Number(key) : key]);
  };
  visit(documents.settings.get('whitelabel')?.tree, ['tree']);
};

/** Checks what the site document says about pages and languages. */
export const checkSite = (
  log: IssueLog,
  documents: Pick<SiteDocumentsByKind, 'site' | 'pages' | 'known'>,
): void => {
  if (documents.site === null) return;
  checkRoutes(log, documents.site, listKnownIds(documents, 'pages'));
  checkLocales(log, documents.site);
  checkPageParams(log, documents, documents.site);
  checkLanguages(log, documents.site);
};
