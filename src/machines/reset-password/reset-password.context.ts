import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import type { NewPassword } from '../new-password.ts';
import { closedObject, flag, text, textMap, textOrNull, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface ResetPasswordInput {
  /** What the link of the message brings; null where the page was opened without one. */
  readonly link: string | null;
}
export interface ResetPasswordContext extends Complaint, Lockout {
  /** Good once. */
  readonly link: string | null;
  readonly newPassword: NewPassword | null;
}
export const resetPasswordProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  secondsLeft: wholeOrNull,
});
export function projectResetPassword(snapshot: SnapshotLike): JsonObject {
  const { error, errors, secondsLeft } = snapshot.context as ResetPasswordContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'saving',
    error,
    errors: { ...errors },
    secondsLeft: state === 'locked' ? secondsLeft : null,
  };
}
