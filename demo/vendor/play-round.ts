import { readMoney, unitOf, writeMoney } from '../../src/protocol/money.ts';
import { AppError } from '../../server/platform/app-error.ts';
import { cardCount, countWays, isFull, isLost, worthOf } from './hi-lo.ts';
import { findRound, moveRound, type Play, type Round, type VendorParts } from './round-store.ts';
import type { Guess } from './shown-round.ts';
import { WalletUnclear } from './wallet-link.ts';

/** In minor units of a currency. */
export const largestStake = (currency: string): bigint => 500n * unitOf(currency);
const smallestStake = unitOf;

const refuse = (code: string, message: string, status = 409): AppError =>
  new AppError({ status, code, message });

/** What a round came to, with the balance after it where the wallet has answered. */
export interface RoundNews {
  readonly round: Round;
  /** Decimal text; null while the wallet has not answered. */
  readonly balance: string | null;
}

function readStake(text: string, currency: string): bigint {
  const stake = readMoney(text, currency);
  if (stake === null || stake < 0n) throw refuse('amount.invalid', 'Not an amount.', 400);
  if (stake < smallestStake(currency)) throw refuse('amount.too-small', 'Below the smallest stake.', 400);
  if (stake > largestStake(currency)) throw refuse('amount.too-large', 'Above the largest stake.', 400);
  return stake;
}

/** The round of a press: made by the first of its repeats, found by the others. */
async function ensureRound(
  { db, clock, random }: VendorParts,
  play: Play,
  key: string,
  stake: bigint,
): Promise<Round> {
  const now = clock.now();
  await db
    .insertInto('vendor_round')
    .values({
      id: random.uuid(),
      key,
      player: play.player,
      launch: play.launch,
      game_id: play.game_id,
      currency: play.currency,
      stake: stake.toString(),
      state: 'opening',
      cards: JSON.stringify([random.integer(0, cardCount)]),
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['player', 'key']).doNothing())
    .execute();
  const round = await db
    .selectFrom('vendor_round')
    .selectAll()
    .where('player', '=', play.player)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (BigInt(round.stake) !== stake || round.game_id !== play.game_id)
    throw refuse('request.key-reused', 'The key came with another stake.', 422);
  return round;
}

/**
 * Opens a round: the wallet gives the stake before the card is shown. Where the wallet refuses, the round
 * ends. Where the outcome is unknown, it stays `opening` until the wallet is asked again or gives the stake
 * back.
 */
export async function openRound(
  parts: VendorParts,
  play: Play,
  asked: { readonly key: string; readonly stake: string },
): Promise<RoundNews> {
  const stake = readStake(asked.stake, play.currency);
  const round = await ensureRound(parts, play, asked.key, stake);
  if (round.state === 'refused') throw refuse('game.round-closed', 'The round was refused.');
  if (round.state !== 'opening') return { round, balance: null };
  try {
    const step = { launch: round.launch, round: round.id, amount: writeMoney(stake, round.currency) };
    const balance = await parts.wallet.stake(step);
    const open = await moveRound(parts, round, 'opening', { state: 'open' });
    return { round: open ?? (await requireRound(parts, play, round.id)), balance };
  } catch (cause) {
    if (!(cause instanceof WalletUnclear)) await moveRound(parts, round, 'opening', { state: 'refused' });
    throw cause instanceof WalletUnclear ? walletSilent(cause) : cause;
  }
}

const walletSilent = (cause: WalletUnclear): AppError =>
  new AppError(
    { status: 503, code: 'wallet.unclear', message: 'The wallet has not answered.', retryAfterSeconds: 2 },
    { cause },
  );

async function requireRound({ db }: VendorParts, play: Play, id: string): Promise<Round> {
  const round = await findRound(db, play.player, id);
  if (round === null) throw refuse('game.round-unknown', 'There is no such round.', 404);
  return round;
}

