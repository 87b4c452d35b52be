import { isDeepStrictEqual } from 'node:util';
import { changeRound, requireRound, settle, type Change, type RoundNews } from './change-round.ts';
import { findGame } from './find-game.ts';
import { nothingPaid, RefusedMove, type AnyGame, type Factor } from './game.ts';
import { requireValid } from './open-round.ts';
import { dropRaise, takeRaise } from './raise-stake.ts';
import { isUnderWay, type Play, type Round, type VendorParts } from './round-store.ts';
import { refuse, refuseSilent, WalletUnclear } from './wallet-link.ts';

/** A move of a player; `step` says which of the round it is, so that a repeat changes nothing. */
export interface AskedMove {
  readonly id: string;
  readonly step: number;
  readonly move: unknown;
}

async function change(parts: VendorParts, play: Play, id: string, next: Change): Promise<RoundNews> {
  const round = await requireRound(parts, play, id);
  const changed = await changeRound(parts, round.id, 'open', next);
  return settle(parts, changed ?? (await requireRound(parts, play, id)));
}

const throwSilent = (cause: unknown): never => {
  throw cause instanceof WalletUnclear ? refuseSilent(cause) : cause;
};
/** What the rules say of a move. */
function judgeMove<Value>(judge: () => Value): Value {
  try {
    return judge();
  } catch (cause) {
    throw cause instanceof RefusedMove ? refuse(cause.code, 'The rules do not allow the move.') : cause;
  }
}
const raiseOf = (game: AnyGame, { course }: Round, move: unknown): Factor =>
  judgeMove(() => game.raise?.(course, move) ?? nothingPaid);

/**
 * Whether the round waits for the further stake of this very move. One that waits for that of another is made as it was:
 * what the player says last counts.
 */
async function isRaising(parts: VendorParts, round: Round, move: unknown): Promise<boolean> {
  if (round.raise === null) return false;
  if (round.state === 'raising' && isDeepStrictEqual(round.raise.move, move)) return true;
  await dropRaise(parts, round).catch(throwSilent);
  return false;
}

/** Takes the further stake that the round waits for, and tells what came of its move. */
async function raiseAndMove(parts: VendorParts, play: Play, round: Round): Promise<RoundNews> {
  const balance = await takeRaise(parts, round);
  const moved = await requireRound(parts, play, round.id);
  const news = await settle(parts, moved);
  return { ...news, balance: news.balance ?? (moved.state === 'open' ? balance : null) };
}

/**
 * Takes a player's move. The wallet is asked before each that plays on: play may have ended since the last. Before one
 * that costs something it gives the further stake, and judges with it whether there is play.
 * @throws AppError 400 `game.move` and those of the game; 404 `game.round-unknown`; those of the wallet
 */
export async function makeMove(parts: VendorParts, play: Play, asked: AskedMove): Promise<RoundNews> {
  const { id, step, move } = asked;
  const game = findGame(play.game);
  requireValid(game.moveSchema, move);
  const round = await requireRound(parts, play, id);
  // A repeat of a move that was taken finds what came of it.
  const isNext = (one: Round): boolean => one.step === step && one.game === play.game;
  if (isNext(round) && (await isRaising(parts, round, move))) return raiseAndMove(parts, play, round);
  const mayCost = isNext(round) && isUnderWay(round.state) && raiseOf(game, round, move).over > 0n;
  if (!mayCost && !game.isExit(move)) await parts.wallet.step(play.launch).catch(throwSilent);
  const news = await change(parts, play, id, (locked, moment) => {
    if (!isNext(locked)) return null;
    const factor = raiseOf(game, locked, move);
    if (factor.over > 0n) return { raise: { factor, move, launch: play.launch } };
    return { course: judgeMove(() => game.move(locked.course, move, moment)) };
  });
  // Another press of the same moment may have begun it.
  const isBegun = isNext(news.round) && news.round.state === 'raising';
  return isBegun && isDeepStrictEqual(news.round.raise?.move, move)
    ? raiseAndMove(parts, play, news.round)
    : news;
}

/** A round as it is now: time may have ended it. */
export const lookAt = (parts: VendorParts, play: Play, id: string): Promise<RoundNews> =>
  change(parts, play, id, () => null);
