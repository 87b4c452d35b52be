import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { closedObject, text, whole } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface AgeGateContext {
  /** Years, by the jurisdiction (specification, section 9: 18 or another age). */
  readonly minimumAge: number;
  readonly isConfirmed: boolean;
  /** Said in this browser not long ago, before this page was loaded. */
  readonly isRefused: boolean;
}
export const ageGateProjectionSchema: JsonSchema = closedObject({ state: text, minimumAge: whole });
export function projectAgeGate(snapshot: SnapshotLike): JsonObject {
  const { minimumAge } = snapshot.context as AgeGateContext;
  return { state: readStatePath(snapshot.value), minimumAge };
}
