import { withdrawalConfirmationContract } from '../../../src/machines/withdrawal-confirmation/withdrawal-confirmation.contract.ts';
import { withdrawalConfirmationMachine } from '../../../src/machines/withdrawal-confirmation/withdrawal-confirmation.machine.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { FlowDefinition, FlowScope } from '../../../server/flows/flow-definition.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import { findClosure, readAvailability } from '../../play/availability/availability.ts';
import { claimUploads } from '../../calls/uploads/uploads.ts';
import { planReminders } from './reminders.ts';
import { tellMember } from './tell-member.ts';
import { changeWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawal-store.ts';
import { writeReceipt } from './wire.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';

export const receiptMachine = 'withdrawalConfirmation';
/** What an upload proves once it is claimed. */
export const proofSubject = (withdrawalId: string): string => `withdrawal:${withdrawalId}`;

async function lockPaid(scope: FlowScope): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(scope.db, { id: scope.key, merchant: scope.merchant });
  if (row === null || row.receipt === null)
    throw new Error(`Expected withdrawal ${scope.key} to be paid out`);
  return row;
}
const isOver = ({ receipt_due_at }: WithdrawalRow, now: Date): boolean =>
  receipt_due_at !== null && now.getTime() >= receipt_due_at.getTime();

/** Time that a member has to answer after a closure of the platform in which their time ran out. */
const graceMs = 30 * 60_000;

/** A time that runs out while the platform is closed is postponed: the member could not have answered. */
async function putOff(scope: FlowScope, row: WithdrawalRow): Promise<WithdrawalRow | null> {
  const { db, merchant, now } = scope;
  const closure = findClosure(await readAvailability(db, merchant), now);
  if (closure === null) return null;
  const from = closure.until ?? now;
  const dueAt = new Date(from.getTime() + graceMs);
  await changeWithdrawal(
    db,
    row.id,
    { receipt_due_at: dueAt },
    { what: 'receipt.putOff', actor: 'timer', at: now },
  );
  await planReminders(db, { id: row.id, merchant, dueAt }, { from, now });
  return { ...row, receipt_due_at: dueAt };
}

/**
 * State of the receipt. Unanswered past its time it counts as received, and this is where that is decided.
 */
async function loadReceipt(scope: FlowScope): Promise<JsonObject> {
  const { db, now } = scope;
  const row = await lockPaid(scope);
  if (row.receipt !== 'pending' || !isOver(row, now)) return { ...writeReceipt(row, now) };
  const later = await putOff(scope, row);
  if (later !== null) return { ...writeReceipt(later, now) };
  await changeWithdrawal(
    db,
    row.id,
    { receipt: 'autoReceived', status: 'completed' },
    { what: 'receipt.autoReceived', actor: 'timer', at: now },
  );
  await tellMember(db, row, 'autoReceived', now);
  return { ...writeReceipt({ ...row, receipt: 'autoReceived' }, now) };
}

async function submitReceipt(scope: FlowScope, input: JsonObject): Promise<JsonObject> {
  const { db, now, actor } = scope;
  const row = await lockPaid(scope);
  if (row.receipt !== 'pending' || isOver(row, now))
    throw refuseCall('confirmation.closed', 'The receipt was settled already.', 409);
  const claim = input['claim'] as 'full' | 'partial' | 'none';
  if (claim === 'full') {
    const change = { receipt: 'received', status: 'completed', claim } as const;
    await changeWithdrawal(db, row.id, change, { what: 'receipt.received', actor, at: now });
    return { ...writeReceipt({ ...row, ...change }, now) };
  }
  const comment = toText(input['comment']);
  if (comment.length > 1_000) throw refuseField('comment', 'field.too-long', 'At most 1,000 characters.');
  await claimUploads(db, {
    memberId: row.member_id,
    ids: input['files'] as readonly string[],
    subject: proofSubject(row.id),
  });
  const claimed = claim === 'partial' ? (readMoney(input['amount'], row.currency) ?? 0n).toString() : null;
  const change = { receipt: 'underReview', claim, claimed_amount: claimed, comment } as const;
  await changeWithdrawal(db, row.id, change, {
    what: 'receipt.underReview',
    note: comment,
    actor,
    at: now,
  });
  return { ...writeReceipt({ ...row, ...change }, now) };
}

/** Receipt confirmation, kept by the server: the browser's machine, with the ledger behind its services. */
export const receiptFlow: FlowDefinition = {
  machine: withdrawalConfirmationMachine,
  contract: withdrawalConfirmationContract,
  services: { loadReceipt, submitReceipt },
  // The wallet is moved by the back office that decides; nothing is left to refresh here.
  effects: {},
  // `disputePoll` asks this server for the state: only a browser needs to.
  waits: ['receiptDeadline'],
};
