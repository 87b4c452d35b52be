import { Ajv, type ValidateFunction } from 'ajv';
import { openAtFirstUse } from '../../server/infrastructure/http/open-at-first-use.ts';
import { sql } from 'kysely';
import { readMoney, unitOf, writeMoney } from '../../src/protocol/money/money.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import { changeRound, requireRound, settle, type RoundNews } from './change-round.ts';
import { RefusedMove, type AnyGame, type Moment, type Room } from './game.ts';
import { findGame } from './find-game.ts';
import { moveRound, type Play, type Round, type VendorParts } from './round-store.ts';
import { openEvents, takeSeed } from './seeds.ts';
import { usualStakes } from './sheet.ts';
import type { VendorDatabase } from './tables.ts';
import { refuse, refuseSilent, WalletUnclear } from './wallet-link.ts';

/** The room that a choice names; null in games without rooms. The choice was checked by the game's schema. */
const findRoom = ({ rooms = [] }: AnyGame, choice: unknown): Room | null =>
  rooms.find(({ id }) => id === (choice as { readonly room?: unknown }).room) ?? null;

function readStake(text: string, currency: string, room: Room | null): bigint {
  const stake = readMoney(text, currency);
  if (stake === null || stake < 0n) throw refuse('amount.invalid', 'Not an amount.', 400);
  const { least, most } = room ?? usualStakes;
  if (stake < least * unitOf(currency)) throw refuse('amount.too-small', 'Below the smallest stake.', 400);
  if (stake > most * unitOf(currency)) throw refuse('amount.too-large', 'Above the largest stake.', 400);
  return stake;
}

const openAjv = openAtFirstUse(() => new Ajv());
const checks = new WeakMap<object, ValidateFunction>();
/** Refuses what is not of a game's schema: a choice or a move that its page would never send. */
export function requireValid(schema: object, value: unknown): void {
  const ajv = openAjv();
  const check = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, check);
  if (!check(value)) throw refuse('game.move', ajv.errorsText(check.errors), 400);
}

/** What a press on the page asks for. */
export interface Press {
  /** The page's name for it: a repeat of the press has the same one. */
  readonly key: string;
  /** Decimal text. */
  readonly stake: string;
  readonly choice: unknown;
}

/** Milliseconds from one round to the next, at least: the game's own, or longer where the market asks for it. */
export const cycleOf = (game: Pick<AnyGame, 'cycleMs'>, play: Pick<Play, 'shortest_round_ms'>): number =>
  Math.max(game.cycleMs, play.shortest_round_ms);

async function refuseTooFast(db: VendorDatabase, play: Play, cycleMs: number, now: Date): Promise<void> {
  const last = await db
    .selectFrom('vendor_round')
    .select('created_at')
    .where('player', '=', play.player)
    .where('game', '=', play.game)
    .where('state', '<>', 'refused')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const waitMs = last === undefined ? 0 : last.created_at.getTime() + cycleMs - now.getTime();
  if (waitMs <= 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / 1_000);
  throw new AppError({
    status: 429,
    code: 'game.too-fast',
    message: `The next round may begin in ${waitMs} ms.`,
    retryAfterSeconds,
  });
}

type Judging = Pick<Moment, 'at' | 'eventChance'>;
/** Refuses a choice that came too late for its events. A repeat of a press is not asked again. */
function checkChoice(game: AnyGame, choice: unknown, judging: Judging): void {
  try {
    game.check?.(choice, judging);
  } catch (cause) {
    throw cause instanceof RefusedMove ? refuse(cause.code, 'The choice cannot be taken now.') : cause;
  }
}

/** The round of a press: made by the first of its repeats, found by the others. */
async function ensureRound(
  { db, clock, random }: VendorParts,
  play: Play,
  { key, choice }: Press,
  stake: bigint,
): Promise<Round> {
  const game = findGame(play.game);
  return db.transaction().execute(async (transaction) => {
    // One press of a player after the other: two at the same moment would both be the first of their cycle.
    await sql`select pg_advisory_xact_lock(hashtextextended(${play.player}, 0))`.execute(transaction);
    const same = await transaction
      .selectFrom('vendor_round')
      .selectAll()
      .where('player', '=', play.player)
      .where('key', '=', key)
      .executeTakeFirst();
    if (same !== undefined) {
      if (BigInt(same.stake) !== stake || same.game_id !== play.game_id)
        throw refuse('request.key-reused', 'The key came with another stake.', 422);
      return same;
    }
    const now = clock.now();
    await refuseTooFast(transaction, play, cycleOf(game, play), now);
    const events = game.calendar === undefined ? {} : await openEvents(transaction, random, game.code);
    checkChoice(game, choice, { at: now.getTime(), ...events });
    return transaction
      .insertInto('vendor_round')
      .values({
        id: random.uuid(),
        key,
        player: play.player,
        launch: play.launch,
        game_id: play.game_id,
        game: play.game,
        currency: play.currency,
        stake: stake.toString(),
        state: 'opening',
        choice: JSON.stringify(choice),
        seed: game.isCommitted ? await takeSeed(transaction, random, play) : null,
        created_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const begin = (parts: VendorParts, round: Round, game: AnyGame): Promise<Round | null> =>
  changeRound(parts, round.id, 'opening', ({ choice }, moment) => ({
    course: game.open(choice, moment),
  }));

/**
 * Ends a round whose stake the wallet has refused. A repeat of the press may be under way that the wallet would take: no
 * answer to it begins the round from here on, and its name is used up. Without an answer the sweeper does the rest.
 */
async function endRefused(parts: VendorParts, round: Round): Promise<void> {
  const ending = await moveRound(parts, round, 'opening', 'refunding');
  if (ending === null) return;
  try {
    await parts.wallet.refund({ launch: round.launch, round: round.id });
    await moveRound(parts, ending, 'refunding', 'refused');
  } catch (cause) {
    if (!(cause instanceof WalletUnclear)) throw cause;
  }
}

/**
 * Opens a round: the wallet gives the stake before anything is drawn. Where the wallet refuses, the round
 * ends; where it does not answer, the round stays `opening` until it is asked again, or given back.
 */
export async function openRound(parts: VendorParts, play: Play, press: Press): Promise<RoundNews> {
  const game = findGame(play.game);
  requireValid(game.choiceSchema, press.choice);
  const stake = readStake(press.stake, play.currency, findRoom(game, press.choice));
  const round = await ensureRound(parts, play, press, stake);
  if (round.state === 'refused') throw refuse('game.round-closed', 'The round was refused.');
  if (round.state !== 'opening') return settle(parts, round);
  try {
    const step = { launch: round.launch, round: round.id, amount: writeMoney(stake, round.currency) };
    const balance = await parts.wallet.stake(step);
    const begun = (await begin(parts, round, game)) ?? (await requireRound(parts, play, round.id));
    const news = await settle(parts, begun);
    return { ...news, balance: news.balance ?? (begun.state === 'open' ? balance : null) };
  } catch (cause) {
    if (cause instanceof WalletUnclear) throw refuseSilent(cause);
    if (cause instanceof AppError) await endRefused(parts, round);
    throw cause;
  }
}
