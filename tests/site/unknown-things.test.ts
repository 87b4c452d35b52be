import { expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { machineContracts } from '../../src/machines/generated/contracts.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

/** Names in an address that are of one thing, which may be missing or another's. */
const names = ['id', 'account', 'parent', 'game', 'order'];
/** Pages that say it in another way. */
const others: Readonly<Record<string, string>> = {
  'agent-downline': 'its flows look for the member first, and end where there is none',
  game: 'the refusals of a game say it, without another try',
};
const read = (page: string): JsonObject =>
  JSON.parse(readTreeText(`layouts/pages/${page}.json`)) as JsonObject;
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
const hasRule = ({ rules }: JsonObject): boolean =>
  typeof rules === 'object' && rules !== null && 'unknown' in rules;
/** Flows with a state for what is not there. Where it is shown, and how it leads on, is the proof's to check. */
const seekers = machineContracts.filter(({ states }) => 'missing' in states).map(({ id }) => id);
const listFlows = ({ machines }: JsonObject): readonly string[] =>
  Object.values((machines ?? {}) as Readonly<Record<string, { readonly use: string }>>).map(({ use }) => use);
const saysUnknown = (page: JsonObject): boolean =>
  hasRule(page) || listFlows(page).some((flow) => seekers.includes(flow));
/** Shown where the address names nothing at all. */
const isForNone = (show: Json | undefined): boolean =>
  JSON.stringify(show ?? null).startsWith('{"!":{"var":"route.query.');
/** Rules by which a part is shown for a thing that is there alone. */
const doors = ['rule.unknown', 'rule.isThere'];
/** Parts that would still be in sight around the sentence: those of no flow, and not of the page's head. */
const listLeft = (page: JsonObject): readonly string[] => {
  const { children } = page['root'] as { readonly children: readonly JsonObject[] };
  const [only] = children;
  const rows = children.length === 1 ? (only?.['children'] as readonly JsonObject[]) : children;
  return rows
    .filter(
      ({ id, in: state, type }) =>
        state === undefined && type !== 'NavMenu' && !/head|back|unknown|confirm/.test(id as string),
    )
    .filter(({ show }) => !listPaths(show).some((path) => doors.includes(path)) && !isForNone(show))
    .map(({ id }) => id as string);
};
/** The part that holds the flow, and shows the sentence; a deposit's page leads on by its list of deposits. */
const holders = ['card', 'steps', 'deposit promises', 'deposit history'];
const pages = readdirSync('layouts/pages').map((name) => name.replace('.json', ''));

it('every page for one thing of its address says in one sentence that it is not there', () => {
  const asking = pages.filter((page) => asksForOne(read(page)));
  expect(asking.length).toBeGreaterThan(12);
  expect(asking.filter((page) => !saysUnknown(read(page)) && !(page in others))).toEqual([]);
  expect(Object.keys(others).filter((page) => !asking.includes(page) || hasRule(read(page)))).toEqual([]);
});

it('and shows nothing else then', () => {
  const left = pages
    .filter((page) => !(page in others) && asksForOne(read(page)) && saysUnknown(read(page)))
    .flatMap((page) => listLeft(read(page)).map((id) => `${page} ${id}`));
  expect(left.filter((place) => !holders.some((id) => ` ${place}`.endsWith(` ${id}`)))).toEqual([]);
});

it('is missing on a page that only loads', () => {
  const data = {
    detail: { call: 'withdrawals.detail', with: { id: { $e: { var: ['route.query.id', ''] } } } },
  };
  const card = { type: 'Card', id: 'facts' };
  const planted: JsonObject = { data, root: { children: [{ children: [card] }] } };
  expect([asksForOne(planted), saysUnknown(planted), listLeft(planted)]).toEqual([true, false, ['facts']]);
});

it('a flow whose call answers that a thing is not there has a state that says so, without another try', () => {
  const silent = machineContracts.flatMap(({ id, services, states }) =>
    Object.values(services)
      .flatMap(({ repeatable, outcomes }) => (repeatable === false ? [] : outcomes))
      .filter(
        ({ kind, value }) => kind === 'error' && /unknown|not-below/.test((value as { code: string }).code),
      )
      // Its page names the message settings beside the sentence.
      .filter(() => id !== 'promotionStop' && !('missing' in states))
      .map(({ name }) => `${id}: ${name}`),
  );
  expect(silent).toEqual([]);
});
