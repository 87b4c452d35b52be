import type { VendorDatabase } from './tables.ts';
import { worthOf } from './hi-lo.ts';
import { payRound, returnStake } from './play-round.ts';
import { moveRound, type Round, type VendorParts } from './round-store.ts';
import { WalletUnclear } from './wallet-link.ts';

/** A round without a step for this long is ended by the house, in the player's favour. */
export const idleMs = 10 * 60_000;
/** A call to the wallet that has not come back for so long is made again. */
const silentMs = 15_000;
const atOnce = 100;

async function findUnfinished(db: VendorDatabase, now: Date): Promise<readonly Round[]> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return db
    .selectFrom('vendor_round')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', 'in', ['opening', 'paying', 'refunding']),
          eb('changed_at', '<=', before(silentMs)),
        ]),
        eb.and([eb('state', '=', 'open'), eb('changed_at', '<=', before(idleMs))]),
      ]),
    )
    .orderBy('changed_at')
    .limit(atOnce)
    .execute();
}

/** What was won is paid; a stake on which nothing was said yet is given back. */
async function endIdle(parts: VendorParts, round: Round): Promise<void> {
  if (round.guesses.length > 0) {
    const payout = worthOf(BigInt(round.stake), round);
    const paying = await moveRound(parts, round, 'open', { state: 'paying', payout });
    if (paying !== null) await payRound(parts, paying);
    return;
  }
  const refunding = await moveRound(parts, round, 'open', { state: 'refunding' });
  if (refunding !== null) await returnStake(parts, refunding);
}

/** Ends the rounds that the platform has ended: by a break, or by a limit on time. */
async function endAsTold(parts: VendorParts): Promise<void> {
  const endings = await parts.wallet.endings().catch((cause: unknown) => {
    if (cause instanceof WalletUnclear) return [];
    throw cause;
  });
  if (endings.length === 0) return;
  const rounds = await parts.db
    .selectFrom('vendor_round')
    .selectAll()
    .where(
      'id',
      'in',
      endings.map(({ round }) => round).filter((name) => /^[0-9a-f-]{36}$/.test(name)),
    )
    .where('state', '=', 'open')
    .execute();
  const isRefunded = new Map(endings.map(({ round, ending }) => [round, ending === 'refund']));
  for (const round of rounds)
    if (isRefunded.get(round.id) === true) await moveRound(parts, round, 'open', { state: 'refunded' });
    else await endIdle(parts, round);
}

/**
 * Ends what was left open: rounds that are not played any further, and calls to the wallet without an answer.
 * Any number of nodes may do it at the same time, since each step of a round counts once. @returns how many
 * rounds were checked
 */
export async function sweepRounds(parts: VendorParts): Promise<number> {
  await endAsTold(parts);
  const rounds = await findUnfinished(parts.db, parts.clock.now());
  for (const round of rounds) {
    if (round.state === 'open') await endIdle(parts, round);
    else if (round.state === 'paying') await payRound(parts, round);
    else await returnStake(parts, round);
  }
  return rounds.length;
}

export interface Sweeper {
  stop(): Promise<void>;
}

/** Sweeps every `everyMs` until it is stopped. A failure is reported and does not stop the next sweep. */
export function startSweeper(
  parts: VendorParts,
  onTrouble: (cause: unknown) => void,
  everyMs = 20_000,
): Sweeper {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => void (await sweepRounds(parts))).catch(onTrouble);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
