import type { VendorDatabase } from './tables.ts';
import { changeRound, returnStake, settle } from './change-round.ts';
import { findGame } from './find-game.ts';
import { dropRaise } from './raise-stake.ts';
import { isUnderWay, moveRound, type Round, type VendorParts } from './round-store.ts';
import { WalletUnclear } from './wallet-link.ts';

/** A round whose player has not touched it for so long is ended by the house, in the player's favour. */
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
          eb('state', 'in', ['opening', 'raising', 'lowering', 'paying', 'refunding']),
          eb('changed_at', '<=', before(silentMs)),
        ]),
        eb.and([eb('state', '=', 'open'), eb('due_at', '<=', now)]),
        eb.and([eb('state', '=', 'open'), eb('changed_at', '<=', before(idleMs))]),
      ]),
    )
    .orderBy('changed_at')
    .limit(atOnce)
    .execute();
}

/** Ends an open round as its game ends one that its player has left. */
async function endLeft(parts: VendorParts, { id, game }: Round): Promise<void> {
  const ended = await changeRound(parts, id, 'open', ({ course }, { at }) => ({
    course: findGame(game).leave(course, at),
  }));
  if (ended !== null) await settle(parts, ended);
}

/** Without an answer of the wallet the round waits for the next turn. */
const dropUnclear = (parts: VendorParts, round: Round): Promise<void> =>
  dropRaise(parts, round).catch((cause: unknown) => {
    if (!(cause instanceof WalletUnclear)) throw cause;
  });

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
    .where('state', 'in', ['open', 'raising', 'lowering'])
    .execute();
  const isRefunded = new Map(endings.map(({ round, ending }) => [round, ending === 'refund']));
  for (const round of rounds)
    if (isRefunded.get(round.id) === true) await moveRound(parts, round, round.state, 'refunded');
    else {
      if (round.state !== 'open') await dropUnclear(parts, round);
      await endLeft(parts, round);
    }
}

const finish = async (parts: VendorParts, round: Round): Promise<void> => {
  if (round.state === 'open') await endLeft(parts, round);
  else if (isUnderWay(round.state)) await dropUnclear(parts, round);
  else if (round.state === 'opening') await returnStake(parts, round);
  else await settle(parts, round);
};

/**
 * Ends what was left open: rounds that their players have left, rounds that time has ended, and calls to the
 * wallet that never came back. Any number of nodes may do it at the same time, since each step of a round counts once.
 * A round that fails does not keep the others waiting.
 * @returns how many rounds it found
 * @throws AggregateError with the failures of single rounds
 */
export async function sweepRounds(parts: VendorParts): Promise<number> {
  await endAsTold(parts);
  const rounds = await findUnfinished(parts.db, parts.clock.now());
  const failures: unknown[] = [];
  for (const round of rounds) await finish(parts, round).catch((cause: unknown) => void failures.push(cause));
  if (failures.length > 0) throw new AggregateError(failures, 'Rounds of games could not be ended.');
  return rounds.length;
}

export interface Sweeper {
  stop(): Promise<void>;
}

/** Sweeps every `everyMs` until it is stopped. A failure is reported and the next turn comes all the same. */
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
