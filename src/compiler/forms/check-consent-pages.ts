import type { JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { CompiledScreen, CompiledSite } from '../../protocol/release/release.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import { sourceOfScreen } from '../../protocol/document/screen-id.ts';
import type { IssueLog } from '../issue-log.ts';
import { mayOpen, nameViewers, viewers } from '../access/page-access.ts';
import { listTextsOf, showsLegalText } from '../access/legal-texts.ts';
import { listNames } from '../suggest.ts';

interface Linked {
  readonly id: string;
  readonly name: string;
  readonly route: string;
  readonly place: readonly string[];
}
type Forms = SiteDocumentsByKind['forms'];

const readPart = (value: unknown, key: string): unknown => (isJsonObject(value) ? value[key] : undefined);

/** The links beside the fields of a form. */
const listLinks = (id: string, ui: JsonObject): readonly Linked[] =>
  Object.entries(ui).flatMap(([name, field]) => {
    const route = readPart(readPart(field, 'foyer:link'), 'route');
    return typeof route === 'string' ? [{ id, name, route, place: [name, 'foyer:link', 'route'] }] : [];
  });

/** Whether every page of the site was compiled, and whole. */
const areAllThere = ({ screens, known, areSound }: ConsentSite): boolean => {
  const there = new Set(screens.map(({ id }) => sourceOfScreen(id)));
  return (
    areSound &&
    [...known].every((path) => !path.startsWith('pages/') || there.has(path.slice('pages/'.length)))
  );
};

interface ConsentSite {
  readonly known: SiteDocumentsByKind['known'];
  /** Whether nothing of the screens was left out for a fault. */
  readonly areSound: boolean;
  readonly forms: Forms;
  readonly screens: readonly CompiledScreen[];
  readonly routes: CompiledSite['routes'];
}

/** The link leads to the page of the text that the box agrees to. */
const checkText = (
  log: IssueLog,
  site: ConsentSite,
  text: string,
  link: Linked,
  page: CompiledScreen,
): void => {
  const pages = site.screens.filter(({ kind }) => kind === 'page');
  const withText = pages.filter((each) => listTextsOf(each).has(text));
  // What a broken page would say is not known, and a site may have no legal texts yet.
  const isOpen = withText.length === 0 && !(areAllThere(site) && pages.some(showsLegalText));
  if (withText.includes(page) || isOpen) return;
  log.report(
    'form.consent',
    { document: `forms/${link.id}.ui`, place: [...link.place] },
    `"${link.name}" agrees to "${text}", and its link leads to the page "${page.id}", which does not have that text; ${withText.length === 0 ? `no page shows { "var": "settings.brand.legalTexts.${text}.version" }` : `${listNames(withText.map(({ id }) => id))} has`}.`,
  );
};

/** The people who fill in the form may open the page, on a break too where it has a legal text. */
const checkReaders = (log: IssueLog, site: ConsentSite, link: Linked, page: CompiledScreen): void => {
  const source = { document: `forms/${link.id}.ui`, place: [...link.place] };
  const filling = site.screens.filter(({ forms }) => forms.includes(link.id));
  const readers = viewers.filter((viewer) =>
    filling.some(({ kind, access }) => kind !== 'page' || mayOpen(access, viewer)),
  );
  const refused = readers.filter((viewer) => !mayOpen(page.access, viewer));
  if (refused.length > 0)
    log.report(
      'proof.link-refused',
      source,
      `"${link.name}" of the form "${link.id}" leads to the page "${page.id}", which is not for ${nameViewers(refused)}, who fill it in.`,
    );
};

/** Links beside the fields of forms: to the right page, and for those who see them. */
export const checkFormLinks = (log: IssueLog, site: ConsentSite): void => {
  for (const [id, { schema, ui }] of site.forms)
    for (const link of listLinks(id, ui)) {
      const pageId = site.routes.find((route) => route.id === link.route)?.page;
      const page = site.screens.find((screen) => screen.kind === 'page' && screen.id === pageId);
      if (page === undefined) continue;
      const text = readPart(readPart(readPart(schema, 'properties'), link.name), 'x-consent');
      if (typeof text === 'string') checkText(log, site, text, link, page);
      checkReaders(log, site, link, page);
    }
};
