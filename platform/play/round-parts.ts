import type { Database } from '../../server/db/database.ts';
import { assertWithinLimits } from '../protection/assert-within-limits.ts';
import { refuseCall } from '../calls/refusals.ts';
import { lowerStake } from '../money/wallet/bonus-part.ts';
import { bookPlayMoney, requireBalance } from './play-money.ts';
import { openWay } from '../money/ways-out/open-way.ts';
import { readGameType, wayOfGame } from './game-way.ts';
import { nameStep, type Round, type RoundStep } from './rounds.ts';

/** A further stake of a round that is open. */
interface StakePart {
  /** Minor units. */
  readonly amount: bigint;
  /** The vendor's name for it. */
  readonly transaction: string;
}

const writeStake = (db: Database, { id }: Round, stake: bigint): Promise<unknown> =>
  db.updateTable('play_round').set({ stake: stake.toString() }).where('id', '=', id).execute();

/**
 * Adds to the stake of an open round, for games in which a player raises. Call it with the member locked.
 * @throws AppError 409 `game.round-closed`, `balance.insufficient`; those of `assertWithinLimits`
 */
export async function raiseRound(
  db: Database,
  { launch, at }: RoundStep,
  round: Round,
  { amount, transaction }: StakePart,
): Promise<void> {
  const { merchant, member_id: memberId, account_type: accountType } = launch;
  if (round.state !== 'open' || round.member_id !== memberId)
    throw refuseCall('game.round-closed', 'The round has ended.', 409);
  const way = wayOfGame(await readGameType(db, round.node_id));
  const opened = await openWay(db, { way, memberId, now: at });
  await assertWithinLimits(db, { memberId, kind: 'stake', amount, now: at });
  await requireBalance(db, { memberId, way, accountType }, amount);
  await writeStake(db, round, BigInt(round.stake) + amount);
  const reference = nameStep(round, `bet:${transaction}`);
  const stake = { merchant, memberId, step: 'bet', reference, toMember: -amount, at, accountType } as const;
  const parted = { play: nameStep(round, ''), stakedBefore: BigInt(round.stake) };
  await bookPlayMoney(db, { ...stake, ...parted, opened });
}

/** Gives one of several stakes of an open round back. Call it with the member locked. */
export async function lowerRound(
  db: Database,
  { launch, at }: RoundStep,
  round: Round,
  { amount, transaction }: StakePart,
): Promise<void> {
  const { merchant, member_id: memberId, account_type: accountType } = launch;
  await writeStake(db, round, BigInt(round.stake) - amount);
  const reference = nameStep(round, `refund:${transaction}`);
  const play = nameStep(round, '');
  const refund = { merchant, memberId, step: 'refund', reference, play, at, accountType } as const;
  await bookPlayMoney(db, { ...refund, toMember: amount });
  await lowerStake(db, { merchant, memberId, play }, amount);
}
