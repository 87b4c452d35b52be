import type { Selectable } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { holdMoney } from '../money/approvals/hold-money.ts';
import { listPayoutDoubts, readPayoutRule } from '../money/approvals/money-rules.ts';
import { assertWithinLimits } from '../protection/assert-within-limits.ts';
import { refuseCall } from '../calls/refusals.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { addPaidToday, lockPaidToday } from './paid-today.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { bookPlayMoney, countTurnover, requireBalance, type PlayStep } from './play-money.ts';
import type { GameType } from './games/game-type.ts';
import { openWay } from '../money/ways-out/open-way.ts';
import type { OpenedWay } from '../money/ways-out/opened-way.ts';
import { readGameType, wayOfGame } from './game-way.ts';
import type { GameLaunchTable, GameRoundTable } from './tables.ts';

export type Launch = Selectable<GameLaunchTable>;
export type Round = Selectable<GameRoundTable>;

/** A step of a round, inside a transaction. Amounts in minor units. */
export interface RoundStep {
  readonly launch: Launch;
  /** The vendor's name for the round. */
  readonly round: string;
  readonly at: Date;
}

/** Reference of a transfer of a round in the books. */
export const nameStep = ({ vendor, round }: Pick<Round, 'vendor' | 'round'>, step: string): string =>
  `game:${vendor}:${round}:${step}`;

