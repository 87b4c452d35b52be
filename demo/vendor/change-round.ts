import { writeMoney } from '../../src/protocol/money/money.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import { drawFrom, drawFromSeed } from './chance.ts';
import { findGame } from './find-game.ts';
import { multiply, type AnyGame, type Factor, type Moment } from './game.ts';
import { findRound, moveRound, stakedOf, type Play, type Round, type VendorParts } from './round-store.ts';
import { openEvents } from './seeds.ts';
import type { Raise, VendorDatabase, VendorRoundState } from './tables.ts';
import { refuse, WalletUnclear } from './wallet-link.ts';

/** What a round came to, with the balance after it where the wallet has answered. */
export interface RoundNews {
  readonly round: Round;
  /** Decimal text; null while the wallet has not answered. */
  readonly balance: string | null;
}

export async function requireRound({ db }: VendorParts, play: Play, id: string): Promise<Round> {
  const round = await findRound(db, play.player, id);
  if (round === null) throw refuse('game.round-unknown', 'There is no such round.', 404);
  return round;
}

/** State and payout, in minor units, of a round with this course. */
function judge(game: AnyGame, staked: bigint, course: unknown): { state: VendorRoundState; payout: string } {
  const standing = game.standing(course);
  if (standing.kind === 'open') return { state: 'open', payout: '0' };
  if (standing.kind === 'void') return { state: 'refunding', payout: '0' };
  return { state: 'paying', payout: multiply(staked, standing.pays).toString() };
}

interface Written {
  readonly course: unknown;
  readonly step: number;
  readonly now: Date;
}
function writeCourse(db: VendorDatabase, game: AnyGame, round: Round, { course, step, now }: Written) {
  const raised = BigInt(round.raised) + BigInt(round.raise?.amount ?? 0);
  const judged = judge(game, BigInt(round.stake) + raised, course);
  const due = judged.state === 'open' ? (game.dueAt?.(course) ?? null) : null;
  return db
    .updateTable('vendor_round')
    .set({
      ...judged,
      raised: raised.toString(),
      raise: null,
      course: JSON.stringify(course),
      step,
      due_at: due === null ? null : new Date(due),
      changed_at: now,
    })
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A further stake that a move needs, as a multiple of the first one, and the launch in which it was pressed. */
export interface NextRaise {
  readonly factor: Factor;
  readonly move: unknown;
  readonly launch: string;
}
function writeRaise(db: VendorDatabase, round: Round, { factor, move, launch }: NextRaise, now: Date) {
  const turn = round.raise_turn + 1;
  const amount = multiply(BigInt(round.stake), factor).toString();
  return db
    .updateTable('vendor_round')
    .set({
      state: 'raising',
      raise_turn: turn,
      raise: JSON.stringify({ turn, launch, move, amount } satisfies Raise),
      changed_at: now,
    })
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a change makes of a round: another course, or a wait for a further stake. */
type Next = { readonly course: unknown } | { readonly raise: NextRaise };
/** Null where the round stays as it is. */
export type Change = (round: Round, moment: Moment) => Next | null;

type WrittenNext = Omit<Written, 'course'> & { readonly next: Next | null };
function writeNext(db: VendorDatabase, game: AnyGame, round: Round, { next, step, now }: WrittenNext) {
  if (next === null) return round;
  if ('raise' in next) return writeRaise(db, round, next.raise, now);
  return writeCourse(db, game, round, { course: next.course, step, now });
}

/**
 * Changes a round that is in the state that is named, with the round locked: two changes at the same moment
 * are one after the other. What time alone has made of it comes first: a move that comes after its end
 * changes nothing. @returns the round as it is now; null where it is in another state
 */
export async function changeRound(
  { db, clock, random }: VendorParts,
  id: string,
  from: 'opening' | 'open' | 'raising',
  change: Change,
): Promise<Round | null> {
  return db.transaction().execute(async (transaction) => {
    const round = await transaction
      .selectFrom('vendor_round')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', from)
      .forUpdate()
      .executeTakeFirst();
    if (round === undefined) return null;
    const game = findGame(round.game);
    const now = clock.now();
    const { seed, key, step } = round;
    const chance = seed === null ? drawFrom(random) : drawFromSeed({ seed, key, step });
    const moment = { at: now.getTime(), chance };
    if (from === 'opening') {
      const events = game.calendar === undefined ? {} : await openEvents(transaction, random, game.code);
      const next = change(round, { ...moment, ...events });
      return writeNext(transaction, game, round, { next, step, now });
    }
    const course = game.advance?.(round.course, moment.at) ?? round.course;
    if (game.standing(course).kind !== 'open')
      return writeCourse(transaction, game, round, { course, step, now });
    const next = change({ ...round, course }, moment);
    return writeNext(transaction, game, round, { next, step: step + 1, now });
  });
}

/** Ends a round that the wallet has settled; another call may have been faster. */
async function endRound(parts: VendorParts, round: Round, state: VendorRoundState): Promise<Round> {
  const ended = await moveRound(parts, round, round.state, state);
  return ended ?? (await findRound(parts.db, round.player, round.id)) ?? round;
}

/** What of a round's stakes is at risk, for games in which a player can cover a bet with another. */
function writeAtRisk(round: Round): { readonly atRisk?: string } {
  const part = findGame(round.game).atRisk?.(round.course);
  return part === undefined ? {} : { atRisk: writeMoney(multiply(stakedOf(round), part), round.currency) };
}

/** Has the wallet pay a round that is `paying`. Left for later where the wallet does not answer. */
async function payRound(parts: VendorParts, round: Round): Promise<RoundNews> {
  const amount = writeMoney(BigInt(round.payout), round.currency);
  try {
    const balance = await parts.wallet.settle({
      launch: round.launch,
      round: round.id,
      amount,
      ...writeAtRisk(round),
    });
    const state = round.payout === '0' ? 'lost' : 'won';
    return { round: await endRound(parts, round, state), balance };
  } catch (cause) {
    // The house has given the stake back meanwhile: nothing is left to pay.
    if (cause instanceof AppError && cause.code === 'game.round-closed')
      return { round: await endRound(parts, round, 'refunded'), balance: null };
    // A person at the platform decides first: the sweeper asks again until then.
    if (cause instanceof AppError && cause.code === 'payout.held') return { round, balance: null };
    if (!(cause instanceof WalletUnclear)) throw cause;
    return { round, balance: null };
  }
}

/** Has the wallet give all stakes of a round back that is `opening` or `refunding`. */
export async function returnStake(parts: VendorParts, round: Round): Promise<RoundNews> {
  try {
    const balance = await parts.wallet.refund({
      launch: round.launch,
      round: round.id,
      raises: round.raise_turn,
    });
    return { round: await endRound(parts, round, 'refunded'), balance };
  } catch (cause) {
    if (!(cause instanceof WalletUnclear)) throw cause;
    return { round, balance: null };
  }
}

/** Has the wallet do what a round waits for. */
export function settle(parts: VendorParts, round: Round): Promise<RoundNews> {
  if (round.state === 'paying') return payRound(parts, round);
  if (round.state === 'refunding') return returnStake(parts, round);
  return Promise.resolve({ round, balance: null });
}
