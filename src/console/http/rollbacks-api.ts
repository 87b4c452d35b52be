import type { WireRelease } from '../../protocol/console-api.ts';
import type { WireRollbacks } from '../../protocol/rollback.ts';
import { callApi } from './call-api.ts';

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

export const rollbacksApi: RollbacksApi = {
  rollbacks: () => callApi('GET', '/api/rollbacks'),
  confirmRollback: (settling) => callApi('POST', '/api/rollbacks/confirm', settling),
  takeBackRollback: (settling) => callApi('POST', '/api/rollbacks/take-back', settling),
};
