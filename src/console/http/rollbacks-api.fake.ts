import type { WireRelease } from '../../protocol/console-api.ts';
import type { UnconfirmedRollback } from '../../protocol/rollback.ts';
import { ApiFailure } from './call-api.ts';
import type { RollbacksApi } from './rollbacks-api.ts';

export interface RollbacksFake extends RollbacksApi {
  /** A rollback past a sensitive change, by somebody. */
  holdRollback(held: UnconfirmedRollback): void;
}

/** Unconfirmed rollbacks of the console's server in memory. */
export function createRollbacksApiFake(
  role: string,
  addRelease: (note: string, kind: WireRelease['kind']) => WireRelease,
): RollbacksFake {
  let waiting: readonly UnconfirmedRollback[] = [];
  const settle = (revision: number): UnconfirmedRollback => {
    const found = waiting.find((one) => one.revision === revision);
    if (found === undefined) throw new ApiFailure('rollback.settled', 'settled', { status: 409 });
    return found;
  };
  const drop = (revision: number): void => {
    waiting = waiting.filter((one) => one.revision !== revision);
  };
  return {
    holdRollback: (held) => {
      waiting = [held, ...waiting];
    },
    rollbacks: async () => ({ waiting }),
    confirmRollback: async ({ revision }) => {
      if (settle(revision).authors.includes(role))
        throw new ApiFailure('approval.own-change', 'own', { status: 403 });
      drop(revision);
      return { waiting };
    },
    takeBackRollback: async ({ revision, note }) => {
      if (!settle(revision).isLive) throw new ApiFailure('rollback.moved-on', 'moved', { status: 409 });
      drop(revision);
      return addRelease(note, 'rollback');
    },
  };
}
