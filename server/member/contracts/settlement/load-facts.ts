import { sql, type RawBuilder } from 'kysely';
import type { ContractPeriod } from '../../../../src/machines/contract/contract.context.ts';
import type { Database } from '../../../db/database.ts';
import { spanOfDay } from '../../brand-day.ts';
import { addDays } from '../../rewards/server-day.ts';
import { trialType } from '../../wallet/currency.ts';
import { allProducts } from '../products.ts';
import {
  shelves,
  type AmountsByShelf,
  type DueContract,
  type PeriodFacts,
  type ResultsByShelf,
  type SettlementFacts,
  type SettlementRules,
  type Shelf,
} from './facts.ts';
import { groupBy } from './group-by.ts';
import { loadTerms, type Terms } from './load-terms.ts';
import { findPeriodEnd, findPeriodSoFar, type Days, type TermDays } from './periods.ts';
import { selectEntries } from './record-results.ts';
import type { SettledKind } from './tables.ts';

export interface SettlementDay {
  readonly merchant: string;
  readonly kind: SettledKind;
  readonly day: string;
  readonly zone: string;
  readonly currency: string;
}
/** No period has more days. */
const longestPeriod = 31;

/** Without settings of the brand, each downline with a bet is active, and a dividend carries over. */
async function readRules(db: Database, merchant: string): Promise<SettlementRules> {
  const row = await db
    .selectFrom('contract_setting')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return {
    activeBets: BigInt(row?.active_bets ?? 0),
    activeDeposits: BigInt(row?.active_deposits ?? 0),
    carriesOver: row?.carries_over ?? true,
  };
}

interface ResultRow {
  readonly member_id: string;
  readonly shelf: Shelf;
  readonly valid_bets: string;
  readonly payouts: string;
  readonly rebates: string;
  readonly bonuses: string;
  readonly deposits: string;
  readonly late_bets: string;
  readonly late_payouts: string;
}
const toResults = (row: ResultRow) => ({
  validBets: BigInt(row.valid_bets),
  payouts: BigInt(row.payouts),
  rebates: BigInt(row.rebates),
  bonuses: BigInt(row.bonuses),
  lateBets: BigInt(row.late_bets),
  latePayouts: BigInt(row.late_payouts),
});

/** What lines of a kind gave that ended within some days, by member. */
async function readGiven(
  db: Database,
  { merchant, kind, day }: SettlementDay,
  from: string,
): Promise<ReadonlyMap<string, AmountsByShelf>> {
  const { rows } = await sql<{ member_id: string; shelf: Shelf; amount: string }>`
    select l.member_id, p.key as shelf, sum(p.value::bigint)::text as amount
    from contract_line l cross join lateral jsonb_each_text(l.amount_by_shelf) p
    where l.merchant = ${merchant} and l.kind = ${kind} and l.amount > 0
      and l.to_day >= ${from} and l.to_day < ${day}
    group by l.member_id, p.key`.execute(db);
  const given = new Map<string, Partial<Record<Shelf, bigint>>>();
  for (const { member_id: memberId, shelf, amount } of rows)
    given.set(memberId, { ...given.get(memberId), [shelf]: BigInt(amount) });
  return given;
}

/** Members whom a question is about, and the moments of results that are not written yet. */
interface Live {
  readonly memberIds: readonly string[];
  readonly since: Date;
  readonly until: Date;
}
const selectWritten = ({ merchant, day }: SettlementDay, from: string): RawBuilder<unknown> => sql`
  select member_id, shelf, valid_bets as bets, payouts as payout, rebates as rebate, bonuses as bonus,
    deposits as deposit, late_bets, late_payouts as late_payout
  from contract_result_day where merchant = ${merchant} and day >= ${from} and day <= ${day}`;

/** Results, deposits and payments from a day to the day that is settled: written ones of all, or live ones of some. */
async function loadPeriod(
  db: Database,
  asked: SettlementDay,
  from: string,
  live?: Live,
): Promise<PeriodFacts> {
  const written = selectWritten(asked, from);
  const begin = spanOfDay(from, asked.zone).from;
  const entries =
    live === undefined
      ? written
      : sql`${written} and member_id = any(${live.memberIds}::bigint[]) union all
          select * from (${selectEntries(asked.merchant, {
            from: live.since > begin ? live.since : begin,
            to: live.until,
          })}) e where member_id = any(${live.memberIds}::bigint[])`;
  const { rows } = await sql<ResultRow>`select member_id, shelf, sum(bets)::text as valid_bets,
      sum(payout)::text as payouts, sum(rebate)::text as rebates, sum(bonus)::text as bonuses,
      sum(deposit)::text as deposits, sum(late_bets)::text as late_bets, sum(late_payout)::text as late_payouts
    from (${entries}) r group by member_id, shelf`.execute(db);
  const results = new Map<string, Partial<ResultsByShelf>>();
  const deposits = new Map<string, bigint>();
  for (const row of rows) {
    results.set(row.member_id, { ...results.get(row.member_id), [row.shelf]: toResults(row) });
    const deposited = BigInt(row.deposits);
    if (deposited > 0n) deposits.set(row.member_id, (deposits.get(row.member_id) ?? 0n) + deposited);
  }
  return { from, results, deposits, given: await readGiven(db, asked, from) };
}

