import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { flowIds, loadFlow } from '../../src/machines/load-flow.ts';
import { readLayouts } from '../law/voice.ts';

interface Node {
  readonly id?: string;
  readonly type?: string;
  readonly machines?: Readonly<Record<string, { readonly use: string }>>;
  readonly children?: readonly unknown[];
}
const listNodes = (value: unknown): readonly Node[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(listNodes)] : [];

const layouts = readLayouts(resolve(import.meta.dirname, '../..'));
const nodes = layouts.flatMap(listNodes);

/** A game and contracts have their own words; the deposits are in the page that a deposit is asked for on. */
const without = new Set(['gameLaunch', 'contract', 'contractOffers', 'deposit']);
/** Flows whose one call pays or gives back, without a state that a break would have to end. */
const more = ['signIn', 'lotteryTicket', 'lotteryChase'];
const flows = new Set(more);
beforeAll(async () => {
  for (const id of flowIds) {
    const { contract } = (await loadFlow(id))[id] ?? {};
    const movesMoney = Object.values(contract?.states ?? {}).some(({ tags = [] }) => tags.includes('money'));
    if (movesMoney && !without.has(id)) flows.add(id);
  }
});

/** Names under which pages know the flows that move money. */
const listNames = (): ReadonlySet<string> =>
  new Set(
    nodes
      .flatMap(({ machines = {} }) => Object.entries(machines))
      .flatMap(([name, { use }]) => (flows.has(use) ? [name] : [])),
  );
/** Parts of a withdrawal or an order of points that show no failure of the call that asks for it. */
const elsewhere = new Set([
  'redeem-result',
  'withdraw-request',
  'withdraw-tracking',
  'withdraw-question',
  'withdraw-locked',
]);

describe('a failure of a flow that moves money', () => {
  it('leads to the record where the member sees whether it was done', () => {
    const names = listNames();
    expect(names.size).toBeGreaterThan(12);
    const bare = layouts
      .filter((layout) => !elsewhere.has(String((layout as Node).id)))
      .flatMap(listNodes)
      .filter(({ type }) => type === 'Alert')
      .filter(({ children = [] }) => {
        const said = /^\[\{"\$t":\{"var":"machine\.(\w+)\.error"\}\}\]$/.exec(JSON.stringify(children))?.[1];
        return said !== undefined && names.has(said);
      })
      .map(({ id = '' }) => id);
    expect(bare).toEqual([]);
  });
});
