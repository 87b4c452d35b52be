import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Member } from '../member.ts';
import { closedObject, flag, text, textOrNull, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface FreeDemoContext extends Complaint {
  readonly member: Member | null;
  readonly lockoutSeconds: number;
  /** Whole seconds until another try is allowed, after too many. */
  readonly secondsLeft: number | null;
}
export const freeDemoProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  secondsLeft: wholeOrNull,
});
export function projectFreeDemo(snapshot: SnapshotLike): JsonObject {
  const { error, secondsLeft } = snapshot.context as FreeDemoContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'starting' || state === 'loadingMember',
    error,
    secondsLeft: state === 'locked' ? secondsLeft : null,
  };
}
