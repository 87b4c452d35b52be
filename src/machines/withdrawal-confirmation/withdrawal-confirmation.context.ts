import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import {
  closedObject,
  flag,
  messageMap,
  oneOfTexts,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What the server says of a paid-out withdrawal. Money is decimal strings. */
export const receiptStatuses = [
  'pending',
  'received',
  'autoReceived',
  'underReview',
  'toppedUp',
  'confirmedPaid',
  'refunded',
] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];
export interface Receipt {
  readonly id: string;
  readonly status: ReceiptStatus;
  readonly amount: string;
  readonly currency: string;
  /** Until the payment counts as received by itself. */
  readonly secondsLeft: number;
}
export const receiptSchema: JsonSchema = closedObject({
  id: text,
  status: oneOfTexts(receiptStatuses),
  amount: text,
  currency: text,
  secondsLeft: whole,
});
export type ReceiptClaim = 'full' | 'partial' | 'none';
/** A chosen picture: the file itself is held beside the flow, and found by its handle. */
export interface ChosenProof {
  readonly handle: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}
export const chosenProofSchema: JsonSchema = closedObject({
  handle: text,
  name: text,
  type: text,
  size: whole,
});
/** Pictures that may be given as proof (specification, section 5). */
export const maximumProofs = 3;

export interface WithdrawalConfirmationContext extends Complaint {
  readonly id: string;
  readonly receipt: Receipt | null;
  readonly claim: ReceiptClaim | null;
  readonly amount: string | null;
  readonly comment: string;
  readonly proofs: readonly ChosenProof[];
  readonly secondsLeft: number | null;
}
export const withdrawalConfirmationProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: messageMap,
  receipt: { anyOf: [receiptSchema, { type: 'null' }] },
  claim: textOrNull,
  proofs: whole,
  secondsLeft: wholeOrNull,
});
const busyStates: readonly string[] = ['loading', 'renewing.asking', 'submitting', 'sending'];
const isOpen = (state: string): boolean =>
  state.startsWith('pending') || state === 'submitting' || state === 'sending';
export function projectWithdrawalConfirmation(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as WithdrawalConfirmationContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    receipt: context.receipt === null ? null : { ...context.receipt },
    claim: context.claim,
    proofs: context.proofs.length,
    secondsLeft: isOpen(state) ? context.secondsLeft : null,
  };
}
