import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A node of a screen with its fragments put in, and what is around it, innermost last. */
interface Placed {
  readonly node: JsonObject;
  readonly around: readonly JsonObject[];
}
const place = (
  documents: SiteDocuments,
  value: Json | undefined,
  around: readonly JsonObject[],
): readonly Placed[] => {
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item) => place(documents, item, around));
  if (!isObject(value)) return [];
  const inside = typeof value['type'] === 'string' ? [...around, value] : around;
  const ownNodes = inside === around ? [] : [{ node: value, around }];
  const used = typeof value['use'] === 'string' ? value['use'].replace('fragment:', 'fragments/') : null;
  const fragment = used === null ? undefined : (documents[used] as JsonObject | undefined);
  return [
    ...ownNodes,
    ...place(documents, fragment?.['root'], inside),
    ...Object.values(value).flatMap((item) => place(documents, item, inside)),
  ];
};
const propOf = (node: JsonObject, name: string): Json | undefined =>
  isObject(node['props']) ? node['props'][name] : undefined;

/** Fields wider than these are hard to read across: labels at one edge and values at the other. */
const readingWidths: readonly Json[] = ['form', 'narrow'];
const listWideForms = (documents: SiteDocuments): readonly string[] =>
  pagesOf(documents).flatMap(([page, document]) =>
    place(documents, document['root'], [])
      .filter(({ node }) => node['type'] === 'SchemaForm' || node['type'] === 'Form')
      .filter(({ around }) => {
        const width = around.map((node) => propOf(node, 'width')).findLast((one) => one !== undefined);
        return !around.some(({ type }) => type === 'Modal') && !readingWidths.includes(width ?? 'page');
      })
      .map(({ node }) => `${page} ${toText(node['id'])}`),
  );

const pagesOf = (documents: SiteDocuments): readonly (readonly [string, JsonObject])[] =>
  Object.entries(documents).flatMap(([path, document]) =>
    path.startsWith('pages/') ? [[path, document as JsonObject] as const] : [],
  );

const isSolid = (node: JsonObject): boolean =>
  (node['type'] === 'Button'
    ? (propOf(node, 'variant') ?? 'solid') === 'solid'
    : node['type'] === 'Link' && propOf(node, 'variant') === 'button') &&
  (propOf(node, 'tone') ?? 'brand') === 'brand';
/** The balance of the wallet: by its own component, or as any amount. */
const isBalance = (node: JsonObject): boolean =>
  node['type'] === 'BalanceWidget' || JSON.stringify(node['props'] ?? null).includes('"wallet.balance"');
const leadsTo = (node: JsonObject, route: string): boolean =>
  JSON.stringify(node['on'] ?? null).includes(`"do":"navigate","to":"${route}"`) ||
  propOf(node, 'route') === route;

/** Main buttons of a page that say what the header of the same page says already. */
const listRepeated = (documents: SiteDocuments): readonly string[] =>
  pagesOf(documents).flatMap(([page, document]) => {
    const chrome = document['chrome'];
    if (!isObject(chrome) || chrome['header'] !== true) return [];
    return place(documents, document['root'], [])
      .filter(({ node }) => (isSolid(node) && leadsTo(node, 'deposit')) || isBalance(node))
      .map(({ node }) => `${page} ${toText(node['id'])}`);
  });

interface Entry {
  readonly icon: string;
  /** What it is for: its words, of one family where entries are kinds of the same thing. */
  readonly meaning: string;
}
const listEntries = (value: Json | undefined): readonly Entry[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(listEntries);
  if (!isObject(value)) return [];
  const { icon, label } = value;
  const words = isObject(label) && typeof label['$t'] === 'string' ? label['$t'] : '';
  const meaning = words.startsWith('lottery.') ? 'lottery' : words;
  return [
    ...(typeof icon === 'string' && words !== '' ? [{ icon, meaning }] : []),
    ...Object.values(value).flatMap(listEntries),
  ];
};
/** Drawings of menus that stand for two things, and things that have two drawings. */
const listAmbiguous = (documents: SiteDocuments): readonly string[] => {
  const menus = Object.entries(documents).filter(([path]) => path.startsWith('menus/'));
  const entries = menus.flatMap(([, menu]) => listEntries(menu as Json));
  const pairs = [...new Set(entries.map(({ icon, meaning }) => `${icon} ${meaning}`))].map(
    (pair) => pair.split(' ') as [icon: string, meaning: string],
  );
  return pairs
    .filter(([icon, meaning]) => pairs.some(([one, other]) => (one === icon) !== (other === meaning)))
    .map((pair) => pair.join(' '))
    .sort();
};

let documents: SiteDocuments;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '../..')));
});
const change = (page: string, from: string, to: string): SiteDocuments => {
  const text = JSON.stringify(documents[page]);
  expect(text).toContain(from);
  return { ...documents, [page]: JSON.parse(text.replaceAll(from, () => to)) as unknown };
};

describe('a page', () => {
  it('has its forms at reading width', () => {
    expect(listWideForms(documents)).toEqual([]);
  });
  it('is found with a form across all of it', () => {
    const wide = change('pages/register', '"width":"form"', '"width":"page"');
    expect(listWideForms(wide).map((line) => line.split(' ')[0])).toContain('pages/register');
  });

  it('shows the balance and the main button to deposit once, in the header', () => {
    expect(listRepeated(documents)).toEqual([]);
  });
  it('is found with a second button to deposit, and with the balance as an amount', () => {
    const levels = '"props":{"route":"levels","variant":"text"}';
    const deposit = change('pages/member', levels, '"props":{"route":"deposit","variant":"button"}');
    expect(listRepeated(deposit)).toEqual(['pages/member to-levels']);
    const amount = change(
      'pages/levels',
      '"var":"data.progress.totalTurnover.actual"',
      '"var":"wallet.balance"',
    );
    expect(listRepeated(amount).length).toBeGreaterThan(0);
  });

  it('has one drawing for one thing in all of its menus', () => {
    expect(listAmbiguous(documents)).toEqual([]);
  });
  it('is found with one drawing for two things, or two for one', () => {
    const shared = change('menus/side', '"icon":"lifebuoy"', '"icon":"bell"');
    expect(listAmbiguous(shared)).toEqual(['bell nav.care', 'bell nav.notices', 'lifebuoy nav.care']);
  });
});
