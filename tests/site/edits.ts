import type { SiteDocuments } from '../../src/protocol/document/document.ts';

type Part = Readonly<Record<string, unknown>>;

/** A change of one document of the default site that no check has seen before. It breaks nothing. */
export interface SiteEdit {
  readonly what: string;
  readonly path: string;
  /** Another `turn` is another change. */
  readonly change: (document: Part, turn: number) => Part;
}

const box = (turn: number, children: unknown): Part => ({ type: 'Box', id: `edit-${turn}`, children });
const wrapRoot: SiteEdit['change'] = (document, turn) => ({
  ...document,
  root: box(turn, [document['root']]),
});
/** The frame of a modal stays the outermost. */
const wrapChildren: SiteEdit['change'] = (document, turn) => {
  const root = document['root'] as Part;
  return { ...document, root: { ...root, children: [box(turn, root['children'])] } };
};
const renameFirst: SiteEdit['change'] = (document, turn) => {
  const [first, ...others] = document['items'] as readonly Part[];
  return { ...document, items: [{ ...first, id: `first-${turn}` }, ...others] };
};
const addRoute: SiteEdit['change'] = (document, turn) => ({
  ...document,
  routes: [
    ...(document['routes'] as readonly Part[]),
    { id: `edit-${turn}`, path: `/edit-${turn}`, page: 'help' },
  ],
});
/** The first of the routes that give their page constants gives another one. */
const giveOther: SiteEdit['change'] = (document, turn) => {
  const routes = document['routes'] as readonly Part[];
  const first = routes.findIndex(({ page }) => page === 'lobby');
  const given = { ...(routes[first]?.['with'] as Part), gameClassify: `C${turn}` };
  return { ...document, routes: routes.with(first, { ...routes[first], with: given }) };
};
const set =
  (keys: readonly string[], make: (turn: number) => unknown): SiteEdit['change'] =>
  (document, turn) => {
    const [key = '', ...rest] = keys;
    const inner = document[key] as Part;
    return { ...document, [key]: rest.length === 0 ? make(turn) : set(rest, make)(inner, turn) };
  };

/** One change or more of every kind of document. */
export const siteEdits: readonly SiteEdit[] = [
  { what: 'home page', path: 'pages/home', change: wrapRoot },
  { what: 'lobby page', path: 'pages/lobby', change: wrapRoot },
  { what: 'registration page', path: 'pages/register', change: wrapRoot },
  { what: 'modal', path: 'modals/activity', change: wrapChildren },
  { what: 'fragment of pages', path: 'fragments/game-row', change: wrapRoot },
  { what: 'fragment of a flow', path: 'fragments/login-form', change: wrapRoot },
  { what: 'fragment of the shell', path: 'fragments/footer', change: wrapRoot },
  { what: 'menu', path: 'menus/header', change: renameFirst },
  {
    what: 'texts of a language',
    path: 'locales/EN',
    change: set(['home.title'], (turn) => `{{brand}} ${turn}`),
  },
  {
    what: 'registration fields',
    path: 'settings/register-fields',
    change: set(['fields', 'username', 'maxLength'], (turn) => 13 + turn),
  },
  { what: 'limits', path: 'settings/limits', change: set(['smsResendSeconds'], (turn) => 61 + turn) },
  { what: 'brand', path: 'settings/brand', change: set(['copyrightYear'], (turn) => 2_000 + turn) },
  {
    what: 'theme',
    path: 'themes/default',
    change: set(['tokens', 'radii', 'md'], (turn) => `0.${600 + turn}rem`),
  },
  {
    what: 'form',
    path: 'forms/login.schema',
    change: set(['properties', 'username', 'maxLength'], (turn) => 40 + turn),
  },
  { what: 'site', path: 'site', change: set(['name'], (turn) => `Lumina ${turn}`) },
  { what: 'routes of the site', path: 'site', change: addRoute },
  { what: 'constants of a route', path: 'site', change: giveOther },
];

/** The site with one document changed. */
export const editSite = (
  documents: SiteDocuments,
  { path, change }: SiteEdit,
  turn: number,
): SiteDocuments => {
  const document = documents[path];
  if (typeof document !== 'object' || document === null) throw new Error(`expects a document ${path}`);
  return { ...documents, [path]: change(document as Part, turn) };
};
