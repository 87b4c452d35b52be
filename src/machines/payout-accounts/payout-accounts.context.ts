import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import {
  closedObject,
  flag,
  listOf,
  messageMap,
  oneOfTexts,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** A bank account or wallet that money can be sent to; its number is never shown whole. */
export interface SavedAccount {
  readonly id: string;
  readonly kind: 'bank' | 'wallet';
  readonly name: string;
  readonly holder: string;
  readonly masked: string;
}
export interface PayoutProvider {
  readonly code: string;
  readonly name: string;
  readonly kind: 'bank' | 'wallet';
}
export interface AccountList {
  readonly accounts: readonly SavedAccount[];
  readonly providers: readonly PayoutProvider[];
  /** How many a member may keep. */
  readonly most: number;
}
const kind = oneOfTexts(['bank', 'wallet']);
const accountSchema: JsonSchema = closedObject({ id: text, kind, name: text, holder: text, masked: text });
const providerSchema: JsonSchema = closedObject({ code: text, name: text, kind });
export const accountListSchema: JsonSchema = closedObject({
  accounts: listOf(accountSchema),
  providers: listOf(providerSchema),
  most: whole,
});
export interface PayoutAccountsContext extends Complaint, Lockout, AccountList {
  readonly provider: string;
  readonly holder: string;
  readonly number: string | null;
  readonly fundPassword: string | null;
  /** The account that is about to be removed. */
  readonly leaving: SavedAccount | null;
}
export const payoutAccountsProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: messageMap,
  accounts: listOf(accountSchema),
  providers: listOf(providerSchema),
  most: whole,
  hasRoom: flag,
  leaving: textOrNull,
  secondsLeft: wholeOrNull,
});
const busyStates: readonly string[] = ['loading', 'saving', 'removing'];
export function projectPayoutAccounts(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as PayoutAccountsContext;
  const state = readStatePath(snapshot.value);
  const { accounts, providers, most, leaving } = context;
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    accounts: accounts.map((one) => ({ ...one })),
    providers: providers.map((one) => ({ ...one })),
    most,
    hasRoom: accounts.length < most,
    leaving: leaving === null ? null : `${leaving.name} ${leaving.masked}`,
    secondsLeft: state === 'locked' ? context.secondsLeft : null,
  };
}
