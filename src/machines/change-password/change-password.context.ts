import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import type { PasswordChange } from '../new-password.ts';
import { closedObject, flag, text, textMap, textOrNull, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface ChangePasswordContext extends Complaint, Lockout {
  /** From the press until the call has begun. */
  readonly change: PasswordChange | null;
}
export const changePasswordProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  secondsLeft: wholeOrNull,
});
export function projectChangePassword(snapshot: SnapshotLike): JsonObject {
  const { error, errors, secondsLeft } = snapshot.context as ChangePasswordContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'saving',
    error,
    errors: { ...errors },
    secondsLeft: state === 'locked' ? secondsLeft : null,
  };
}
