import { sql } from 'kysely';
import type { memberFile } from '../../../src/protocol/calls/member-file.ts';
import type { AnswerOf } from '../../../src/protocol/console/define-call.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { listOpenWagering } from '../../money/turnover/wagering.ts';
import { pointsCurrency } from '../../rewards/points/accounts.ts';
import { beforeOf, cutPage, openFile, pageLimit, type FileDeps, type FilePage } from './file-page.ts';

/** Rewards that were issued: bonuses, activities, missions, levels. */
export async function readRewards(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.rewards>> {
  const currency = await openFile(deps, page.id);
  const rows = await deps.db
    .selectFrom('issued_reward')
    .select(['id', 'issued_at', 'texts', 'pays', 'points', 'wagering', 'claimed_at', 'expires_at'])
    .where('member_id', '=', page.id)
    .where('id', '<', beforeOf(page))
    .orderBy('id', 'desc')
    .limit(pageLimit)
    .execute();
  return {
    currency,
    ...cutPage(rows, (row) => ({
      id: row.id,
      at: row.issued_at.toISOString(),
      title: row.texts.EN.title,
      pays: writeMoney(BigInt(row.pays), currency),
      points: row.points,
      wagering: row.wagering,
      claimedAt: row.claimed_at?.toISOString() ?? null,
      expiresAt: row.expires_at?.toISOString() ?? null,
    })),
  };
}

/** Every movement of bonus money in the main wallet, with the bonuses that are not played off. */
export async function readBonuses(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.bonuses>> {
  const currency = await openFile(deps, page.id);
  const [rows, open] = await Promise.all([
    deps.db
      .selectFrom('bonus_entry')
      .select(['id', 'booked_at', 'kind', 'reference', 'amount', 'amount_after'])
      .where('member_id', '=', page.id)
      .where('id', '<', beforeOf(page))
      .orderBy('id', 'desc')
      .limit(pageLimit)
      .execute(),
    listOpenWagering(deps.db, page.id),
  ]);
  return {
    currency,
    open: open.map(({ id, texts, amount, left }) => ({
      id,
      title: texts.EN.title,
      toStake: writeMoney(amount, currency),
      left: writeMoney(left, currency),
    })),
    ...cutPage(rows, (row) => ({
      id: row.id,
      at: row.booked_at.toISOString(),
      kind: row.kind,
      reference: row.reference,
      amount: writeMoney(BigInt(row.amount), currency),
      balance: writeMoney(BigInt(row.amount_after), currency),
    })),
  };
}

interface PointRow {
  readonly id: string;
  readonly booked_at: Date;
  readonly kind: string;
  readonly reference: string;
  readonly amount: string;
  readonly balance_after: string;
}
export async function readPointLines(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.points>> {
  await openFile(deps, page.id);
  const { rows } = await sql<PointRow>`
    select e.id, e.booked_at, t.kind, t.reference, e.amount, e.balance_after
    from ledger_account a
      cross join lateral (
        select * from ledger_entry where account_id = a.id and id < ${beforeOf(page)}::bigint
        order by id desc limit ${pageLimit}) e
      join ledger_transfer t on t.id = e.transfer_id
    where a.member_id = ${page.id} and a.currency = ${pointsCurrency}
    order by e.id desc`.execute(deps.db);
  return cutPage(rows, ({ id, booked_at, kind, reference, amount, balance_after }) => ({
    id,
    at: booked_at.toISOString(),
    kind,
    reference,
    points: amount,
    balance: balance_after,
  }));
}
