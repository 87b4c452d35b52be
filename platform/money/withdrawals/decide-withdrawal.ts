import { createHash } from 'node:crypto';
import type { WithdrawalStatus } from '../../../src/machines/withdrawal/withdrawal.contract.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import {
  actionsWithText,
  withdrawalActions,
  type WithdrawalAction,
} from '../../../src/protocol/calls/withdrawals.ts';
import type { Database } from '../../../server/db/database.ts';
import type { FlowRunner } from '../../../server/flows/flow-runner.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { requireSecondPerson } from '../../../server/infrastructure/audit/second-person.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { moveMoney } from './money.ts';
import { receiptMachine } from './receipt-flow.ts';
import { planReminders } from './reminders.ts';
import { readWithdrawalSettings } from './settings.ts';
import { tellMember } from './tell-member.ts';
import {
  changeWithdrawal,
  lockWithdrawal,
  readLastEvent,
  type Change,
  type WithdrawalRow,
} from './withdrawal-store.ts';
import { writeBackOfficeStep } from './back-office-wire.ts';

/** What an operator decides about one withdrawal. */
export interface Decision {
  readonly id: string;
  readonly action: WithdrawalAction;
  /** Question, reason or reference of the payment; what is needed depends on the action. */
  readonly text: string;
  /** User name. */
  readonly operator: string;
  /** Number of the last step that the operator saw; null where it does not matter. */
  readonly version: string | null;
  /** Made once for each decision: the same one again does nothing more. */
  readonly key: string;
}
export type BackOfficeParts = Pick<MemberDeps, 'db' | 'clock' | 'merchant'> & { readonly flows: FlowRunner };

const from: Readonly<Record<WithdrawalAction, readonly WithdrawalStatus[]>> = {
  take: ['submitted'],
  ask: ['submitted', 'reviewing'],
  approve: ['submitted', 'reviewing'],
  refuse: ['submitted', 'reviewing', 'infoNeeded'],
  pay: ['processing'],
  fail: ['processing'],
  topUp: ['paidOut'],
  confirmPaid: ['paidOut'],
  refund: ['paidOut'],
};

function canDecide(row: WithdrawalRow, action: WithdrawalAction): boolean {
  if (!from[action].includes(row.status)) return false;
  if (action === 'topUp') return row.receipt === 'underReview' && row.claim === 'partial';
  if (action === 'refund') return row.receipt === 'underReview' && row.claim === 'none';
  return action === 'confirmPaid' ? row.receipt === 'underReview' : true;
}

/** The actions that are possible in the state of a withdrawal. */
export const listActions = (row: WithdrawalRow): readonly WithdrawalAction[] =>
  withdrawalActions.filter((action) => canDecide(row, action));

interface Step {
  readonly db: Database;
  readonly parts: BackOfficeParts;
  readonly row: WithdrawalRow;
  readonly decision: Decision;
  readonly now: Date;
}

/** Changes the withdrawal, writes it down, and tells the member where that is wanted. */
async function change(
  { db, row, decision, now }: Step,
  to: Change,
  what: string,
  tell?: Parameters<typeof tellMember>[2],
): Promise<void> {
  const actor = `operator:${decision.operator}`;
  await changeWithdrawal(db, row.id, to, { what, note: decision.text, actor, at: now });
  if (tell !== undefined) await tellMember(db, { ...row, ...to }, tell, now);
}

/**
 * Whether another operator than the approver must pay, and who approved; null before it is approved. The
 * amount that leaves the wallet counts.
 */
export async function readSecondPerson(
  db: Database,
  merchant: string,
  row: Pick<WithdrawalRow, 'id' | 'amount'>,
): Promise<{ readonly isNeeded: boolean; readonly approvedBy: string | null }> {
  const { secondPersonFrom } = await readWithdrawalSettings(db, merchant);
  const approval = await db
    .selectFrom('withdrawal_event')
    .select('actor')
    .where('withdrawal_id', '=', row.id)
    .where('what', '=', 'processing')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    isNeeded: secondPersonFrom !== null && BigInt(row.amount) >= secondPersonFrom,
    approvedBy: approval?.actor.replace(/^operator:/, '') ?? null,
  };
}

async function pay(step: Step): Promise<void> {
  const { db, parts, row, decision, now } = step;
  const { isNeeded, approvedBy } = await readSecondPerson(db, parts.merchant, row);
  if (isNeeded && approvedBy === decision.operator)
    throw refuseCall('withdrawal.second-person', 'Who approved it cannot pay it out.', 403);
  if (isNeeded && approvedBy !== null)
    await requireSecondPerson(db, { by: decision.operator, others: [approvedBy], now });
  const { receiptMinutes } = await readWithdrawalSettings(db, parts.merchant);
  const paid = {
    status: 'paidOut',
    receipt: 'pending',
    payment_reference: decision.text,
    reason: '',
    paid_at: now,
    receipt_due_at: new Date(now.getTime() + receiptMinutes * 60_000),
  } as const;
  await moveMoney(db, row, 'pay', now);
  await change(step, paid, 'paidOut', 'paidOut');
  await parts.flows.begin(db, {
    machine: receiptMachine,
    key: row.id,
    actor: `operator:${decision.operator}`,
    input: { id: row.id },
  });
  const { id, merchant } = row;
  await planReminders(db, { id, merchant, dueAt: paid.receipt_due_at }, { from: now, now });
}