/** Has the wallet pay a round that is `paying`. Left for later where the wallet does not answer. */
export async function payRound(parts: VendorParts, round: Round): Promise<RoundNews> {
  const amount = writeMoney(BigInt(round.payout), round.currency);
  try {
    const balance = await parts.wallet.settle({ launch: round.launch, round: round.id, amount });
    const state = round.payout === '0' ? 'lost' : 'won';
    return { round: (await moveRound(parts, round, 'paying', { state })) ?? round, balance };
  } catch (cause) {
    // The house has given the stake back meanwhile: nothing is left to pay.
    if (cause instanceof AppError && cause.code === 'game.round-closed')
      return {
        round: (await moveRound(parts, round, 'paying', { state: 'refunded' })) ?? round,
        balance: null,
      };
    // A person at the platform decides first: the sweeper asks again until then.
    if (cause instanceof AppError && cause.code === 'payout.held') return { round, balance: null };
    if (!(cause instanceof WalletUnclear)) throw cause;
    return { round, balance: null };
  }
}

/** Has the wallet give the stake of a round back that is `opening` or `refunding`. */
export async function returnStake(parts: VendorParts, round: Round): Promise<void> {
  try {
    await parts.wallet.refund({ launch: round.launch, round: round.id });
    await moveRound(parts, round, round.state, { state: 'refunded' });
  } catch (cause) {
    if (!(cause instanceof WalletUnclear)) throw cause;
  }
}

/** Draws the next card, with the round locked: two words at the same moment are one after the other. */
async function drawCard(
  { db, clock, random }: VendorParts,
  play: Play,
  asked: { readonly id: string; readonly step: number; readonly guess: Guess },
): Promise<Round> {
  return db.transaction().execute(async (transaction) => {
    const round = await transaction
      .selectFrom('vendor_round')
      .selectAll()
      .where('id', '=', asked.id)
      .where('player', '=', play.player)
      .forUpdate()
      .executeTakeFirst();
    if (round === undefined) throw refuse('game.round-unknown', 'There is no such round.', 404);
    // A repeat of a word that was taken finds what came of it.
    if (round.state !== 'open' || round.guesses.length !== asked.step) return round;
    if (countWays(round.cards.at(-1) ?? 0, asked.guess) === 0)
      throw refuse('game.guess', 'No card makes this true.', 400);
    const cards = [...round.cards, random.integer(0, cardCount)];
    const guesses = [...round.guesses, asked.guess];
    const course = { cards, guesses };
    const stake = BigInt(round.stake);
    const isOver = isLost(course) || isFull(stake, course);
    const payout = isLost(course) || !isOver ? 0n : worthOf(stake, course);
    return transaction
      .updateTable('vendor_round')
      .set({
        cards: JSON.stringify(cards),
        guesses: JSON.stringify(guesses),
        state: isOver ? 'paying' : 'open',
        payout: payout.toString(),
        changed_at: clock.now(),
      })
      .where('id', '=', round.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Takes a player's word on the next card; `step` says which, so that a repeat draws no second one. The
 * wallet is asked before each: play may have ended since the last.
 */
export async function guessNext(
  parts: VendorParts,
  play: Play,
  asked: { readonly id: string; readonly step: number; readonly guess: Guess },
): Promise<RoundNews> {
  await parts.wallet.step(play.launch).catch((cause: unknown) => {
    throw cause instanceof WalletUnclear ? walletSilent(cause) : cause;
  });
  const round = await drawCard(parts, play, asked);
  return round.state === 'paying' ? payRound(parts, round) : { round, balance: null };
}

/** Ends a round with what it is worth. Before the first word there is nothing to take. */
export async function takeWorth(parts: VendorParts, play: Play, id: string): Promise<RoundNews> {
  const round = await requireRound(parts, play, id);
  if (round.state === 'open') {
    if (round.guesses.length === 0) throw refuse('game.nothing-won', 'Nothing was won yet.');
    const payout = worthOf(BigInt(round.stake), round);
    const paying = await moveRound(parts, round, 'open', { state: 'paying', payout });
    return paying === null ? takeWorth(parts, play, id) : payRound(parts, paying);
  }
  return round.state === 'paying' ? payRound(parts, round) : { round, balance: null };
}
