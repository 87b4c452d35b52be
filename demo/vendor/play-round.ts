import { changeRound, requireRound, settle, type Change, type RoundNews } from './change-round.ts';
import { findGame } from './find-game.ts';
import { RefusedMove } from './game.ts';
import { requireValid } from './open-round.ts';
import type { Play, VendorParts } from './round-store.ts';
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

/**
 * Takes a player's move. The wallet is asked before each that plays on: play may have ended since the last.
 * @throws AppError 400 `game.move` and those of the game; 404 `game.round-unknown`; those of the wallet
 */
export async function makeMove(parts: VendorParts, play: Play, asked: AskedMove): Promise<RoundNews> {
  const { id, step, move } = asked;
  const game = findGame(play.game);
  requireValid(game.moveSchema, move);
  if (!game.isExit(move))
    await parts.wallet.step(play.launch).catch((cause: unknown) => {
      throw cause instanceof WalletUnclear ? refuseSilent(cause) : cause;
    });
  return change(parts, play, id, (round, moment) => {
    // A repeat of a move that was taken finds what came of it.
    if (round.step !== step || round.game !== play.game) return null;
    try {
      return game.move(round.course, move, moment);
    } catch (cause) {
      throw cause instanceof RefusedMove ? refuse(cause.code, 'The rules do not allow the move.') : cause;
    }
  });
}

/** A round as it is now: time may have ended it. */
export const lookAt = (parts: VendorParts, play: Play, id: string): Promise<RoundNews> =>
  change(parts, play, id, () => null);
