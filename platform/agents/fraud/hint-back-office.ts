import { sql } from 'kysely';
import type { fraud, HintFile, HintLine, HintMember, HintPage } from '../../../src/protocol/calls/fraud.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readCurrency } from '../../money/wallet/currency.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
const pageSize = 20;

async function nameMembers(db: Database, ids: readonly string[]): Promise<(id: string) => HintMember> {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('member').select(['id', 'account']).where('id', 'in', ids).execute();
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  return (id) => ({ id, account: accounts.get(id) ?? id });
}

async function findHintPage(
  { db, merchant }: Deps,
  { kind, state, page }: InputOf<typeof fraud.find>,
): Promise<HintPage> {
  let hints = db.selectFrom('fraud_hint').where('merchant', '=', merchant);
  if (kind !== 'all') hints = hints.where('kind', '=', kind);
  if (state !== 'all') hints = hints.where('state', '=', state);
  const { total } = await hints.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await hints
    .select(['id', 'kind', 'state', 'member_ids', 'found_at'])
    .select(sql<number>`jsonb_array_length(facts)`.as('facts'))
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const name = await nameMembers(
    db,
    rows.flatMap((row) => row.member_ids),
  );
  return {
    rows: rows.map((row): HintLine => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      facts: row.facts,
      members: row.member_ids.map(name),
      foundAt: row.found_at.toISOString(),
    })),
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    total,
  };
}

const unknown = () => refuseCall('fraud-hint.unknown', 'There is no such hint.', 404);
async function readHint({ db, merchant }: Deps, id: string): Promise<HintFile> {
  const row = await db
    .selectFrom('fraud_hint')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  const { code } = await readCurrency(db, merchant);
  const others = row.facts.flatMap(({ member, other }) => (other === null ? [member] : [member, other]));
  const name = await nameMembers(db, [...new Set([...row.member_ids, ...others])]);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    members: row.member_ids.map(name),
    facts: row.facts.map(({ member, other, amount, ...fact }) => ({
      ...fact,
      member: name(member),
      other: other === null ? null : name(other),
      amount: amount === null ? null : writeMoney(BigInt(amount), code),
    })),
    foundAt: row.found_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    currency: code,
  };
}

/** Hints of fraud, for the console. */
export const createFraudBackOffice = (deps: Deps): Answers<typeof fraud> => ({
  find: (query) => findHintPage(deps, query),
  read: ({ id }) => readHint(deps, id),
  decide: async ({ id, state, reason, by }) => {
    const isOpen = state === 'open';
    const row = await deps.db
      .updateTable('fraud_hint')
      .set({ state, reason, decided_by: isOpen ? null : by, decided_at: isOpen ? null : deps.clock.now() })
      .where('merchant', '=', deps.merchant)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw unknown();
    return readHint(deps, id);
  },
});
