import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, text, textOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What the platform says of itself. Times are ISO 8601 in UTC, or null where they are not told. */
export interface PlatformStatus {
  readonly isDown: boolean;
  readonly isRegionBlocked: boolean;
  readonly from: string | null;
  readonly until: string | null;
}
export const platformStatusSchema: JsonSchema = closedObject({
  isDown: flag,
  isRegionBlocked: flag,
  from: textOrNull,
  until: textOrNull,
});
export interface MaintenanceContext extends Complaint {
  readonly from: string | null;
  readonly until: string | null;
}
export const maintenanceProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  from: textOrNull,
  until: textOrNull,
});
export function projectMaintenance(snapshot: SnapshotLike): JsonObject {
  const { from, until, error } = snapshot.context as MaintenanceContext;
  const state = readStatePath(snapshot.value);
  return { state, busy: state.endsWith('checking'), error, from, until };
}
