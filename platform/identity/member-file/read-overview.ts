import { sql } from 'kysely';
import type { MemberOverview, WaitingKind } from '../../../src/protocol/calls/member-file.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { readBonus } from '../../money/wallet/bonus-part.ts';
import { toWireType } from '../../money/wallet/vendor-wallets.ts';
import { readPoints } from '../../rewards/points/accounts.ts';
import { openFile, type FileDeps } from './file-page.ts';

const mostRisks = 20;

interface Sums {
  readonly turnover: string;
  readonly withdrawals: string;
  readonly held: string;
}
/** Money that is in no wallet, and what has to be staked first; minor units. */
async function readSums({ db }: FileDeps, id: string): Promise<Sums> {
  const { rows } = await sql<Sums>`select
    coalesce((select due from member_turnover where member_id = ${id}), 0)::text as turnover,
    (select coalesce(sum(amount), 0) from withdrawal where member_id = ${id}
      and status in ('submitted', 'reviewing', 'infoNeeded', 'processing'))::text as withdrawals,
    (select coalesce(sum(held), 0) from deposit_order where member_id = ${id} and status = 'held')::text as held`.execute(
    db,
  );
  return rows[0] ?? { turnover: '0', withdrawals: '0', held: '0' };
}

/** Where each kind of thing waits, of which state. */
const waiting: Readonly<Record<WaitingKind, readonly [table: string, isWaiting: string]>> = {
  deposit: ['deposit_order', "status in ('waiting', 'underReview', 'held')"],
  withdrawal: ['withdrawal', "status in ('submitted', 'reviewing', 'infoNeeded', 'processing')"],
  application: ['activity_application', "status = 'processing'"],
  redemption: ['point_redemption', "status = 'inProcess'"],
  document: ['identity_document', "status = 'open'"],
  age: ['age_finding', "status = 'open'"],
  likeness: ['exclusion_hint', "status = 'open'"],
  feedback: ['feedback', "status = 'open'"],
  money: ['money_proposal', "state = 'waiting'"],
  unfreeze: ['unfreeze_proposal', "state = 'waiting'"],
  lift: ['hold_lift_proposal', "state = 'waiting'"],
  authenticator: ['authenticator_removal', "state = 'waiting'"],
};
async function countWaiting({ db }: FileDeps, id: string): Promise<MemberOverview['waiting']> {
  const counts = Object.entries(waiting).map(
    ([kind, [table, isWaiting]]) =>
      sql`select ${kind}::text as kind, count(*)::int as count from ${sql.table(table)}
        where member_id = ${id} and ${sql.raw(isWaiting)}`,
  );
  const { rows } = await sql<MemberOverview['waiting'][number]>`select * from (
    ${sql.join(counts, sql` union all `)}) w where count > 0`.execute(db);
  return rows;
}

interface Risk {
  readonly kind: MemberOverview['risks'][number]['kind'];
  readonly hint: string | null;
  readonly is_open: boolean;
  readonly at: Date;
}
/** What was found about the member and not dismissed. */
async function listRisks({ db, merchant }: FileDeps, id: string): Promise<MemberOverview['risks']> {
  const { rows } = await sql<Risk>`select * from (
    select kind, id::text as hint, state = 'open' as is_open, found_at as at from fraud_hint
      where merchant = ${merchant} and member_ids @> array[${id}::bigint] and state <> 'dismissed'
    union all select 'likeness', null, status = 'open', created_at from exclusion_hint
      where member_id = ${id} and status <> 'rejected'
    union all select 'underAge', null, status = 'open', created_at from age_finding
      where member_id = ${id} and status <> 'approved'
    union all select 'withheld', null, true, held_at from contract_hold where member_id = ${id} and ended_at is null
    union all select 'refusedPaper', null, false, decided_at from identity_document
      where member_id = ${id} and status = 'rejected'
    ) r order by is_open desc, at desc limit ${mostRisks}`.execute(db);
  return rows.map(({ kind, hint, is_open: isOpen, at }) => ({
    kind,
    hintId: hint,
    isOpen,
    at: at.toISOString(),
  }));
}

async function listAbove({ db }: FileDeps, path: readonly string[]): Promise<MemberOverview['above']> {
  if (path.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('id', 'in', [...path])
    .execute();
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  return path.flatMap((id) => {
    const account = accounts.get(id);
    return account === undefined ? [] : [{ id, account }];
  });
}

/** What staff look at first: money in its parts, what waits, who is above, and why to look twice. */
export async function readOverview(deps: FileDeps, { id }: { readonly id: string }): Promise<MemberOverview> {
  const { db } = deps;
  const currency = await openFile(deps, id);
  const [row, wallets, bonus, points, sums, counts, risks] = await Promise.all([
    db
      .selectFrom('member')
      .select(['nickname', 'profile', 'customer_type', 'language', 'level_name', 'level_rank', 'path'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('ledger_account')
      .select(['account_type', 'balance'])
      .where('member_id', '=', id)
      .where('currency', '=', currency)
      .orderBy('account_type')
      .execute(),
    readBonus(db, id),
    readPoints(db, id),
    readSums(deps, id),
    countWaiting(deps, id),
    listRisks(deps, id),
  ]);
  const write = (minor: string): string => writeMoney(BigInt(minor), currency);
  const name = row.profile['payeeName'];
  return {
    nickname: row.nickname,
    name: typeof name === 'string' ? name : '',
    type: row.customer_type,
    language: row.language,
    level: { name: row.level_name, rank: row.level_rank },
    currency,
    wallets: wallets.map(({ account_type: type, balance }) => ({
      number: toWireType(type),
      balance: write(balance),
    })),
    bonus: write(bonus.toString()),
    turnoverLeft: write(sums.turnover),
    inWithdrawals: write(sums.withdrawals),
    heldDeposits: write(sums.held),
    points: points.toString(),
    waiting: counts,
    above: await listAbove(deps, row.path),
    risks,
  };
}
