import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ApiOperations } from '../../src/protocol/generated/wire-types.ts';
import { openOnBreak } from '../../platform/protection/on-break.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const folder = join(fileURLToPath(new URL('../../', import.meta.url)), 'layouts');
const readJson = (path: string): JsonObject => JSON.parse(readTreeText(join(folder, path))) as JsonObject;

/** What nobody is invited to during a break: to pay in, to take an offer, to open another account. */
const offers: ReadonlySet<Json | undefined> = new Set(['deposit', 'promotions', 'register']);

/** Conditions that no member on a break meets: one that asks for the break, or for a visitor. */
const isShut = (show: Json | undefined): boolean =>
  /"member\.breakUntil"|"session\.state"\}, ?"visitor"/.test(JSON.stringify(show ?? null));

/** Events that ask the server for something, or open what does → the call that this ends in. */
const callOf: Readonly<Record<string, keyof ApiOperations>> = {
  'limit.edit': 'care.setLimit',
  'limit.confirm': 'care.confirmLimit',
  'limit.keep': 'care.keepLimit',
};
/** What changes nothing during a break: a stop that ends before it, and whatever the server refuses then. */
const vain: ReadonlySet<Json | undefined> = new Set([
  'take-break',
  // The server opens its call, and refuses that part of it: to have no limit is looser than any.
  'limit.remove',
  ...Object.keys(callOf).filter((event) => !openOnBreak.has(callOf[event] as keyof ApiOperations)),
]);

const isOffer = ({ do: what, to, modal, event, props }: JsonObject): boolean =>
  (what === 'navigate' && offers.has(to)) ||
  (what === 'open' && vain.has(modal)) ||
  (what === 'send' && vain.has(event)) ||
  offers.has((props as JsonObject | undefined)?.['route']);

/** Ids of the nodes and menu entries that lead to an offer, unless they or what is around them shut it. */
function findOffers(value: Json, id = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: Json) => findOffers(item, id));
  const node = value as JsonObject;
  if (isShut(node['show'])) return [];
  const name = typeof node['id'] === 'string' ? node['id'] : id;
  return [
    ...(isOffer(node) ? [name] : []),
    ...Object.values(node).flatMap((inner) => findOffers(inner, name)),
  ];
}

const documents = ['pages', 'menus', 'modals', 'fragments']
  .flatMap((part) => readdirSync(join(folder, part)).map((file) => `${part}/${file}`))
  .concat('shell.json');

/** Documents whose links invite nobody on a break; each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'modals/demo.json': 'ends the demo account, and a break is never of one',
  'fragments/login-form.json': 'is for visitors',
  'fragments/deposit-history.json': 'leads to another part of the list that it is',
  'pages/close-account.json': 'leads to the list of deposits that are still open',
};

/** A page that a break closes, or that no member sees. */
const isClosed = ({ closedOnBreak, access }: JsonObject): boolean =>
  closedOnBreak === true || access === 'visitor';

/** Sentences that a break makes untrue. */
const untrue: ReadonlySet<Json | undefined> = new Set(['care.text', 'breaks.text']);
function findUntrue(value: Json): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as JsonObject;
  if (isShut(node['show'])) return [];
  const key = node['$t'];
  return [
    ...(typeof key === 'string' && untrue.has(key) ? [key] : []),
    ...Object.values(node).flatMap((inner) => findUntrue(inner)),
  ];
}

describe('a member on a break', () => {
  it.each(documents)('reads in %s nothing that is only true before it', (path) => {
    const document = readJson(path);
    expect(isClosed(document) ? [] : findUntrue(document)).toEqual([]);
    expect(findUntrue({ props: { text: { $t: 'care.text' } } })).toEqual(['care.text']);
  });
  it.each(documents.filter((path) => elsewhere[path] === undefined))('is offered nothing by %s', (path) => {
    const document = readJson(path);
    expect(isClosed(document) ? [] : findOffers(document)).toEqual([]);
  });
  it('is told of offers by a node that nothing shuts, and not by one that a condition shuts', () => {
    const link = { id: 'pay', props: { route: 'deposit' } };
    expect(findOffers({ id: 'root', children: [link] })).toEqual(['pay']);
    expect(findOffers({ show: { '!': { var: 'member.breakUntil' } }, children: [link] })).toEqual([]);
    const stop = { id: 'stop', on: { press: [{ do: 'open', modal: 'take-break' }] } };
    const send = (id: string, event: string) => ({
      id,
      on: { press: [{ do: 'send', to: 'limits', event }] },
    });
    const confirm = send('confirm', 'limit.confirm');
    expect(findOffers([stop, confirm, send('none', 'limit.remove')])).toEqual(['stop', 'confirm', 'none']);
    // A break leaves open to set a limit, and to keep the one that is there.
    expect(findOffers([send('edit', 'limit.edit'), send('keep', 'limit.keep')])).toEqual([]);
  });
});
