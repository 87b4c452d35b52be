import type { WithdrawalsListRequest } from '../../../src/protocol/generated/wire-types.ts';
import type { FlowRunner } from '../../../server/flows/flow-runner.ts';
import { carryExclusion } from '../../protection/excluded-person.ts';
import { onBreak } from '../../protection/on-break.ts';
import { createMemberFlows } from '../../flows.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { openWay, prepareWay } from '../ways-out/open-way.ts';
import {
  addAccount,
  listAccounts,
  lockMember,
  mostAccounts,
  removeAccount,
  type PayoutAccountView,
} from './accounts.ts';
import { cancelWithdrawal, isCancellable } from './cancel.ts';
import { answerReceipt } from './confirm.ts';
import { readHold } from './holds.ts';
import { findProvider, maskNumber, payoutHours, payoutProviders } from './providers.ts';
import { receiptMachine } from './receipt-flow.ts';
import { readWithdrawalSettings } from './settings.ts';
import { submitWithdrawal } from './submit.ts';
import { readOffer, writeTerms } from './terms.ts';
import { changeWithdrawal, findWithdrawal, listEvents, lockWithdrawal } from './withdrawal-store.ts';
import {
  writeReceipt,
  writeStep,
  writeTrack,
  writeWithdrawal,
  type WireReceipt,
  type WireWithdrawal,
} from './wire.ts';

const unknown = () => refuseCall('withdrawal.unknown', 'The member has no such withdrawal.', 404);
const providers = payoutProviders.map(({ code, name, kind }) => ({ code, name, kind }));
const writeAccounts = (accounts: readonly PayoutAccountView[]) => ({
  accounts: [...accounts],
  providers,
  most: mostAccounts,
});

async function listWithdrawals(
  { db }: MemberParts,
  memberId: string,
  { pageNo = 1, pageSize = 20 }: WithdrawalsListRequest,
) {
  const of = db.selectFrom('withdrawal').where('member_id', '=', memberId);
  const { count } = await of
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows: rows.map(writeWithdrawal), totalCount: count, totalPages: Math.ceil(count / pageSize) };
}

