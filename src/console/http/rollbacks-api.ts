import type { WireRelease } from '../../protocol/console-api.ts';
import type { WireRollbacks } from '../../protocol/rollback.ts';
import { rollbacks } from '../../protocol/calls/releases.ts';
import type { Send } from './use-call.ts';

/** Which rollback is settled, and why. */
export interface Settling {
  /** The revision that the rollback made. */
  readonly revision: number;
  readonly note: string;
}
/** Rollbacks past changes that took two people. */
export interface RollbacksApi {
  rollbacks(): Promise<WireRollbacks>;
  /** Refused with `approval.own-change` to the operators who rolled back. */
  confirmRollback(settling: Settling): Promise<WireRollbacks>;
  /** Makes live again what was live before the rollback. */
  takeBackRollback(settling: Settling): Promise<WireRelease>;
}

export const createRollbacksApi = (send: Send): RollbacksApi => ({
  rollbacks: () => send(rollbacks.list),
  confirmRollback: (settling) => send(rollbacks.confirm, settling),
  takeBackRollback: (settling) => send(rollbacks.takeBack, settling),
});
