import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { MoneyBounds } from '../../protocol/money.ts';
import type { Complaint } from '../failed-call.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  messageMap,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export const depositKinds = ['redirect', 'qr', 'account'] as const;
export type DepositKind = (typeof depositKinds)[number];

/** A way to pay. Money is decimal strings; `minutes` is how long it usually takes. */
export interface DepositMethod extends MoneyBounds {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly kind: DepositKind;
  readonly fee: string;
  readonly quick: readonly string[];
  readonly minutes: number;
}
export const orderStatuses = [
  'waiting',
  'paid',
  'expired',
  'failed',
  'underReview',
  'cancelled',
  'held',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What is to be paid, and how: a page of the gateway, a code to scan, or an account to send to. */
export interface DepositOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly kind: DepositKind;
  readonly methodName: string;
  /** What the wallet gets. */
  readonly amount: string;
  /** Exactly what to pay: with the fee, and by hand with hundredths that it is recognised by. */
  readonly payAmount: string;
  readonly fee: string;
  readonly currency: string;
  readonly payUrl: string | null;
  readonly qrText: string | null;
  readonly bankName: string | null;
  readonly accountName: string | null;
  readonly accountNumber: string | null;
  readonly reference: string;
  /** Why it was refused; a code of the platform or an operator's words. */
  readonly reason: string;
  readonly secondsLeft: number;
}
/** A chosen picture: the file itself is held beside the store, and found by its handle. */
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
export const depositMethodSchema: JsonSchema = closedObject({
  id: text,
  name: text,
  hint: text,
  kind: oneOfTexts(depositKinds),
  minimum: text,
  maximum: text,
  fee: text,
  quick: listOf(text),
  minutes: whole,
});
const shownOrder = {
  id: text,
  status: oneOfTexts(orderStatuses),
  kind: oneOfTexts(depositKinds),
  methodName: text,
  amount: text,
  payAmount: text,
  fee: text,
  currency: text,
  qrText: textOrNull,
  bankName: textOrNull,
  accountName: textOrNull,
  accountNumber: textOrNull,
  reference: text,
  reason: text,
};
export const depositOrderSchema: JsonSchema = closedObject({
  ...shownOrder,
  payUrl: textOrNull,
  secondsLeft: whole,
});
export interface DepositInput {
  /** Order that the address asks for. */
  readonly order?: string | null;
  /** The member is on a break, in which nothing is paid in. */
  readonly onBreak?: boolean;
}
export interface DepositContext extends Complaint {
  readonly onBreak: boolean;
  /** Order that the address asks for; null for the one that waits to be paid. */
  readonly wanted: string | null;
  readonly methods: readonly DepositMethod[];
  /** ISO 4217; empty until the methods are there. */
  readonly currency: string;
  readonly method: DepositMethod | null;
  readonly amount: string | null;
  readonly order: DepositOrder | null;
  readonly proofs: readonly ChosenProof[];
  readonly payerName: string;
  /** Looks at the order so far: soon at first, later less often. */
  readonly looks: number;
  readonly secondsLeft: number | null;
}
export const depositProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: messageMap,
  methods: listOf(depositMethodSchema),
  method: { anyOf: [depositMethodSchema, { type: 'null' }] },
  order: { anyOf: [closedObject(shownOrder), { type: 'null' }] },
  canOpenPage: flag,
  secondsLeft: wholeOrNull,
});
/** The order is read repeatedly: it must not make the page flicker. */
const busyStates: readonly string[] = ['loading', 'creating', 'proving', 'cancelling'];

function showOrder({ payUrl: _address, secondsLeft: _seconds, ...shown }: DepositOrder): JsonObject {
  return shown;
}
export function projectDeposit(snapshot: SnapshotLike): JsonObject {
  const { error, errors, methods, method, order, secondsLeft } = snapshot.context as DepositContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error,
    errors: { ...errors },
    methods: methods.map((one) => ({ ...one })),
    method: method === null ? null : { ...method },
    order: order === null ? null : showOrder(order),
    canOpenPage: order !== null && order.payUrl !== null,
    secondsLeft: state.startsWith('paying') ? secondsLeft : null,
  };
}
