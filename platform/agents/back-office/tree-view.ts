import { sql, type RawBuilder } from 'kysely';
import type {
  AgentFigures,
  AgentFile,
  AgentLine,
  AgentPage,
  agents,
  FigureDays,
} from '../../../src/protocol/calls/agents.ts';
import type { InputOf } from '../../../src/protocol/console/define-call.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { addDays } from '../../calendar-days.ts';
import { readSettings } from '../../calls/system/settings.ts';
import type { CustomerType } from '../../tables.ts';
import { readCurrency, trialType } from '../../money/wallet/currency.ts';
import { readOverview } from '../team-figures.ts';
import { agentTypes } from '../tree.ts';
import { listContractFiles } from './contract-files.ts';
import { listInvitations } from './invitations.ts';

export type TreeDeps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;
const pageSize = 25;

interface Row {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: CustomerType;
  readonly created_at: Date;
  readonly frozen: boolean;
  readonly direct: number;
  readonly withheld: boolean;
}
/** Members `m` of the tree; accounts of the free trial are in none. */
const selectRows = (where: RawBuilder<unknown>) => sql`
  select m.id, m.account, m.nickname, m.customer_type as type, m.created_at, m.frozen,
    (select count(*)::int from member d where d.upline_id = m.id and d.customer_type <> ${trialType}) as direct,
    exists (select from contract_hold h where h.member_id = m.id and h.line_id is null and h.ended_at is null) as withheld
  from member m where m.customer_type <> ${trialType} and ${where}`;
const writeLine = (row: Row): AgentLine => ({
  id: row.id,
  account: row.account,
  nickname: row.nickname,
  type: row.type,
  directCount: row.direct,
  registeredAt: row.created_at.toISOString(),
  isFrozen: row.frozen,
  isWithheld: row.withheld,
});

async function listPage(
  { db }: TreeDeps,
  where: RawBuilder<unknown>,
  { order, page }: { readonly order: RawBuilder<unknown>; readonly page: number },
): Promise<AgentPage> {
  const count = await sql<{ total: number }>`select count(*)::int as total from member m
    where m.customer_type <> ${trialType} and ${where}`.execute(db);
  const total = count.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const pageNumber = Math.min(page, pages);
  const { rows } = await sql<Row>`${selectRows(where)} order by ${order}
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return { rows: rows.map(writeLine), page: pageNumber, pages, total };
}

/** Accounts that begin so, the exact one first; without a search, agents with no one above them. */
export function findAgents(
  deps: TreeDeps,
  { search, page }: InputOf<typeof agents.find>,
): Promise<AgentPage> {
  const sought = search.trim().toLowerCase();
  const merchantFilter = sql`m.merchant = ${deps.merchant}`;
  const where =
    sought === ''
      ? sql`${merchantFilter} and m.upline_id is null and m.customer_type = any(${agentTypes})`
      : sql`${merchantFilter} and starts_with(lower(m.account), ${sought})`;
  return listPage(deps, where, { order: sql`lower(m.account) <> ${sought}, lower(m.account)`, page });
}

async function readRow({ db, merchant }: TreeDeps, id: string): Promise<Row> {
  const { rows } = await sql<Row>`${selectRows(sql`m.id = ${id} and m.merchant = ${merchant}`)}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw refuseCall('member.unknown', 'There is no such account.', 404);
  return row;
}

/** Members directly below one, agents first. @throws AppError 404 `member.unknown` */
export async function listBelow(deps: TreeDeps, id: string, page: number): Promise<AgentPage> {
  await readRow(deps, id);
  const order = sql`m.customer_type = 0, lower(m.account)`;
  return listPage(deps, sql`m.upline_id = ${id}`, { order, page });
}

async function readPath({ db }: TreeDeps, id: string): Promise<AgentFile['path']> {
  const { rows } = await sql<{ id: string; account: string }>`with recursive above as (
      select m.id, m.account, m.upline_id, 0 as step from member m
      where m.id = (select upline_id from member where id = ${id})
      union all
      select m.id, m.account, m.upline_id, a.step + 1 from member m join above a on m.id = a.upline_id
    )
    select id, account from above order by step desc`.execute(db);
  return rows.map((row) => ({ id: row.id, account: row.account }));
}

/** One member of the tree. @throws AppError 404 `member.unknown` */
export async function readAgent(deps: TreeDeps, id: string): Promise<AgentFile> {
  const { db, merchant } = deps;
  const row = await readRow(deps, id);
  const { code: currency } = await readCurrency(db, merchant);
  const open = await sql<{ lines: number; amount: string }>`
    select count(*)::int as lines, coalesce(sum(amount), 0)::text as amount from contract_line
    where member_id = ${id} and state in ('pending', 'withheld', 'released')`.execute(db);
  const { lines = 0, amount = '0' } = open.rows[0] ?? {};
  return {
    ...writeLine(row),
    path: await readPath(deps, id),
    invitations: await listInvitations(deps, id),
    contracts: await listContractFiles(db, id),
    open: { lines, amount: writeMoney(BigInt(amount), currency) },
    currency,
  };
}

/** What all members below one did in the last days, today with them. @throws AppError 404 `member.unknown` */
export async function readFigures(deps: TreeDeps, id: string, days: FigureDays): Promise<AgentFigures> {
  await readRow(deps, id);
  const { timeZone } = await readSettings(deps);
  const to = dayIn(timeZone, deps.clock.now());
  const team = await readOverview(deps, id, { from: addDays(to, 1 - days), to });
  const { code: currency } = await readCurrency(deps.db, deps.merchant);
  return {
    from: team.from,
    to: team.to,
    zone: team.zone,
    members: team.members,
    agents: team.agents,
    newMembers: team.newMembers,
    active: team.active,
    balance: team.balance,
    deposits: team.deposits,
    withdrawals: team.withdrawals,
    validBets: team.validBets,
    payout: team.payout,
    rebate: team.rebate,
    bonus: team.bonus,
    salary: team.salary,
    dividend: team.dividend,
    net: team.net,
    currency,
  };
}
