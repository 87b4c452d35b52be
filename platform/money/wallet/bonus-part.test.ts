import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byEffort } from '../../../server/infrastructure/test-effort.fake.ts';
import { createChance } from '../../../src/lottery/brute-force.fake.ts';
import { createLotteryRig, drawnMs, type LotteryRig } from '../../lottery/lottery-rig.fake.ts';
import { countTurnover } from '../../play/play-money.ts';
import { payReward } from '../../rewards/pay-reward.ts';
import { readWageringDue } from '../turnover/wagering.ts';
import { asOpened } from '../ways-out/opened-way.ts';
import { readTerms } from '../withdrawals/terms.ts';
import { readBonus } from './bonus-part.ts';
import { bookTransfer, ensureHouse, findMainWallet, readWallet } from './ledger.ts';

let rig: LotteryRig;
let token = '';
let member = '';
let wallet = '';
let launch = '';
beforeAll(async () => {
  rig = await createLotteryRig();
  token = await rig.logIn('player');
  member = (await rig.call('member.info', {}, { token })).value.id;
  wallet = await findMainWallet(rig.deps.db, member);
  launch = await rig.openLaunch(token);
});
afterAll(() => rig.close());

let made = 0;
const name = (what: string): string => `test:${what}:${(made += 1)}`;
const read = async () => {
  const main = await readWallet(rig.deps.db, wallet);
  const bonus = await readBonus(rig.deps.db, member);
  return { main, bonus, cash: main - bonus };
};
const book = async (kind: string, amount: bigint): Promise<void> => {
  const { db, merchant, clock } = rig.deps;
  const house = await ensureHouse(db, merchant);
  await db.transaction().execute((tx) =>
    bookTransfer(tx, {
      merchant,
      kind,
      reference: name(kind),
      at: clock.now(),
      opened: asOpened('correction', member),
      postings: [
        { accountId: house, amount: -amount },
        { accountId: wallet, amount },
      ],
    }),
  );
};
const claim = (amount: bigint, wagering: number) =>
  rig.deps.db.transaction().execute((tx) =>
    payReward(tx, {
      merchant: 'demo',
      memberId: member,
      reference: name('bonus'),
      texts: { EN: { title: 'Bonus' } },
      amount,
      points: 0n,
      wagering,
      at: rig.clock.now(),
    }),
  );
const write = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const stake = (round: string, amount: bigint) =>
  rig.wallet({ call: 'stake', launch, round, amount: write(amount) });
const settle = (round: string, amount: bigint) =>
  rig.wallet({ call: 'settle', launch, round, amount: write(amount) });
/** The wallet with so much cash, no bonus and nothing to be staked. */
async function setCash(amount: bigint): Promise<void> {
  await countTurnover(rig.deps.db, member, 1_000_000_000n);
  const { main } = await read();
  if (main !== amount) await book('adjustment', amount - main);
  expect(await read()).toEqual({ main: amount, bonus: 0n, cash: amount });
}
beforeEach(async () => {
  rig.troubles.length = 0;
  await setCash(100_000n);
});

