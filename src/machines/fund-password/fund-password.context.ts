import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import { closedObject, flag, text, messageMap, textOrNull, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What a form holds, field by field, until the call that sends it has started. */
export type TypedSecrets = Readonly<Record<string, string>>;
export interface FundPasswordContext extends Complaint, Lockout {
  readonly typed: TypedSecrets | null;
}
export const fundPasswordProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: messageMap,
  secondsLeft: wholeOrNull,
});
const busyStates: readonly string[] = ['loading', 'savingFirst', 'savingChange'];
export function projectFundPassword(snapshot: SnapshotLike): JsonObject {
  const { error, errors, secondsLeft } = snapshot.context as FundPasswordContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error,
    errors: { ...errors },
    secondsLeft: state === 'locked' ? secondsLeft : null,
  };
}
