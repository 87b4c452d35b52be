import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import { isForGood } from '../../protocol/jurisdiction.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { BreakHandover } from '../break-handover.ts';
import type { Complaint } from '../failed-call.ts';
import type { Member } from '../member.ts';
import { closedObject, flag, text, textOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** Without a ticket (right after a break began) there is only something to be told. */
export type OnBreakInput = BreakHandover;
export interface OnBreakContext extends Complaint {
  readonly until: string;
  /** Null once it is used, and where there was none. */
  readonly ticket: string | null;
  /** There is or was a ticket that has not been refused. */
  readonly mayWithdraw: boolean;
  readonly member: Member | null;
}
export const onBreakProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  until: text,
  isForGood: flag,
  mayWithdraw: flag,
});
export function projectOnBreak(snapshot: SnapshotLike): JsonObject {
  const { error, until, mayWithdraw } = snapshot.context as OnBreakContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'entering' || state === 'loadingMember',
    error,
    until,
    isForGood: isForGood(until),
    mayWithdraw,
  };
}