interface Carried {
  readonly loss: bigint;
  readonly due: bigint;
}
/** What the last line of each contract carried on. */
async function readCarried(
  db: Database,
  day: string,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, Carried>> {
  const { rows } = await sql<{ contract_id: string; loss: string; due: string }>`
    select l.contract_id, l.loss_carried as loss, l.due_carried as due
    from unnest(${contractIds}::bigint[]) c (id) cross join lateral (
      select contract_id, loss_carried, due_carried from contract_line
      where contract_id = c.id and to_day < ${day} order by to_day desc limit 1) l`.execute(db);
  return new Map(
    rows.map(({ contract_id: id, loss, due }) => [id, { loss: BigInt(loss), due: BigInt(due) }]),
  );
}

/** Products for which a member has terms apart on any day of a period of the contract for all. */
const findApart = (terms: readonly Terms[], from: string, day: string): readonly Shelf[] =>
  shelves.filter((shelf) =>
    terms.some(
      ({ product, held }) => product === shelf && held.from <= day && (held.to === null || held.to >= from),
    ),
  );

type FindDays = (period: ContractPeriod, held: TermDays, day: string) => Days | null;
async function loadContracts(
  db: Database,
  asked: SettlementDay,
  findDays: FindDays,
  team: { readonly memberIds?: readonly string[] } = {},
): Promise<readonly DueContract[]> {
  const { day } = asked;
  const terms = await loadTerms(db, { ...asked, ...team, since: addDays(day, -longestPeriod) });
  const termsOf = groupBy(terms, ({ memberId }) => memberId);
  const due = terms.flatMap(({ contractId: id, held, ...rest }): DueContract[] => {
    const days = findDays(rest.period, held, day);
    if (days === null) return [];
    const isForAll = rest.product === allProducts;
    const apart = isForAll ? findApart(termsOf.get(rest.memberId) ?? [], days.from, day) : [];
    return [{ ...rest, id, from: days.from, apart, carriedLoss: 0n, carriedDue: 0n }];
  });
  const carried = await readCarried(
    db,
    day,
    due.map(({ id }) => id),
  );
  return due.map((contract) => {
    const { loss, due: dueBelow } = carried.get(contract.id) ?? { loss: 0n, due: 0n };
    return { ...contract, carriedLoss: loss, carriedDue: dueBelow };
  });
}

async function assembleFacts(
  db: Database,
  asked: SettlementDay,
  contracts: readonly DueContract[],
  members: SettlementFacts['members'],
  live?: Live,
): Promise<SettlementFacts> {
  const firstDays = [...new Set(contracts.map(({ from }) => from))].toSorted();
  const periods: PeriodFacts[] = [];
  for (const from of firstDays) periods.push(await loadPeriod(db, asked, from, live));
  const rules = await readRules(db, asked.merchant);
  return { kind: asked.kind, day: asked.day, members, periods, contracts, rules };
}

/** Everything that the lines of a kind follow from on a day whose results are written. */
export async function loadFacts(db: Database, asked: SettlementDay): Promise<SettlementFacts> {
  const contracts = await loadContracts(db, asked, findPeriodEnd);
  const members = contracts.length === 0 ? [] : await listMembers(db, asked.merchant);
  return assembleFacts(db, asked, contracts, members);
}

/** The same for a member and all below, as if every period ended now. `asked.day` is the day it is. */
export async function loadFactsSoFar(
  db: Database,
  asked: SettlementDay,
  memberId: string,
  now: Date,
): Promise<SettlementFacts> {
  const members = await listTeam(db, memberId);
  const memberIds = members.map(({ id }) => id);
  const contracts = await loadContracts(db, asked, findPeriodSoFar, { memberIds });
  const closed = await db
    .selectFrom('contract_result_close')
    .select(({ fn }) => fn.max<string | null>('day').as('day'))
    .where('merchant', '=', asked.merchant)
    .executeTakeFirst();
  const closedDay = closed?.day ?? null;
  const since = closedDay === null ? new Date(0) : spanOfDay(closedDay, asked.zone).to;
  const until = new Date(now.getTime() + 1);
  return assembleFacts(db, asked, contracts, members, { memberIds, since, until });
}

/** A member and all below. */
async function listTeam(db: Database, memberId: string): Promise<SettlementFacts['members']> {
  const { rows } = await sql<SettlementFacts['members'][number]>`with recursive team as (
      select id, upline_id, customer_type from member where id = ${memberId}
      union
      select m.id, m.upline_id, m.customer_type from member m join team on m.upline_id = team.id
    )
    select id, upline_id as "uplineId" from team where customer_type <> ${trialType}`.execute(db);
  return rows;
}

const listMembers = (db: Database, merchant: string): Promise<SettlementFacts['members']> =>
  db
    .selectFrom('member')
    .select(['id', 'upline_id as uplineId'])
    .where('merchant', '=', merchant)
    .where('customer_type', '<>', trialType)
    .execute();
