import { sql, type Selectable } from 'kysely';
import type { LostFactor, LostFactorState } from '../../../src/protocol/calls/factors.ts';
import type { Database } from '../../db/database.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import { requireSecondPerson } from '../../infrastructure/audit/second-person.ts';
import { Refusal } from '../refusal.ts';
import type { ConsoleFactorResetTable } from '../tables.ts';
import { countFactors, dropFactors, noFactor } from './change-factors.ts';
import type { FactorParts } from './factor-parts.ts';

/** The end of a proposal. */
interface LostFactorDecision {
  readonly id: string;
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly reason: string;
  /** User name of the operator. */
  readonly by: string;
}
/**
 * Second factors that operators have lost. Two people take them away, both other than the owner; the command line
 * does it alone. The owner sets up another one after the next login.
 */
export interface LostFactors {
  list(): Promise<LostFactorState>;
  /** @throws Refusal `people.unknown`, `people.self`, `factor.none`, `factor.waiting` */
  propose(of: { readonly username: string; readonly note: string; readonly by: string }): Promise<void>;
  /** @throws Refusal `factor.decided`, `factor.changed`; AppError where the operator is no second person */
  decide(decision: LostFactorDecision): Promise<void>;
  /** For the command line. @throws Refusal `people.unknown`, `factor.none` */
  drop(username: string, by: string): Promise<void>;
}
type Parts = Pick<FactorParts, 'db' | 'clock' | 'merchant'>;
type Row = Selectable<ConsoleFactorResetTable>;
const pastShown = 20;

const toWire = (row: Row): LostFactor => ({
  id: row.id,
  username: row.username,
  note: row.note,
  state: row.state,
  reason: row.reason,
  proposedBy: row.proposed_by,
  proposedAt: row.proposed_at.toISOString(),
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
});

async function findOwner(db: Database, username: string): Promise<{ id: string; username: string }> {
  const row = await db
    .selectFrom('console_account')
    .select(['id', 'username'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('people.unknown', 'There is no such operator.');
  if ((await countFactors(db, row.id)) === 0) throw noFactor();
  return row;
}

/** Whether a factor is newer than the moment: the owner has helped himself. */
async function isChanged(db: Database, accountId: string, since: Date): Promise<boolean> {
  const [authenticator, passkey] = await Promise.all([
    db
      .selectFrom('console_authenticator')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('confirmed_at', '>', since)
      .executeTakeFirst(),
    db
      .selectFrom('console_passkey')
      .select('id')
      .where('account_id', '=', accountId)
      .where('created_at', '>', since)
      .executeTakeFirst(),
  ]);
  return authenticator !== undefined || passkey !== undefined;
}

async function propose(
  { db, clock, merchant }: Parts,
  { username, note, by }: Parameters<LostFactors['propose']>[0],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const owner = await findOwner(transaction, username);
    if (owner.username === by)
      throw new Refusal('people.self', 'Another operator must ask for it: yours is the factor.');
    const now = clock.now();
    const added = await transaction
      .insertInto('console_factor_reset')
      .values({
        account_id: owner.id,
        username: owner.username,
        state: 'waiting',
        note,
        proposed_by: by,
        proposed_at: now,
      })
      .onConflict((conflict) => conflict.column('account_id').where('state', '=', 'waiting').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw new Refusal('factor.waiting', 'This was already requested.');
    await appendOperation(transaction, merchant, {
      action: 'factor.ask-reset',
      author: by,
      subject: `operator:${owner.username}`,
      note,
      at: now,
    });
  });
}

const verbs = { approved: 'reset', rejected: 'reject-reset', withdrawn: 'withdraw-reset' } as const;

async function decide(
  { db, clock, merchant }: Parts,
  { id, state, reason, by }: LostFactorDecision,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('console_factor_reset')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('factor.decided', 'This was already decided.');
    const now = clock.now();
    const { proposed_by: proposer, username, account_id: accountId } = row;
    if (state === 'withdrawn') {
      if (by !== proposer) throw new Refusal('role.not-allowed', 'Only who asked for it withdraws it.');
    } else await requireSecondPerson(transaction, { by, others: [proposer, username], now });
    if (state === 'approved') {
      if (await isChanged(transaction, accountId, row.proposed_at))
        throw new Refusal('factor.changed', 'The operator has set up another factor since.');
      await dropFactors(transaction, accountId);
    }
    await transaction
      .updateTable('console_factor_reset')
      .set({ state, decided_by: by, decided_at: now, reason })
      .where('id', '=', id)
      .execute();
    const note = reason === '' ? row.note : reason;
    const subject = `operator:${username}`;
    await appendOperation(transaction, merchant, {
      action: `factor.${verbs[state]}`,
      author: by,
      subject,
      note,
      at: now,
    });
  });
}

/** Lost factors of operators, on PostgreSQL. */
export const openLostFactors = (parts: Parts): LostFactors => ({
  list: async () => {
    const all = parts.db.selectFrom('console_factor_reset').selectAll();
    const [waiting, past] = await Promise.all([
      all.where('state', '=', 'waiting').orderBy('id').execute(),
      all.where('state', '<>', 'waiting').orderBy('id', 'desc').limit(pastShown).execute(),
    ]);
    return { waiting: waiting.map(toWire), past: past.map(toWire) };
  },
  propose: (of) => propose(parts, of),
  decide: (decision) => decide(parts, decision),
  drop: async (username, by) => {
    const { db, clock, merchant } = parts;
    await db.transaction().execute(async (transaction) => {
      const owner = await findOwner(transaction, username);
      await dropFactors(transaction, owner.id);
      const subject = `operator:${owner.username}`;
      await appendOperation(transaction, merchant, {
        action: 'factor.reset',
        author: by,
        subject,
        note: '',
        at: clock.now(),
      });
    });
  },
});
