import { isDeepStrictEqual } from 'node:util';
import { sql, type Selectable } from 'kysely';
import type { money, MoneyProposal, MoneyState } from '../../../src/protocol/calls/money.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../../server/infrastructure/http/answer-after.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { lockOrder, type DepositActor } from '../cashier/deposit-orders.ts';
import { releaseHeld } from '../cashier/held-deposits.ts';
import { creditDeposit } from '../cashier/settle-deposit.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { findMember } from '../../identity/members.ts';
import { endHeldRound } from '../../play/rounds.ts';
import { endProposal, type Decision } from '../../second-person.ts';
import { writeRecord } from '../../../server/infrastructure/audit/proposal-columns.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import { readCurrency } from '../wallet/currency.ts';
import { adjustBalance } from './adjust-balance.ts';
import { holdMoney } from './hold-money.ts';
import { checkMoneyRules, defaultRules, readMoneyRules } from './money-rules.ts';
import type { MoneyProposalTable } from './tables.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
type ProposalRow = Selectable<MoneyProposalTable>;
const pastRows = 50;

interface ListedRow extends ProposalRow {
  readonly account: string | null;
  /** Reference of the order, or vendor and round. */
  readonly shown: string | null;
  /** Minor units. */
  readonly compared: string | null;
}
const writeProposal = (row: ListedRow, currency: string): MoneyProposal => ({
  ...writeRecord(row),
  kind: row.kind,
  account: row.account,
  amount: row.amount === null ? null : writeMoney(BigInt(row.amount), currency),
  compared: row.compared === null ? null : writeMoney(BigInt(row.compared), currency),
  subject: row.shown ?? '',
  doubts: row.doubts,
  evidence: row.evidence,
  rules: row.rules === null ? null : { ...defaultRules(currency), ...row.rules },
});

const listProposals = (db: Database, merchant: string) =>
  db
    .selectFrom('money_proposal as p')
    .leftJoin('member as m', 'm.id', 'p.member_id')
    .leftJoin('deposit_order as o', (join) =>
      join.on('p.kind', '=', 'credit').on(sql<boolean>`o.id::text = p.subject`),
    )
    .leftJoin('play_round as r', (join) =>
      join.on('p.kind', '=', 'payout').on(sql<boolean>`r.id::text = p.subject`),
    )
    .selectAll('p')
    .select([
      'm.account',
      sql<string | null>`coalesce(o.reference, r.vendor || ' ' || r.round)`.as('shown'),
      sql<string | null>`coalesce(o.amount + o.fee, r.stake)`.as('compared'),
    ])
    .where('p.merchant', '=', merchant);

/** What waits for a second person, what was decided lately, and the rules about it. */
async function readMoneyState({ db, merchant }: Deps): Promise<MoneyState> {
  const waiting = await listProposals(db, merchant)
    .where('p.state', '=', 'waiting')
    .orderBy('p.id')
    .execute();
  const past = await listProposals(db, merchant)
    .where('p.state', '<>', 'waiting')
    .orderBy('p.id', 'desc')
    .limit(pastRows)
    .execute();
  const { code: currency } = await readCurrency(db, merchant);
  return {
    ...(await readMoneyRules(db, merchant)),
    waiting: waiting.map((row) => writeProposal(row, currency)),
    past: past.map((row) => writeProposal(row, currency)),
    currency,
  };
}

/**
 * Asks for a change of a balance by hand, which always needs a second person.
 * @throws AppError 404 `member.unknown`, 400 with the field `amount` or `evidence`
 */
async function proposeAdjustment(
  deps: Deps,
  { account, direction, amount: typed, note, evidence, by }: InputOf<typeof money.adjust>,
): Promise<void> {
  const { db, merchant, clock } = deps;
  const amount = readMoney(typed.trim(), (await readCurrency(db, merchant)).code);
  if (amount === null || amount <= 0n) throw refuseField('amount', 'amount.invalid', 'Expected an amount.');
  if (evidence.trim() === '') throw refuseField('evidence', 'field.required', 'Say where the proof is.');
  const member = await findMember(deps, { account: account.trim() });
  if (member === null) throw refuseCall('member.unknown', 'There is no such account.', 404);
  const signed = direction === 'credit' ? amount : -amount;
  const held = { merchant, kind: 'adjustment', memberId: member.id, subject: '', amount: signed } as const;
  await db
    .transaction()
    .execute((transaction) =>
      holdMoney(transaction, { ...held, note, evidence: evidence.trim(), by, at: clock.now() }),
    );
}

