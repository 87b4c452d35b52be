import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { AmountBounds } from '../amount.ts';
import type { Complaint } from '../failed-call.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** A way to pay. Money is decimal strings; `minutes` is how long it usually takes. */
export interface DepositMethod extends AmountBounds {
  readonly id: string;
  readonly name: string;
  readonly fee: string;
  readonly minutes: number;
}
export const orderStatuses = ['waiting', 'paid', 'expired', 'failed', 'underReview'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What is to be paid, and how: a page of the gateway, a code to scan, or an account to send to. */
export interface DepositOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly kind: 'redirect' | 'qr' | 'account';
  /** The exact amount to send: it may differ from the asked one by hundredths, to be recognised by. */
  readonly amount: string;
  readonly currency: string;
  readonly payUrl: string | null;
  readonly qrText: string | null;
  readonly accountName: string | null;
  readonly accountNumber: string | null;
  readonly reference: string | null;
  readonly secondsLeft: number;
}
export const depositMethodSchema: JsonSchema = closedObject({
  id: text,
  name: text,
  minimum: text,
  maximum: text,
  fee: text,
  minutes: whole,
});
export const depositOrderSchema: JsonSchema = closedObject({
  id: text,
  status: oneOfTexts(orderStatuses),
  kind: oneOfTexts(['redirect', 'qr', 'account']),
  amount: text,
  currency: text,
  payUrl: textOrNull,
  qrText: textOrNull,
  accountName: textOrNull,
  accountNumber: textOrNull,
  reference: textOrNull,
  secondsLeft: whole,
});
export interface DepositContext extends Complaint {
  readonly methods: readonly DepositMethod[];
  readonly method: DepositMethod | null;
  readonly amount: string | null;
  readonly order: DepositOrder | null;
  /** Looks at the order so far: soon at first, later less often. */
  readonly looks: number;
  readonly secondsLeft: number | null;
}
export const depositProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  methods: listOf(depositMethodSchema),
  method: { anyOf: [depositMethodSchema, { type: 'null' }] },
  order: { anyOf: [depositOrderSchema, { type: 'null' }] },
  secondsLeft: wholeOrNull,
});
const busyStates: readonly string[] = [
  'loading',
  'creating',
  'paying.checking',
  'reviewing.checking',
  'cancelling',
];
export function projectDeposit(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as DepositContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    methods: context.methods.map((one) => ({ ...one })),
    method: context.method === null ? null : { ...context.method },
    order: context.order === null ? null : { ...context.order },
    secondsLeft: state.startsWith('paying') ? context.secondsLeft : null,
  };
}
