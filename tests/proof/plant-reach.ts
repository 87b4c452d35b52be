import { findDuty } from '../../src/compiler/policies/duties.ts';
import { toPointer } from '../../src/compiler/pointer.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { sourceOfScreen } from '../../src/protocol/document/screen-id.ts';
import type { PlacedFault } from './placed-faults.ts';
import { addNode, type EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
type Place = readonly (string | number)[];
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const routesOf = (site: EditableSite): Part[] => (site['site']?.['routes'] ?? []) as Part[];

/** Whatever leads to one of the routes leads to another one instead. */
export const turnAway = (value: unknown, routes: readonly string[], other: string): void => {
  if (!isPart(value)) return;
  for (const [key, part] of Object.entries(value))
    // What is sent to a flow may have the name of a route.
    if (['route', 'to'].includes(key) && value['do'] !== 'send' && routes.includes(String(part)))
      value[key] = other;
    else turnAway(part, routes, other);
};

/** The flow of a break leads there itself (`openWithdrawals`). */
const ofFlows: ReadonlySet<string> = new Set(['withdraw']);
/** A page that a break closes. */
const closedPage = 'pages/point-mall';

/** Pages of duties to which a page leads that a break closes, and nothing else. */
const listBehindClosed = (
  site: EditableSite,
  pages: readonly CompiledScreen[],
  profile: Part,
): readonly PlacedFault[] => {
  const owed = new Set(
    pages.flatMap((page) =>
      page.access === 'member' && findDuty(page, profile as never) !== null ? [sourceOfScreen(page.id)] : [],
    ),
  );
  return [...owed]
    .filter((page) => !ofFlows.has(page))
    .map((page): PlacedFault => {
      const routes = routesOf(site).flatMap((route) => (route['page'] === page ? [String(route['id'])] : []));
      return {
        what: 'page of a duty behind one that a break closes',
        document: `pages/${page}`,
        pointer: '',
        plant: (copy) => {
          for (const path of Object.keys(copy))
            if (/^(?:pages|modals|menus|fragments|shell)\b/.test(path)) turnAway(copy[path], routes, 'home');
          addNode(copy, closedPage, 'page', {
            type: 'Link',
            id: 'planted-link',
            props: { route: routes[0] },
            children: [{ $t: 'nav.help' }],
          });
        },
        codes: /^proof\.page-unreachable$/,
        isAlone: true,
      };
    });
};

interface Named {
  readonly document: string;
  readonly place: Place;
}
/** Links and buttons whose name is their words. */
const listNamed = (document: string, value: unknown, place: Place): readonly Named[] => {
  if (!isPart(value)) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    key === 'props' ? [] : listNamed(document, part, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  const isNamed =
    ['Button', 'Link'].includes(String(value['type'])) &&
    value['repeat'] === undefined &&
    Array.isArray(value['children']);
  return isNamed ? [{ document, place }, ...inner] : inner;
};
const findAt = (site: EditableSite, { document, place }: Named): Part => {
  const found = place.reduce<unknown>((part, key) => (isPart(part) ? part[key] : undefined), site[document]);
  if (!isPart(found)) throw new Error(`expects a node at ${document} ${toPointer(place)}`);
  return found;
};
const picture = (name: string): Part => ({ type: 'Icon', id: 'planted-icon', props: { icon: name } });
/** What holds nothing that is read out. */
const wordless: Readonly<Record<string, () => readonly Part[]>> = {
  'an icon alone': () => [picture('close')],
  'an icon in a stack': () => [
    { type: 'Stack', id: 'planted-stack', props: { direction: 'row' }, children: [picture('search')] },
  ],
  'two icons': () => [picture('close'), { ...picture('search'), id: 'planted-other' }],
};

const listIcons = (site: EditableSite): readonly PlacedFault[] =>
  Object.keys(site)
    .filter((path) => /^(?:pages|modals|fragments)\//.test(path))
    .flatMap((path) => listNamed(path, site[path]?.['root'], ['root']))
    .flatMap((named) =>
      Object.entries(wordless).map(([what, children]): PlacedFault => ({
        what: `named by ${what}`,
        document: named.document,
        pointer: toPointer(named.place),
        plant: (copy) => {
          const node = findAt(copy, named);
          delete node['a11y'];
          delete (node['props'] as Part | undefined)?.['label'];
          node['children'] = children();
        },
        codes: /^accessibility\.name-missing$/,
      })),
    );

/** Faults of what people have to reach, and of names that are read out. */
export const listReachFaults = (
  site: EditableSite,
  pages: readonly CompiledScreen[],
): readonly PlacedFault[] => {
  const profile = site['settings/jurisdiction'] ?? {};
  return [...listBehindClosed(site, pages, profile), ...listIcons(site)];
};
