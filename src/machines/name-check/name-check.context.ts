import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { nameErrorMessage } from '../error-message.ts';
import { closedObject, flag, text, textMap } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface NameCheckContext {
  /** The name that was asked about last; null where the next one is new in any case. */
  readonly name: string | null;
  readonly isTaken: boolean;
}
export const nameCheckProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  errors: textMap,
});
export function projectNameCheck(snapshot: SnapshotLike): JsonObject {
  const { isTaken } = snapshot.context as NameCheckContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'asking',
    errors: isTaken ? { username: nameErrorMessage('username.taken') } : {},
  };
}
