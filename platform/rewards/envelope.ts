import type {
  RewardsEnvelopeValue,
  RewardsOpenEnvelopeValue,
} from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { requireToken } from '../../server/infrastructure/http/limits.ts';
import { runIdempotent } from '../calls/run-idempotent.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { notAvailable, refuseCall } from '../calls/refusals.ts';
import { readLocalText } from '../messages/local-text.ts';
import type { MemberParts } from '../parts.ts';
import { requireRealAccount } from '../identity/security/fund-password.ts';
import { readSettings } from '../calls/system/settings.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { readCurrency, trialType, type Currency } from '../money/wallet/currency.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../money/wallet/ledger.ts';
import { findWindow, readPlan, type EnvelopePlan, type EnvelopeWindow } from './envelope-plan.ts';
import { countTickets, takeTicket } from './envelope-tickets.ts';

/** Tries of one member: a script that hammers the button gets no more than a person. */
const perMember = { limit: 6, windowSeconds: 10 } as const;
const historyRows = 10;
type Store = Pick<MemberParts, 'merchant' | 'clock' | 'random' | 'liveSite'>;

async function countGrabs(
  db: Database,
  plan: EnvelopePlan,
  memberId: string,
  opensAt: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('envelope_grab')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('plan_id', '=', plan.id)
    .where('member_id', '=', memberId)
    .where('opens_at', '=', opensAt)
    .executeTakeFirstOrThrow();
  return count;
}
/** Envelopes that a member may still open in a window: those of the plan, then those of tickets. */
async function countRemaining(
  db: Database,
  plan: EnvelopePlan,
  memberId: string,
  { opensAt }: EnvelopeWindow,
): Promise<number> {
  const grabbed = await countGrabs(db, plan, memberId, opensAt);
  return Math.max(0, plan.grabs - grabbed) + (await countTickets(db, memberId));
}
async function listHistory(db: Database, memberId: string, currency: Currency) {
  const rows = await db
    .selectFrom('envelope_grab')
    .select(['id', 'amount', 'grabbed_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(historyRows)
    .execute();
  return rows.map(({ id, amount, grabbed_at }) => ({
    id,
    amount: writeMoney(BigInt(amount), currency.code),
    at: grabbed_at.toISOString(),
  }));
}
const secondsBetween = (from: Date, to: Date): number =>
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1_000));

/** The status of the red envelope for a member, with the member's history. */
export async function readEnvelope(parts: MemberParts, caller: Caller): Promise<RewardsEnvelopeValue> {
  const { db, merchant, clock, liveSite } = parts;
  const { id, customerType } = requireMember(caller);
  const plan = await readPlan(db, merchant);
  const currency = await readCurrency(db, merchant);
  const facts = { symbol: currency.symbol, history: await listHistory(db, id, currency) };
  if (plan === null)
    return { ...facts, standing: 'closed', title: '', remaining: 0, secondsLeft: 0, least: '', most: '' };
  const now = clock.now();
  const window = findWindow(plan, now, (await readSettings({ liveSite })).timeZone);
  const remaining = await countRemaining(db, plan, id, window);
  const standing =
    customerType === trialType
      ? 'ineligible'
      : !window.isOpen
        ? 'upcoming'
        : remaining === 0
          ? 'used'
          : 'open';
  return {
    ...facts,
    standing,
    title: readLocalText(plan.texts, caller.language).title,
    remaining,
    secondsLeft: secondsBetween(now, window.isOpen ? window.closesAt : window.opensAt),
    least: writeMoney(plan.least, currency.code),
    most: writeMoney(plan.most, currency.code),
  };
}

/** Takes an amount out of what the window has left, in one statement; false where it has not so much. */
async function takeFromBudget(
  db: Database,
  plan: EnvelopePlan,
  opensAt: Date,
  amount: bigint,
): Promise<boolean> {
  await db
    .insertInto('envelope_window')
    .values({ plan_id: plan.id, opens_at: opensAt, left_over: plan.budget.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const window = await db
    .updateTable('envelope_window')
    .set((update) => ({ left_over: update('left_over', '-', amount.toString()) }))
    .where('plan_id', '=', plan.id)
    .where('opens_at', '=', opensAt)
    .where('left_over', '>=', amount.toString())
    .returning('plan_id')
    .executeTakeFirst();
  return window !== undefined;
}

/**
 * Opens one envelope inside a transaction. The member's wallet is locked first, so that two tries of one
 * member come after one another and each counts the other; the key of the table lets each number through
 * once. The amount is drawn by the platform's own randomness.
 * @throws AppError 409 `envelope.closed`, `envelope.empty`
 */
export async function openPlannedEnvelope(
  db: Database,
  { merchant, clock, random, liveSite }: Store,
  memberId: string,
): Promise<RewardsOpenEnvelopeValue> {
  const { timeZone } = await readSettings({ liveSite });
  const plan = await readPlan(db, merchant);
  if (plan === null) throw notAvailable('The merchant has no red envelopes.');
  const accounts = [await ensureHouse(db, merchant), await findMainWallet(db, memberId)] as const;
  await db
    .selectFrom('ledger_account')
    .select('id')
    .where('id', 'in', accounts)
    .orderBy('id')
    .forUpdate()
    .execute();
  const now = clock.now();
  const window = findWindow(plan, now, timeZone);
  if (!window.isOpen) throw refuseCall('envelope.closed', 'The window is closed.', 409);
  const grabbed = await countGrabs(db, plan, memberId, window.opensAt);
  if (grabbed >= plan.grabs && !(await takeTicket(db, memberId)))
    throw refuseCall('envelope.empty', 'No envelope is left for this member.', 409);
  const amount = plan.least + BigInt(random.integer(0, Number(plan.most - plan.least) + 1));
  if (!(await takeFromBudget(db, plan, window.opensAt, amount)))
    throw refuseCall('envelope.empty', 'The window has given out what it had.', 409);
  const { id } = await db
    .insertInto('envelope_grab')
    .values({
      plan_id: plan.id,
      member_id: memberId,
      opens_at: window.opensAt,
      number: grabbed + 1,
      amount: amount.toString(),
      grabbed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bookTransfer(db, {
    merchant,
    kind: 'bonus',
    reference: `envelope:${id}`,
    at: now,
    postings: [
      { accountId: accounts[0], amount: -amount },
      { accountId: accounts[1], amount },
    ],
  });
  const currency = await readCurrency(db, merchant);
  return {
    grab: { id, amount: writeMoney(amount, currency.code), at: now.toISOString() },
    remaining: await countRemaining(db, plan, memberId, window),
  };
}

/** Answers `rewards.openEnvelope`, once for each key. */
export async function openEnvelope(parts: MemberParts, caller: Caller): Promise<RewardsOpenEnvelopeValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const { limit, windowSeconds } = perMember;
  await requireToken(parts.limits, { key: `envelope:${member.id}`, limit, windowSeconds });
  return runIdempotent(parts, caller, { operation: 'rewards.openEnvelope', asked: {} }, (db) =>
    openPlannedEnvelope(db, parts, member.id),
  );
}
