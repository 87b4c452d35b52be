import { writeMoney } from '../../src/protocol/money/money.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import { changeRound } from './change-round.ts';
import { findGame } from './find-game.ts';
import { moveRound, type Round, type VendorParts } from './round-store.ts';
import type { Raise } from './tables.ts';
import { refuseSilent, WalletUnclear } from './wallet-link.ts';

// A further stake is taken before its move is made, and each has its name: a repeat is taken once, and one that is
// given up is given back under that name, so that it is refused should it still come. In between the round is
// `raising` or `lowering`, and the move is not made.

/** @throws Error for a round that waits for no further stake */
function raiseOf({ id, raise }: Round): Raise {
  if (raise === null) throw new Error(`expects a further stake of the round ${id}, found none`);
  return raise;
}

/**
 * Gives up the further stake that a round waits for: the round is as it was before the move, and can be continued.
 * Where another call was faster, it does nothing.
 * @throws WalletUnclear where it is not known whether the stake is back
 */
export async function dropRaise(parts: VendorParts, round: Round): Promise<void> {
  // From here on no answer to the stake makes the move.
  const lowering = round.state === 'lowering' ? round : await moveRound(parts, round, 'raising', 'lowering');
  if (lowering === null) return;
  const { launch, turn } = raiseOf(lowering);
  await parts.wallet.lower({ launch, round: lowering.id, turn });
  await moveRound(parts, lowering, 'lowering', 'open');
}

/**
 * Has the wallet give the further stake that a round is `raising`, and makes its move; any number of repeats take one
 * stake and make one move. Where the wallet refuses, the round is as it was.
 * @returns the balance after it @throws AppError 503 `wallet.unclear`; those of the wallet
 */
export async function takeRaise(parts: VendorParts, round: Round): Promise<string> {
  const { launch, turn, amount } = raiseOf(round);
  const step = { launch, round: round.id, turn, amount: writeMoney(BigInt(amount), round.currency) };
  const balance = await parts.wallet.raise(step).catch(async (cause: unknown) => {
    if (cause instanceof WalletUnclear) throw refuseSilent(cause);
    // A repeat may be under way that the wallet would take: its name is used up before the round continues. Without an
    // answer the sweeper does it.
    if (cause instanceof AppError)
      await dropRaise(parts, round).catch((unclear: unknown) => {
        if (!(unclear instanceof WalletUnclear)) throw unclear;
      });
    throw cause;
  });
  await changeRound(parts, round.id, 'raising', ({ raise, game, course }, moment) =>
    raise?.turn === turn ? { course: findGame(game).move(course, raise.move, moment) } : null,
  );
  return balance;
}
