import { growJackpots, lockJackpots } from '../../play/jackpots/grow-jackpots.ts';
import { lockMember } from '../../money/withdrawals/accounts.ts';
import { voidIssue } from '../../lottery/void-issue.ts';
import { lockOpen } from '../../lottery/draw-issue.ts';
import { findRound, settleRound } from '../../play/rounds.ts';
import { findLaunch } from '../../play/wallet-calls.ts';
import { bookCredit, bookDebit, bookRollback } from '../../play/vendors/transactions.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { drawAmount, type Step } from './money-steps.fake.ts';
import { tryStep, type PlayedMember, type World } from './world.fake.ts';

type OpenRound = PlayedMember['rounds'][number];
const minor = (amount: string): bigint => readMoney(amount, 'PHP') ?? 0n;

/** What every call of a vendor books with, inside a transaction. */
async function readBooking(db: Database, world: World, { launch: id, name: round }: OpenRound) {
  const { parts } = world;
  const vendor = await db
    .selectFrom('play_launch')
    .select('vendor')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const launch = await findLaunch(db, { ...parts, ...vendor }, id);
  return { launch, round, at: parts.clock.now(), answer: () => Promise.resolve({}) };
}
type Booking = Awaited<ReturnType<typeof readBooking>>;

/** As the wallet does it before a round ends, and after. */
async function beginEnd(db: Database, { parts }: World, { launch, at }: Booking): Promise<void> {
  await lockMember(db, launch.member_id);
  await lockJackpots(db, parts, launch.member_id, at);
}
async function growOf(db: Database, world: World, { launch, round: name, at }: Booking): Promise<void> {
  const round = await findRound(db, launch, name);
  if (round === null) return;
  const named = { id: round.id, vendor: launch.vendor, name };
  const stake = BigInt(round.stake);
  await growJackpots(db, world.parts, { memberId: launch.member_id, stake, round: named, at });
}
const inBooking = (
  world: World,
  round: OpenRound,
  work: (db: Database, booking: Booking) => Promise<unknown>,
): Promise<unknown> =>
  world.parts.db.transaction().execute(async (db) => work(db, await readBooking(db, world, round)));

const debit = (world: World, round: OpenRound, amount: string): Promise<unknown> => {
  const transaction = world.parts.random.uuid();
  return inBooking(world, round, async (db, booking) => {
    const asked = { transaction, amount };
    await bookDebit(db, { ...booking, transaction, amount: minor(amount), asked }, () => Promise.resolve());
    round.debits.push(transaction);
  });
};
/** One round is open at a time; the wallet of a provider may be empty. */
async function stake(world: World, who: PlayedMember): Promise<unknown> {
  if (who.rounds.length > 0) return settle(world, who);
  const launch = who.launches[world.random.integer(0, who.launches.length)] ?? '';
  const round = { name: world.parts.random.uuid(), launch, debits: [] };
  const went = await tryStep(world, 'round staked', () => debit(world, round, drawAmount(world, 1, 20)));
  if (went) who.rounds.push(round);
  return went;
}
const pickRound = (world: World, who: PlayedMember): OpenRound | undefined =>
  who.rounds[world.random.integer(0, Math.max(1, who.rounds.length))];
const forget = (who: PlayedMember, round: OpenRound): void =>
  void who.rounds.splice(who.rounds.indexOf(round), 1);

