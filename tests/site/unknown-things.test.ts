import { expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import type { Json, JsonObject } from '../../src/protocol/json.ts';

/** Names in an address that are of one thing, which may be missing or another's. */
const names = ['id', 'account', 'parent', 'game', 'order'];
/** Pages that say it in another way. */
const others: Readonly<Record<string, string>> = {
  'agent-link': 'an empty list of links is a link that is not there',
  'agent-downline': 'its flows look for the member first, and end where there is none',
  deposit: 'an order that is not there leaves the choice of a method',
  game: 'the refusals of a game say it, without another try',
};
const read = (page: string): JsonObject =>
  JSON.parse(readFileSync(`layouts/pages/${page}.json`, 'utf8')) as JsonObject;
const listPaths = (value: Json | undefined): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(listPaths);
  return typeof value === 'object' && value !== null
    ? Object.values(value as JsonObject).flatMap(listPaths)
    : [];
};
/** Whether a page asks for one thing by its address. */
const asksForOne = ({ data, machines }: JsonObject): boolean =>
  listPaths([data ?? null, machines ?? null]).some((path) =>
    names.some((name) => path === `route.query.${name}`),
  );
const saysUnknown = ({ rules }: JsonObject): boolean =>
  typeof rules === 'object' && rules !== null && 'unknown' in rules;
/** Shown where the address names nothing at all. */
const isForNone = (show: Json | undefined): boolean =>
  JSON.stringify(show ?? null).startsWith('{"!":{"var":"route.query.');
/** Parts that would still be in sight around the sentence: those of no flow, and not of the page's head. */
const listLeft = (page: JsonObject): readonly string[] => {
  const root = page['root'] as { readonly children: readonly { readonly children: readonly JsonObject[] }[] };
  const rows = root.children[0]?.children ?? [];
  return rows
    .filter(
      ({ id, in: state, type }) =>
        state === undefined && type !== 'NavMenu' && !/head|back|unknown/.test(id as string),
    )
    .filter(({ show }) => !listPaths(show).includes('rule.unknown') && !isForNone(show))
    .map(({ id }) => id as string);
};
/** The one part of each that holds its flow, and shows the failure. */
const holders = ['card', 'steps'];
const pages = readdirSync('layouts/pages').map((name) => name.replace('.json', ''));

it('every page for one thing of its address says in one sentence that it is not there', () => {
  const asking = pages.filter((page) => asksForOne(read(page)));
  expect(asking.length).toBeGreaterThan(12);
  expect(asking.filter((page) => !saysUnknown(read(page)) && !(page in others))).toEqual([]);
  expect(Object.keys(others).filter((page) => !asking.includes(page) || saysUnknown(read(page)))).toEqual([]);
});

it('and shows nothing else then', () => {
  const left = pages
    .filter((page) => saysUnknown(read(page)))
    .flatMap((page) => listLeft(read(page)).map((id) => `${page} ${id}`));
  expect(left.filter((place) => !holders.some((id) => place.endsWith(` ${id}`)))).toEqual([]);
});

it('is missing on a page that only loads', () => {
  const data = {
    detail: { call: 'withdrawals.detail', with: { id: { $e: { var: ['route.query.id', ''] } } } },
  };
  const card = { type: 'Card', id: 'facts' };
  const planted: JsonObject = { data, root: { children: [{ children: [card] }] } };
  expect([asksForOne(planted), saysUnknown(planted), listLeft(planted)]).toEqual([true, false, ['facts']]);
});