describe('bonus money', () => {
  it('is all that a bonus locks: the member’s own cash can be withdrawn', async () => {
    await claim(20_000n, 1);
    expect(await read()).toMatchObject({ bonus: 20_000n, cash: 100_000n });
    const terms = await readTerms(rig.deps.db, { merchant: 'demo', memberId: member, now: rig.clock.now() });
    expect(terms).toMatchObject({ available: 100_000n, bonus: 20_000n, turnoverLeft: 20_000n });
    const { value } = await rig.call('rewards.wagering', {}, { token });
    expect(value).toMatchObject({
      cash: '1000.00',
      bonus: '200.00',
      withdrawable: '1000.00',
      left: '200.00',
    });
  });

  it('of a bonus without wagering is cash', async () => {
    await claim(5_000n, 0);
    expect(await read()).toMatchObject({ bonus: 0n, cash: 105_000n });
  });

  it('is staked after the cash, and a win is parted as the stake was', async () => {
    await setCash(30_000n);
    await claim(20_000n, 10);
    expect((await stake('part-1', 10_000n)).status).toBe(200);
    expect(await read()).toMatchObject({ cash: 20_000n, bonus: 20_000n });
    await settle('part-1', 0n);
    await stake('part-2', 25_000n);
    expect(await read()).toMatchObject({ cash: 0n, bonus: 15_000n });
    await settle('part-2', 50_000n);
    // A fifth of the stake was bonus money.
    expect(await read()).toMatchObject({ cash: 40_000n, bonus: 25_000n });
  });

  it('comes back with a stake that is given back', async () => {
    await setCash(5_000n);
    await claim(20_000n, 10);
    await stake('back', 15_000n);
    expect(await read()).toMatchObject({ cash: 0n, bonus: 10_000n });
    await rig.wallet({ call: 'refund', launch, round: 'back' });
    expect(await read()).toMatchObject({ cash: 5_000n, bonus: 20_000n });
  });

  it('is cash once its wagering is played off', async () => {
    await claim(20_000n, 1);
    await stake('free', 20_000n);
    await settle('free', 20_000n);
    expect(await read()).toMatchObject({ cash: 120_000n, bonus: 0n });
  });

  it('of the older of two bonuses is cash before that of the newer', async () => {
    await claim(10_000n, 1);
    await claim(30_000n, 10);
    await stake('older', 10_000n);
    await settle('older', 0n);
    expect(await read()).toMatchObject({ cash: 100_000n, bonus: 30_000n });
    const { value } = await rig.call('rewards.wagering', {}, { token });
    expect(value).toMatchObject({ withdrawable: '1000.00', bonus: '300.00', left: '3000.00' });
  });

  it('of a lottery order is parted over its tickets, cancelled, won and lost', async () => {
    await setCash(600n);
    await claim(1_000n, 100);
    const big = { playId: 1011, content: { picks: ['B'] } };
    const small = { playId: 1011, content: { picks: ['S'] } };
    const bet = await rig.bet(token, { lines: [big, small, big, small], sum: '8.00' });
    expect(bet.status).toBe(200);
    expect(await read()).toMatchObject({ cash: 0n, bonus: 800n });
    await rig.call('lottery.cancel', { id: [bet.value.tickets[0]?.id ?? ''] }, { token });
    // A quarter of the order was bonus money.
    expect(await read()).toMatchObject({ cash: 150n, bonus: 850n });
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    expect(rig.troubles).toEqual([]);
    const { main, bonus } = await read();
    const won = main - 1_000n;
    expect(bonus).toBeGreaterThanOrEqual(850n + won / 4n - 4n);
    expect(bonus).toBeLessThanOrEqual(850n + won / 4n);
    token = await rig.logIn('player');
    launch = await rig.openLaunch(token);
  });
});

it('stays exact in random sequences of deposits, claims, stakes, wins, refunds and withdrawals', async () => {
  const chance = createChance(118);
  const open: { round: string; amount: bigint }[] = [];
  const steps: readonly (() => Promise<unknown>)[] = [
    () => book('deposit', BigInt(1 + chance(20_000))),
    () => claim(BigInt(1 + chance(8_000)), chance(4)),
    async () => {
      const amount = BigInt(100 + chance(30_000));
      const round = name('round');
      if ((await stake(round, amount)).status === 200) open.push({ round, amount });
    },
    async () => {
      const last = open.pop();
      if (last !== undefined) await settle(last.round, BigInt(chance(3) * chance(Number(last.amount))));
    },
    async () => {
      const last = open.pop();
      if (last !== undefined) await rig.wallet({ call: 'refund', launch, round: last.round });
    },
    async () => {
      const { cash } = await read();
      if (cash > 0n) await book('withdrawal.hold', -BigInt(1 + chance(Number(cash))));
    },
    async () => {
      const { main } = await read();
      if (main > 0n) await book('adjustment', -BigInt(1 + chance(Number(main))));
    },
  ];
  for (let count = 0; count < byEffort(120, 2_000); count += 1) {
    await steps[chance(steps.length)]?.();
    const { main, bonus } = await read();
    const due = await readWageringDue(rig.deps.db, member);
    expect([count, main >= 0n, bonus >= 0n, bonus <= main, due > 0n || bonus === 0n]).toEqual([
      ...[count, true, true, true, true],
    ]);
    const { rows } = await sql<{ booked: string; all: string }>`select
        (select coalesce(sum(amount), 0)::text from bonus_entry where member_id = ${member}) as booked,
        (select sum(amount)::text from ledger_entry) as all`.execute(rig.deps.db);
    expect(rows[0]).toEqual({ booked: bonus.toString(), all: '0' });
  }
});
