import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import { spanOfDay } from '../../../brand-day.ts';
import { addDays } from '../../../calendar-days.ts';
import type { DueContract, PeriodFacts, SettlementFacts } from './facts.ts';
import { loadContracts } from './load-contracts.ts';
import { cutSoFar, cutToEnd, findPeriod } from './periods.ts';
import { readPeriod, writtenColumns } from './read-period.ts';
import { readRules } from './contract-settings.ts';
import { selectEntries } from './record-results.ts';
import type { DayKind } from './tables.ts';
import { listMembers, listTeam } from './team-lists.ts';

export interface SettlementDay {
  readonly merchant: string;
  readonly kind: DayKind;
  readonly day: string;
  readonly zone: string;
  readonly currency: string;
}
/** No period has more days. */
const longestPeriod = 31;

/** Members whom a question is about, and the moments of results that are not written yet. */
interface Live {
  readonly memberIds: readonly string[];
  readonly since: Date;
  readonly until: Date;
}
const selectWritten = ({ merchant, day }: SettlementDay, from: string): RawBuilder<unknown> => sql`
  select ${writtenColumns} from contract_result_day
  where merchant = ${merchant} and day >= ${from} and day <= ${day}`;

/** Results, deposits and payments from a day to the day that is settled: written ones of all, or live ones of some. */
function loadPeriod(db: Database, asked: SettlementDay, from: string, live?: Live): Promise<PeriodFacts> {
  const { merchant, kind, day, zone } = asked;
  const written = selectWritten(asked, from);
  const begin = spanOfDay(from, zone).from;
  const entries =
    live === undefined
      ? written
      : sql`${written} and member_id = any(${live.memberIds}::bigint[]) union all
          select * from (${selectEntries(merchant, {
            from: live.since > begin ? live.since : begin,
            to: live.until,
          })}) e where member_id = any(${live.memberIds}::bigint[])`;
  const lines = sql`l.merchant = ${merchant} and l.kind = ${kind} and l.to_day >= ${from} and l.to_day < ${day}`;
  return readPeriod(db, from, entries, lines);
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

async function loadDayContracts(
  db: Database,
  asked: SettlementDay,
  cut: typeof cutToEnd,
  memberIds?: readonly string[],
): Promise<readonly DueContract[]> {
  const { day } = asked;
  const since = addDays(day, -longestPeriod);
  const due = await loadContracts(
    db,
    { ...asked, since, ...(memberIds === undefined ? {} : { memberIds }) },
    (period, held) => cut(findPeriod(period, day), held, day),
  );
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
  const rules = await readRules(db, asked.merchant, asked.kind);
  return { kind: asked.kind, slot: asked.day, members, periods, contracts, rules };
}

/** Everything that the lines of a kind follow from on a day whose results are written. */
export async function loadFacts(db: Database, asked: SettlementDay): Promise<SettlementFacts> {
  const contracts = await loadDayContracts(db, asked, cutToEnd);
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
  const contracts = await loadDayContracts(db, asked, cutSoFar, memberIds);
  const closed = await db
    .selectFrom('contract_result_close')
    .select(({ fn }) => fn.max<string | null>('day').as('day'))
    .where('merchant', '=', asked.merchant)
    .executeTakeFirst();
  const day = closed?.day ?? null;
  const since = day === null ? new Date(0) : spanOfDay(day, asked.zone).to;
  const until = new Date(now.getTime() + 1);
  return assembleFacts(db, asked, contracts, members, { memberIds, since, until });
}