/** A round by the vendor's name for it, locked; null where there is none. */
export async function findRound(
  db: Database,
  { merchant, vendor }: Launch,
  round: string,
): Promise<Round | null> {
  const row = await db
    .selectFrom('play_round')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('round', '=', round)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Games whose rounds are bets on events that begin and end by the clock. */
const betTypes: readonly GameType[] = ['SPORTS', 'ESPORTS'];

/** The round that a member has open, in whichever game; bets keep nothing waiting, and are none. */
export async function findOpenRound(
  db: Database,
  memberId: string,
): Promise<{ readonly nodeId: number; readonly name: string } | null> {
  const row = await db
    .selectFrom('play_round as r')
    .innerJoin('game as g', 'g.node_id', 'r.node_id')
    .select(['g.node_id', 'g.name'])
    .where('r.member_id', '=', memberId)
    .where('r.state', '=', 'open')
    .where('r.is_bet', '=', false)
    .executeTakeFirst();
  return row === undefined ? null : { nodeId: row.node_id, name: row.name };
}

async function move(
  db: Database,
  { launch, round, at }: RoundStep,
  step: PlayStep,
  toMember: bigint,
  by: { readonly opened?: OpenedWay } = {},
): Promise<void> {
  const { merchant, vendor, member_id: memberId, account_type: accountType } = launch;
  const reference = nameStep({ vendor, round }, step);
  const play = nameStep({ vendor, round }, '');
  await bookPlayMoney(db, { merchant, memberId, step, reference, play, toMember, at, accountType, ...by });
}

/** Whether the same stake was taken before; a round in another state is refused. */
function isTaken(current: Round, { launch }: RoundStep, stake: bigint): boolean {
  if (current.state === 'void')
    throw refuseCall('game.round-closed', 'The round was cancelled before its stake came.', 409);
  if (current.member_id !== launch.member_id || BigInt(current.stake) !== stake)
    throw refuseCall('request.key-reused', 'The round was opened with another stake.', 422);
  return true;
}

/** Columns that say which round it is. */
const nameRound = ({ launch, round }: RoundStep) => ({
  merchant: launch.merchant,
  vendor: launch.vendor,
  round,
  launch_id: launch.id,
  member_id: launch.member_id,
  node_id: launch.node_id,
});

/**
 * Takes the stake of a round from the wallet, once for each round. The member is locked, so that two
 * rounds at the same moment are one after the other. Of rounds that are no bets one is open at a time.
 * @throws AppError 409 `game.round-open`, `balance.insufficient`, `game.round-closed`; 422
 * `request.key-reused`; those of `assertWithinLimits`
 */
export async function stakeRound(db: Database, step: RoundStep, stake: bigint): Promise<void> {
  const { launch, round, at } = step;
  await lockMember(db, launch.member_id);
  const current = await findRound(db, launch, round);
  if (current !== null && isTaken(current, step, stake)) return;
  const type = await readGameType(db, launch.node_id);
  const isBet = betTypes.includes(type);
  const way = wayOfGame(type);
  const opened = await openWay(db, { way, memberId: launch.member_id, now: at });
  if (!isBet && (await findOpenRound(db, launch.member_id)) !== null)
    throw refuseCall('game.round-open', 'Another round of the member is open.', 409);
  await assertWithinLimits(db, { memberId: launch.member_id, kind: 'stake', amount: stake, now: at });
  const { member_id: memberId, account_type: accountType } = launch;
  await requireBalance(db, { memberId, way, accountType }, stake);
  await db
    .insertInto('play_round')
    .values({
      ...nameRound(step),
      state: 'open',
      is_bet: isBet,
      stake: stake.toString(),
      opened_at: at,
      closed_at: null,
    })
    .execute();
  await move(db, step, 'bet', -stake, { opened });
}

async function close(
  db: Database,
  { id }: Round,
  state: 'settled' | 'refunded',
  payout: bigint,
  now: Date,
): Promise<void> {
  await db
    .updateTable('play_round')
    .set({ state, payout: payout.toString(), closed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Whether the end of play gives the stake back, also in the moment before it is booked. */
async function isGivenBack(db: Database, { launch_id, is_bet: isBet }: Round): Promise<boolean> {
  if (isBet) return false;
  const { ending } = await db
    .selectFrom('play_launch')
    .select('ending')
    .where('id', '=', launch_id)
    .executeTakeFirstOrThrow();
  return ending === 'refund';
}

/** Whether a payout must wait for a person; then the round has ended, and nothing is paid yet. */
async function mustWait(
  db: Database,
  { launch, at }: RoundStep,
  { id, round, stake, vendor }: Round,
  payout: bigint,
): Promise<boolean> {
  const { merchant, member_id: memberId } = launch;
  const rule = await readPayoutRule(db, merchant, vendor);
  const paidToday = payout === 0n ? 0n : await lockPaidToday(db, launch, at);
  const doubts = listPayoutDoubts(rule, { stake: BigInt(stake), payout, paidToday });
  if (doubts.length === 0) {
    if (payout > 0n) await addPaidToday(db, launch, at, payout);
    return false;
  }
  await db
    .updateTable('play_round')
    .set({ state: 'held', asked: payout.toString(), closed_at: at })
    .where('id', '=', id)
    .execute();
  const { code: currency } = await readMemberCurrency(db, memberId);
  const sums = `${vendor} asks ${writeMoney(payout, currency)} for a stake of ${writeMoney(BigInt(stake), currency)}, round ${round}.`;
  const held = { merchant, kind: 'payout', memberId, subject: id, amount: payout, doubts } as const;
  await holdMoney(db, { ...held, note: sums, by: `vendor:${vendor}`, at });
  return true;
}

/** Pays what was won in a round, and counts what of its stake was at risk. */
async function pay(db: Database, step: RoundStep, current: Round, payout: bigint): Promise<void> {
  await close(db, current, 'settled', payout, step.at);
  if (payout > 0n) await move(db, step, 'win', payout);
  await countTurnover(db, step.launch.member_id, BigInt(current.valid ?? current.stake));
}

/** Minor units of the end of a round. */
export interface RoundEndSums {
  readonly payout: bigint;
  /** What of the stakes was at risk, and counts; null where all of them were. */
  readonly atRisk: bigint | null;
}
/** Keeps what counts of a round whose bets cover each other. @throws AppError 400 `amount.invalid` */
async function writeAtRisk(db: Database, current: Round, atRisk: bigint | null): Promise<Round> {
  if (atRisk === null) return current;
  if (atRisk > BigInt(current.stake))
    throw refuseCall('amount.invalid', 'More is said to be at risk than was staked.');
  const valid = atRisk.toString();
  await db.updateTable('play_round').set({ valid }).where('id', '=', current.id).execute();
  return { ...current, valid };
}

/** `held`: above the vendor's ceiling, so that a person decides first. */
export type Settled = 'paid' | 'held';
/**
 * Ends a round and pays what was won, once; 0 for a round that is lost. Always taken, also long after the
 * login ended: what is won is the member's. A payout above the vendor's ceiling waits for a person.
 * @throws AppError 400 `amount.invalid`, 404 `game.round-unknown`, 409 `game.round-closed`, 422
 * `request.key-reused`
 */
export async function settleRound(
  db: Database,
  step: RoundStep,
  { payout, atRisk }: RoundEndSums,
): Promise<Settled> {
  const { launch } = step;
  await lockMember(db, launch.member_id);
  const current = await findRound(db, launch, step.round);
  if (current === null || current.member_id !== launch.member_id)
    throw refuseCall('game.round-unknown', 'There is no such round.', 404);
  if (current.state === 'settled' && BigInt(current.payout) === payout) return 'paid';
  if (current.state === 'held' && current.asked === payout.toString()) return 'held';
  if (current.state === 'settled' || current.state === 'held')
    throw refuseCall('request.key-reused', 'The round was settled with another sum.', 422);
  if (current.state !== 'open' || (await isGivenBack(db, current)))
    throw refuseCall('game.round-closed', 'The round was given back.', 409);
  const round = await writeAtRisk(db, current, atRisk);
  if (await mustWait(db, step, round, payout)) return 'held';
  await pay(db, step, round, payout);
  return 'paid';
}

/**
 * Ends a round whose payout waited: pays it, or gives the stake back.
 * @throws AppError 409 `game.round-closed` where it does not wait
 */
export async function endHeldRound(
  db: Database,
  { id, verdict, at }: { readonly id: string; readonly verdict: 'pay' | 'giveBack'; readonly at: Date },
): Promise<void> {
  const { launch_id, member_id } = await db
    .selectFrom('play_round')
    .select(['launch_id', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockMember(db, member_id);
  const launch = await db
    .selectFrom('play_launch')
    .selectAll()
    .where('id', '=', launch_id)
    .executeTakeFirstOrThrow();
  const row = await db
    .selectFrom('play_round')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.state !== 'held' || row.asked === null)
    throw refuseCall('game.round-closed', 'The round is no longer pending.', 409);
  const step = { launch, round: row.round, at };
  if (verdict === 'pay') return pay(db, step, row, BigInt(row.asked));
  await close(db, row, 'refunded', 0n, at);
  await move(db, step, 'refund', BigInt(row.stake));
}

/**
 * Gives the stake of a round back, once. An unknown round is marked, so that its stake, should it still be
 * under way, is refused.
 * @throws AppError 409 `game.round-closed` where it was settled
 */
export async function refundRound(db: Database, step: RoundStep): Promise<void> {
  const { launch, round, at } = step;
  await lockMember(db, launch.member_id);
  const current = await findRound(db, launch, round);
  if (current === null) {
    await db
      .insertInto('play_round')
      .values({
        ...nameRound(step),
        state: 'void',
        stake: '0',
        opened_at: at,
        closed_at: at,
      })
      .execute();
    return;
  }
  if (current.member_id !== launch.member_id)
    throw refuseCall('game.round-unknown', 'There is no such round.', 404);
  if (current.state === 'refunded' || current.state === 'void') return;
  if (current.state === 'settled' || current.state === 'held')
    throw refuseCall('game.round-closed', 'The round was settled.', 409);
  await close(db, current, 'refunded', 0n, at);
  await move(db, step, 'refund', BigInt(current.stake));
}
