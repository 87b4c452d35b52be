import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askWagering, readWageringDue } from '../money/turnover/wagering.ts';
import { sumValidBets } from '../money/turnover/valid-bets.ts';
import { selectEntries } from '../agents/contracts/settlement/record-results.ts';
import { createLotteryRig, drawnMs, fiveDigits, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
let token = '';
let member = '';
beforeAll(async () => {
  rig = await createLotteryRig();
  token = await rig.logIn('player');
  member = (await rig.call('member.info', {}, { token })).value.id;
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.troubles.length = 0;
  rig.clock.advance(drawnMs);
  await rig.node().runDue();
  token = await rig.logIn('player');
});

const sumOfAll = 1011;
const positions = 1008;
const halves = (...picks: readonly string[]) => ({ playId: sumOfAll, content: { picks } });
const line = (playId: number, ...picks: readonly string[]) => ({ playId, content: { picks } });
type Lines = readonly ReturnType<typeof halves>[];

/** Buys orders on one issue, draws it, and reads what counts. */
async function playOrders(orders: readonly { readonly lines: Lines; readonly sum: string }[]) {
  const { db, clock } = rig.deps;
  const due = await readWageringDue(db, member);
  const bets = (await sumValidBets(rig.deps, member, null)).amount;
  const numero = await rig.numeroOf();
  const from = clock.now();
  for (const order of orders) {
    const answer = await rig.bet(token, { ...order, numero });
    expect(answer.status).toBe(200);
  }
  rig.clock.advance(drawnMs);
  await rig.node().runDue();
  expect(rig.troubles).toEqual([]);
  const to = new Date(clock.now().getTime() + 1);
  return {
    played: due - (await readWageringDue(db, member)),
    bets: (await sumValidBets(rig.deps, member, null)).amount - bets,
    ...(await readResults(from, to)),
  };
}
/** What contracts are settled from, beside what the tickets lost. */
async function readResults(from: Date, to: Date) {
  const { rows } = await sql<{ bets: string; payouts: string; lost: string }>`
    select coalesce(sum(bets), 0)::text as bets, coalesce(sum(payout), 0)::text as payouts,
      (select coalesce(sum(amount - payout), 0)::text from lottery_ticket
        where member_id = ${member} and ended_at >= ${from} and ended_at < ${to}) as lost
    from (${selectEntries('demo', { from, to })}) e where member_id = ${member} and shelf = 'LOTT'`.execute(
    rig.deps.db,
  );
  const [row] = rows;
  const results = BigInt(row?.bets ?? 0);
  return { results, lost: results - BigInt(row?.payouts ?? 0), truly: BigInt(row?.lost ?? 0) };
}
const askFor = (amount: bigint) =>
  rig.deps.db.transaction().execute((tx) =>
    askWagering(tx, {
      merchant: 'demo',
      memberId: member,
      reference: `test:${rig.deps.random.token(6)}`,
      texts: { EN: { title: 'Asked' } },
      amount,
      bonus: 0n,
      at: rig.clock.now(),
    }),
  );

const four = [halves('B', 'S', 'O', 'E')];
/** Sets of orders that win whatever is drawn, their cost, and the most of it that is at risk, in minor units. */
const covering: readonly (readonly [string, readonly { lines: Lines; sum: string }[], bigint])[] = [
  ['all four choices of a sum in one ticket', [{ lines: four, sum: '8.00' }], 16n],
  [
    'the four choices in four lines',
    [{ lines: ['B', 'S', 'O', 'E'].map((one) => halves(one)), sum: '8.00' }],
    16n,
  ],
  [
    'the four choices in four orders',
    ['B', 'S', 'O', 'E'].map((one) => ({ lines: [halves(one)], sum: '2.00' })),
    16n,
  ],
  [
    'big, and small digits on the same place in another order',
    [
      { lines: Array.from({ length: 5 }, () => line(positions + 1, '2:B')), sum: '10.00' },
      { lines: [line(positions, '2:0', '2:1', '2:2', '2:3', '2:4')], sum: '10.00' },
    ],
    40n,
  ],
];

describe('tickets of one issue that cover each other', () => {
  it.each(covering)('%s count only what is at risk', async (_name, orders, most) => {
    await askFor(100_000n);
    const { played, bets, results, lost, truly } = await playOrders(orders);
    expect(played).toBeLessThanOrEqual(most);
    expect(bets).toBe(played);
    expect(results).toBe(played);
    // What the team lost is what it lost, whatever counts.
    expect(lost).toBe(truly);
  });
});

it('a bet that covers nothing counts in full, also beside one on another issue', async () => {
  await askFor(100_000n);
  const { played, bets, results } = await playOrders([
    { lines: [halves('B'), line(positions, '1:7')], sum: '4.00' },
  ]);
  expect([played, bets, results]).toEqual([400n, 400n, 400n]);
});

it('records say what counts beside what was staked', async () => {
  const day = rig.clock.now().toISOString().slice(0, 10);
  const read = async () =>
    (await rig.call('records.bets', { from: day, to: day, product: 'LOTT' }, { token })).value.totals;
  const before = await read();
  await playOrders([{ lines: four, sum: '8.00' }]);
  const after = await read();
  const grown = (name: 'stake' | 'validBet' | 'net'): string =>
    (Number(after[name]) - Number(before[name])).toFixed(2);
  expect([grown('stake'), grown('validBet'), grown('net')]).toEqual(['8.00', '0.16', '-0.16']);
});

it('a chase counts issue by issue with what else was bought there', async () => {
  await askFor(100_000n);
  const issues = (await rig.call('lottery.chaseIssues', { gameId: fiveDigits, count: 2 }, { token })).value
    .chaseNumeros;
  const due = await readWageringDue(rig.deps.db, member);
  for (const pick of ['B', 'S'])
    expect(
      (
        await rig.call(
          'lottery.bet',
          {
            gameId: fiveDigits,
            currentNumero: issues[0]?.numero ?? '',
            betCartAmountSum: '4.00',
            lines: [halves(pick)] as never,
            chase: true,
            winningStop: false,
            chaseSlip: issues.map(({ numero }) => ({ numero, multiple: 1 })),
          },
          { token },
        )
      ).status,
    ).toBe(200);
  rig.clock.advance(2 * drawnMs);
  await rig.node().runDue();
  await rig.node().runDue();
  expect(rig.troubles).toEqual([]);
  expect(due - (await readWageringDue(rig.deps.db, member))).toBeLessThanOrEqual(16n);
});
