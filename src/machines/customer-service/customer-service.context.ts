import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, text, textOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface CustomerServiceContext extends Complaint {
  /** The chat's address once it is known, to be followed by a link where windows are blocked. */
  readonly url: string | null;
}
/** Size of the chat's window in pixels (specification, section 9). */
export const chatWindow = { width: 440, height: 500 } as const;

export const customerServiceProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  url: textOrNull,
});
export function projectCustomerService(snapshot: SnapshotLike): JsonObject {
  const { error, url } = snapshot.context as CustomerServiceContext;
  const state = readStatePath(snapshot.value);
  return { state, busy: state.startsWith('fetching'), error, url: state === 'blocked' ? url : null };
}
