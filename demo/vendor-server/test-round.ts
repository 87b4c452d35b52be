import { setTimeout as sleep } from 'node:timers/promises';
import { readMoney, writeMoney } from '../../src/protocol/money/money.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import type { Random } from '../../server/infrastructure/random.ts';
import { WalletUnclear, type WalletLink } from '../vendor/wallet-link.ts';

interface TestRound {
  readonly ticket: string;
  /** Decimal of the session's currency. */
  readonly stake: string;
  readonly outcome: string;
  readonly retryAfterMs: number;
}
/** A day of pauses that double has about seventeen tries; a test needs no more. */
const mostTries = 12;

/** A refusal that the wallet means for now, and not for good. */
const isPassing = (cause: unknown): boolean =>
  cause instanceof WalletUnclear || (cause instanceof AppError && cause.code === 'payout.held');

/** Sends the same until the wallet has answered. Any refusal that is final ends it. */
async function untilAnswered(send: () => Promise<unknown>, pauseMs: number): Promise<void> {
  for (let tries = 1; tries <= mostTries; tries += 1)
    try {
      await send();
      return;
    } catch (cause) {
      if (!isPassing(cause)) return;
      await sleep(pauseMs);
    }
}

async function playOn(
  wallet: WalletLink,
  asked: TestRound,
  { launch, round, currency }: { readonly launch: string; readonly round: string; readonly currency: string },
): Promise<void> {
  try {
    await wallet.stake({ launch, round, amount: asked.stake });
  } catch (cause) {
    // Refused for good: there is nothing to give back.
    if (cause instanceof WalletUnclear)
      await untilAnswered(() => wallet.refund({ launch, round }), asked.retryAfterMs);
    return;
  }
  const stake = readMoney(asked.stake, currency) ?? 0n;
  const amount = writeMoney(asked.outcome === 'win' ? 2n * stake : 0n, currency);
  await untilAnswered(() => wallet.settle({ launch, round, amount }), asked.retryAfterMs);
}

/** Plays a round for the kit: through the same link to the wallet as real rounds. */
export async function playTestRound(
  { wallet, random }: { readonly wallet: WalletLink; readonly random: Random },
  asked: TestRound,
): Promise<object> {
  const { launch, currency } = await wallet.open(asked.ticket);
  const round = random.uuid();
  // The kit looks at the calls to its wallet; a failure shows in them.
  void playOn(wallet, asked, { launch, round, currency }).catch(() => undefined);
  return { round };
}