/** Ends a dispute; the receipt's own flow goes where the decision leads, or the decision does not count. */
async function settle(
  step: Step,
  receipt: 'toppedUp' | 'confirmedPaid' | 'refunded',
  status: 'completed' | 'returned',
): Promise<void> {
  const { db, parts, row, decision, now } = step;
  if (receipt === 'toppedUp') await moveMoney(db, row, 'topUp', now);
  if (receipt === 'refunded') await moveMoney(db, row, 'refund', now);
  await change(step, { receipt, status, reason: decision.text }, `receipt.${receipt}`, receipt);
  const flow = await parts.flows.send(db, {
    machine: receiptMachine,
    key: row.id,
    actor: `operator:${decision.operator}`,
    events: [{ type: 'status.check' }],
  });
  if (flow.state !== receipt)
    throw new Error(`Expected the receipt of ${row.id} to become ${receipt}, got ${flow.state}`);
}

async function giveBack(step: Step, status: 'rejected' | 'returned'): Promise<void> {
  await moveMoney(step.db, step.row, 'giveBack', step.now);
  await change(step, { status, reason: step.decision.text }, status, status);
}

const act: Readonly<Record<WithdrawalAction, (step: Step) => Promise<void>>> = {
  take: (step) => change(step, { status: 'reviewing' }, 'reviewing'),
  ask: (step) =>
    change(step, { status: 'infoNeeded', reason: step.decision.text }, 'infoNeeded', 'infoNeeded'),
  approve: (step) => change(step, { status: 'processing', reason: '' }, 'processing'),
  refuse: (step) => giveBack(step, 'rejected'),
  pay,
  fail: (step) => giveBack(step, 'returned'),
  topUp: (step) => settle(step, 'toppedUp', 'completed'),
  confirmPaid: (step) => settle(step, 'confirmedPaid', 'completed'),
  refund: (step) => settle(step, 'refunded', 'returned'),
};

/** @returns false where this decision was carried out before */
async function claimDecision(db: Database, parts: BackOfficeParts, decision: Decision): Promise<boolean> {
  const { id, action, text, operator, key } = decision;
  const { merchant } = parts;
  const fingerprint = createHash('sha256').update(toCanonicalJson({ id, action, text })).digest('hex');
  const claimed = await db
    .insertInto('withdrawal_decision')
    .values({ merchant, operator, key, withdrawal_id: id, fingerprint, created_at: parts.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return true;
  const first = await db
    .selectFrom('withdrawal_decision')
    .select('fingerprint')
    .where('merchant', '=', merchant)
    .where('operator', '=', operator)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.fingerprint !== fingerprint)
    throw refuseCall('request.key-reused', 'The key came with another decision.', 422);
  return false;
}

/** Tells an operator who is late what happened, and who did it. */
async function assertUnchanged(db: Database, row: WithdrawalRow, decision: Decision): Promise<void> {
  const last = await readLastEvent(db, row.id);
  const isSeen = decision.version === null || decision.version === last.id;
  if (isSeen && canDecide(row, decision.action)) return;
  throw new AppError({
    status: 409,
    code: 'withdrawal.changed',
    message: `A withdrawal that is ${row.status} does not take "${decision.action}".`,
    value: { status: row.status, receipt: row.receipt ?? 'none', last: writeBackOfficeStep(last) },
  });
}

/**
 * Carries out an operator's decision, with the money that it moves and its line in the audit, in one
 * transaction. Of two operators at the same time one decides and the other learns what happened; a repeat of
 * the same decision does nothing.
 * @throws AppError 404 `withdrawal.unknown`, 409 `withdrawal.changed`, 403 `withdrawal.second-person`, 422
 * `request.key-reused`, 400 with the field `text`
 */
export async function decideWithdrawal(parts: BackOfficeParts, typed: Decision): Promise<void> {
  const decision = { ...typed, text: typed.text.trim() };
  const { action, operator, text } = decision;
  if (text === '' && actionsWithText.includes(action))
    throw refuseField('text', 'field.required', 'Say why, or which payment it was.');
  await parts.db.transaction().execute(async (db) => {
    const row = await lockWithdrawal(db, { id: decision.id, merchant: parts.merchant });
    if (row === null) throw refuseCall('withdrawal.unknown', 'There is no such withdrawal.', 404);
    if (!(await claimDecision(db, parts, decision))) return;
    await assertUnchanged(db, row, decision);
    const now = parts.clock.now();
    await act[action]({ db, parts, row, decision, now });
    await appendOperation(db, parts.merchant, {
      action: `withdrawal.${action}`,
      author: operator,
      subject: `withdrawal:${row.id}`,
      note: text,
      at: now,
    });
  });
}