const raise: Step = async (world, who) => {
  const round = pickRound(world, who) ?? null;
  if (round === null) return stake(world, who);
  return tryStep(world, 'stake raised', () => debit(world, round, drawAmount(world, 1, 5)));
};
async function settle(world: World, who: PlayedMember): Promise<unknown> {
  const round = pickRound(world, who);
  if (round === undefined) return stake(world, who);
  forget(who, round);
  const transaction = world.parts.random.uuid();
  const amount = drawAmount(world, 0, 40);
  const way = world.random.integer(0, 3);
  if (way === 0)
    return tryStep(world, 'round lost', () =>
      inBooking(world, round, async (db, booking) => {
        await beginEnd(db, world, booking);
        await settleRound(db, booking, { payout: 0n, atRisk: null });
        await growOf(db, world, booking);
      }),
    );
  return tryStep(world, 'round won', () =>
    inBooking(world, round, async (db, booking) => {
      await beginEnd(db, world, booking);
      const asked = { transaction, amount };
      const credit = { ...booking, transaction, amount: minor(amount), atRisk: null, asked };
      return bookCredit(db, credit, () => growOf(db, world, booking));
    }),
  );
}
const takeBack: Step = async (world, who) => {
  const round = pickRound(world, who);
  const transaction = round?.debits.pop();
  if (round === undefined || transaction === undefined) return stake(world, who);
  if (round.debits.length === 0) forget(who, round);
  const name = round.debits.length === 0 ? 'round taken back' : 'stake taken back';
  return tryStep(world, name, () =>
    inBooking(world, round, (db, booking) => bookRollback(db, { ...booking, transaction })),
  );
};

const sides = ['B', 'S', 'O', 'E'];
/** Lotteries that draw within minutes. The second gives stakes back at a sum of 30, and the third where two are level. */
const lotteries = [
  { gameId: 101, playId: 1011, choices: sides },
  { gameId: 201, playId: 2007, choices: sides },
  { gameId: 1401, playId: 14_005, choices: ['1-2:1', '3-4:1', '5-1:1', '2-3:1'] },
] as const;

const buy: Step = (world, who) => {
  const { random } = world;
  const { gameId, playId, choices } = lotteries[random.integer(0, lotteries.length)] ?? lotteries[0];
  const first = random.integer(0, choices.length);
  const picks = choices.slice(first, first + 1 + random.integer(0, 2));
  const lines = [{ playId, content: { picks } }];
  if (random.integer(0, 3) === 0) lines.push({ playId, content: { picks: choices.slice(0, 1) } });
  const stakes = lines.reduce((sum, { content }) => sum + content.picks.length, 0);
  return tryStep(world, 'tickets bought', async () => {
    const { currentNumero } = await world.call(who, 'lottery.near', { gameId });
    const { tickets } = await world.call(who, 'lottery.bet', {
      gameId,
      currentNumero: currentNumero.numero,
      bettingMode: 1,
      betCartAmountSum: `${stakes * 2}.00`,
      ...(random.integer(0, 2) === 0 ? { series: 1_860 } : {}),
      lines,
    });
    who.tickets.push(...tickets.map(({ id }) => id));
  });
};
const cancelTicket: Step = (world, who) => {
  const id = who.tickets.pop();
  if (id === undefined) return buy(world, who);
  return tryStep(world, 'ticket cancelled', () => world.call(who, 'lottery.cancel', { id: [id] }));
};
/** Seldom: all tickets of the issue get their stakes back. */
const voidOne: Step = (world, who) => {
  const { parts, random } = world;
  if (random.integer(0, 40) > 0) return buy(world, who);
  return tryStep(world, 'issue void', () =>
    parts.db.transaction().execute(async (db) => {
      const open = await db
        .selectFrom('lottery_issue')
        .select('id')
        .where('drawn_at', 'is', null)
        .where('voided_at', 'is', null)
        .orderBy('closes_at')
        .limit(1)
        .executeTakeFirst();
      const issue = open === undefined ? undefined : await lockOpen(db, open.id);
      if (issue !== undefined) await voidIssue(db, parts, { issue, reason: 'Because.', by: 'carla' });
    }),
  );
};

/** Play; each as often as it stands here. */
export const playSteps: readonly Step[] = [
  ...[stake, stake, stake, stake, raise, settle, settle, settle, settle, takeBack],
  ...[buy, buy, buy, cancelTicket, voidOne],
];