/**
 * Asks for other rules. One proposal waits at a time, so that what was approved is what was read.
 * @throws AppError 409 `rules.waiting`, 400 with field → code, 409 `rules.same`
 */
async function proposeRules(
  { db, merchant, clock }: Deps,
  { rules, note, by }: InputOf<typeof money.proposeRules>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const { rules: live } = await readMoneyRules(transaction, merchant);
    const newRules = checkMoneyRules(
      rules,
      live.ceilings.map(({ vendor }) => vendor),
      (await readCurrency(transaction, merchant)).code,
    );
    if (isDeepStrictEqual(newRules, live))
      throw refuseCall('rules.same', 'These rules are in force already.', 409);
    const proposal = await transaction
      .insertInto('money_proposal')
      .values({
        merchant,
        kind: 'rules',
        member_id: null,
        amount: null,
        rules: JSON.stringify(newRules),
        state: 'waiting',
        note,
        proposed_by: by,
        proposed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (proposal === undefined)
      throw refuseCall('rules.waiting', 'Another proposal is pending already.', 409);
    const subject = `moneyRules:${proposal.id}`;
    await appendOperation(transaction, merchant, {
      action: 'moneyRules.propose',
      author: by,
      subject,
      note,
      at: now,
    });
  });
}

async function creditOrder(db: Database, row: ProposalRow, now: Date): Promise<void> {
  const order = await lockOrder(db, { id: row.subject });
  if (order === null || row.amount === null) throw new Error(`Expected order ${row.subject}, got none.`);
  const by: DepositActor = row.proposed_by.includes(':') ? 'gateway' : `operator:${row.proposed_by}`;
  if (order.status === 'held') return releaseHeld(db, order, { by, at: now, note: row.note });
  const how = { by, at: now, note: row.note, received: BigInt(row.amount), isApproved: true };
  if ((await creditDeposit(db, order, how)) !== 'booked')
    throw refuseCall('review.decided', 'The deposit was credited already.', 409);
}

async function writeRules(db: Database, row: ProposalRow, now: Date): Promise<void> {
  const set = { rules: JSON.stringify(row.rules), changed_by: row.proposed_by, changed_at: now };
  await db
    .insertInto('money_rules')
    .values({ merchant: row.merchant, ...set })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(set))
    .execute();
}

/** Does what a second person approved. @throws AppError as each kind says */
async function carryOut(db: Database, row: ProposalRow, now: Date): Promise<void> {
  if (row.kind === 'rules') return writeRules(db, row, now);
  if (row.kind === 'credit') return creditOrder(db, row, now);
  if (row.kind === 'payout') return endHeldRound(db, { id: row.subject, verdict: 'pay', at: now });
  const { id, merchant, member_id: memberId, amount, note: reason } = row;
  if (memberId === null || amount === null) throw new Error(`Expected adjustment ${id} to be of a member.`);
  return adjustBalance(db, { id, merchant, memberId, amount: BigInt(amount), reason, at: now });
}

/**
 * Ends a proposal. Rejected: a credit is back among the requests, a payout gives the stake back.
 * @throws AppError as `endProposal` does, 409 `review.decided`, `balance.insufficient`, `game.round-closed`
 */
async function decideMoney(deps: Deps, decision: Decision): Promise<void> {
  const { merchant } = deps;
  await endProposal<ProposalRow>(
    deps,
    {
      table: 'money_proposal',
      select: (db) => db.selectFrom('money_proposal').selectAll().where('merchant', '=', merchant),
      area: 'money',
      nameSubject: ({ kind, subject, id }) => `${kind}:${subject === '' ? id : subject}`,
      carryOut,
      putAside: async (db, { kind, subject }, now) => {
        if (kind === 'payout') await endHeldRound(db, { id: subject, verdict: 'giveBack', at: now });
      },
    },
    decision,
  );
}

/** Money that needs a second person, for the console. */
export function createMoneyBackOffice(deps: Deps): Answers<typeof money> {
  const read = () => readMoneyState(deps);
  return {
    read,
    adjust: answerAfter((request) => proposeAdjustment(deps, request), read),
    proposeRules: answerAfter((request) => proposeRules(deps, request), read),
    ...answerEndings((decision) => decideMoney(deps, decision), read),
  };
}