async function describeAccount({ db }: MemberParts, accountId: string) {
  const { kind, provider, number } = await db
    .selectFrom('payout_account')
    .select(['kind', 'provider', 'number'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    account: `${findProvider(provider)?.name ?? provider} ${maskNumber(number)}`,
    expectedHours: payoutHours[kind],
  };
}

async function readDetail(parts: MemberParts, caller: Caller, id: string) {
  const member = requireMember(caller);
  const row = await findWithdrawal(parts.db, { id, memberId: member.id });
  if (row === null) throw unknown();
  const events = await listEvents(parts.db, row.id);
  const settings = await readWithdrawalSettings(parts.db, parts.merchant);
  return {
    withdrawal: writeWithdrawal(row),
    ...(await describeAccount(parts, row.account_id)),
    mayCancel: member.isOnBreak !== true && isCancellable(settings, row),
    track: writeTrack(row, events),
    steps: events.map(writeStep),
  };
}

/** A member's answer to what the back office asked; the review continues. */
async function answerQuestion(
  { db, merchant, clock }: MemberParts,
  memberId: string,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<WireWithdrawal> {
  const note = text.trim();
  if (note === '') throw refuseField('text', 'field.required', 'The answer is empty.');
  return db.transaction().execute(async (transaction) => {
    const row = await lockWithdrawal(transaction, { id, merchant });
    if (row === null || row.member_id !== memberId) throw unknown();
    if (row.status !== 'infoNeeded') throw refuseCall('withdrawal.changed', 'No question is pending.', 409);
    const change = { status: 'reviewing', reason: '' } as const;
    await changeWithdrawal(transaction, id, change, {
      what: 'answered',
      note,
      actor: `member:${memberId}`,
      at: clock.now(),
    });
    return writeWithdrawal({ ...row, ...change });
  });
}

async function listReceipts({ db, clock }: MemberParts, memberId: string) {
  const now = clock.now();
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('payout_account', 'payout_account.id', 'withdrawal.account_id')
    .selectAll('withdrawal')
    .select(['payout_account.provider', 'payout_account.number'])
    .where('withdrawal.member_id', '=', memberId)
    .where('withdrawal.receipt', 'in', ['pending', 'underReview'])
    .orderBy('withdrawal.id', 'desc')
    .limit(50)
    .execute();
  const waiting = rows.filter(({ receipt }) => receipt === 'pending');
  const pauses = waiting.map(({ receipt_due_at }) => (receipt_due_at?.getTime() ?? 0) - now.getTime());
  return {
    pending: waiting.length,
    nextMinutes: pauses.length === 0 ? null : Math.max(0, Math.ceil(Math.min(...pauses) / 60_000)),
    rows: rows.map(({ provider, number, ...row }) => ({
      ...writeReceipt(row, now),
      account: `${findProvider(provider)?.name ?? provider} ${maskNumber(number)}`,
      paidAt: (row.paid_at ?? now).toISOString(),
    })),
  };
}

/** State of the receipt. Past its time it is settled here too, without waiting for the job that does it. */
async function readReceipt(
  parts: MemberParts,
  flows: FlowRunner,
  memberId: string,
  id: string,
): Promise<WireReceipt> {
  const row = await findWithdrawal(parts.db, { id, memberId });
  if (row === null || row.receipt === null) throw unknown();
  const now = parts.clock.now();
  if (row.receipt === 'pending' && (row.receipt_due_at?.getTime() ?? 0) <= now.getTime()) {
    await parts.db.transaction().execute((db) => flows.endWait(db, receiptMachine, id, 'receiptDeadline'));
    const settled = await findWithdrawal(parts.db, { id, memberId });
    return writeReceipt(settled ?? row, now);
  }
  return writeReceipt(row, now);
}

async function change(
  parts: MemberParts,
  caller: Caller,
  fundPassword: string,
  request: Parameters<typeof addAccount>[2],
) {
  const member = requireMember(caller);
  await prepareWay(parts, member, 'payoutAccount', { fundPassword, field: 'fundPassword' });
  const until = await carryExclusion(parts, member.id, { payouts: [request] });
  // On the way of the money out nothing is stopped that is the member's own.
  if (until !== null && member.isOnBreak !== true) throw onBreak(until);
  const now = parts.clock.now();
  const accounts = await parts.db.transaction().execute(async (db) => {
    await lockMember(db, member.id);
    await openWay(db, { way: 'payoutAccount', memberId: member.id, now });
    return addAccount(db, member.id, request, now);
  });
  return writeAccounts(accounts);
}

type Names =
  | `withdrawals.${'form' | 'hold' | 'submit' | 'list' | 'detail' | 'answer' | 'cancel'}`
  | `payout.${'accounts' | 'banks' | 'addAccount' | 'removeAccount'}`
  | `confirmations.${'list' | 'receipt' | 'answer'}`;

/** Money out: the form, the accounts it goes to, its state, and whether it arrived. */
export function createHandlers(
  parts: MemberParts,
  flows: FlowRunner = createMemberFlows(parts),
): Pick<Handlers, Names> {
  return {
    'withdrawals.form': async (_, caller) => {
      const member = requireMember(caller);
      requireRealAccount(member);
      const { merchant, clock } = parts;
      const offer = await readOffer(parts.db, { merchant, memberId: member.id, now: clock.now() });
      const terms = writeTerms(offer.terms);
      return {
        standing: offer.standing,
        accounts: [...offer.accounts],
        minimumAmount: terms.minimum,
        maximumAmount: terms.maximum,
        terms,
        pending: offer.pending === null ? null : writeWithdrawal(offer.pending),
      };
    },
    'withdrawals.hold': (_, caller) => readHold(parts, requireMember(caller).id),
    'withdrawals.submit': (request, caller) => submitWithdrawal(parts, request, caller),
    'withdrawals.list': (request, caller) => listWithdrawals(parts, requireMember(caller).id, request),
    'withdrawals.detail': ({ id }, caller) => readDetail(parts, caller, id),
    'withdrawals.answer': (request, caller) => answerQuestion(parts, requireMember(caller).id, request),
    'withdrawals.cancel': ({ id }, caller) => cancelWithdrawal(parts, requireMember(caller).id, id),
    'payout.banks': async () =>
      providers.map(({ code, name, kind }) => ({ bankCode: code, bankName: name, bankType: kind })),
    'payout.accounts': async (_, caller) =>
      writeAccounts(await listAccounts(parts.db, requireMember(caller).id)),
    'payout.addAccount': ({ fundPassword, ...account }, caller) =>
      change(parts, caller, fundPassword, account),
    'payout.removeAccount': async ({ id }, caller) => {
      const { id: memberId } = requireMember(caller);
      return writeAccounts(await removeAccount(parts.db, memberId, id, parts.clock.now()));
    },
    'confirmations.list': (_, caller) => listReceipts(parts, requireMember(caller).id),
    'confirmations.receipt': ({ id }, caller) => readReceipt(parts, flows, requireMember(caller).id, id),
    'confirmations.answer': (request, caller) => answerReceipt(parts, flows, request, caller),
  };
}
