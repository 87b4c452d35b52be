import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import type { DueContract, PeriodFacts, SettlementFacts } from './facts.ts';
import { loadContracts } from './load-contracts.ts';
import { cutSoFar, cutToEnd } from './periods.ts';
import { readPeriod, writtenColumns } from './read-period.ts';
import { readRules } from './contract-settings.ts';
import { readClosedTick, selectEntries } from './record-results.ts';
import { listTeam, listUplines } from './team-lists.ts';
import { addTicks, findTick, findTickPeriod, nameTick, type TickKind } from './ticks.ts';

export interface SettlementTick {
  readonly merchant: string;
  readonly kind: TickKind;
  /** Begin of the tick that is settled. */
  readonly tick: Date;
  readonly zone: string;
  readonly currency: string;
}

/** Lines of a kind that ended in a period before the tick that is settled. */
const linesBefore = ({ merchant, kind, tick }: SettlementTick, from: string): RawBuilder<unknown> =>
  sql`l.merchant = ${merchant} and l.kind = ${kind} and l.to_at > ${from} and l.to_at <= ${tick}`;

const selectWritten = ({ merchant, tick }: SettlementTick, from: string): RawBuilder<unknown> => sql`
  select ${writtenColumns} from contract_result_tick
  where merchant = ${merchant} and tick_at >= ${from} and tick_at <= ${tick}`;

const loadTickContracts = (
  db: Database,
  asked: SettlementTick,
  cut: typeof cutToEnd,
  memberIds?: readonly string[],
): Promise<readonly DueContract[]> => {
  const { kind, zone, tick } = asked;
  const period = findTickPeriod(kind, zone, tick);
  return loadContracts(
    db,
    { ...asked, since: period.from, ...(memberIds === undefined ? {} : { memberIds }) },
    (_, held) => cut(period, held, nameTick(tick)),
  );
};

async function readPeriods(
  db: Database,
  asked: SettlementTick,
  contracts: readonly DueContract[],
  selectFrom: (from: string) => RawBuilder<unknown>,
): Promise<readonly PeriodFacts[]> {
  const periods: PeriodFacts[] = [];
  for (const from of [...new Set(contracts.map((contract) => contract.from))].toSorted())
    periods.push(await readPeriod(db, from, selectFrom(from), linesBefore(asked, from)));
  return periods;
}

/**
 * Everything that the lines of a kind follow from at the end of a tick whose results are written. Members without
 * results, with none below either, are left out: most of a brand did not bet within the hour.
 */
export async function loadTickFacts(db: Database, asked: SettlementTick): Promise<SettlementFacts> {
  const { merchant, kind, tick } = asked;
  const contracts = await loadTickContracts(db, asked, cutToEnd);
  const periods = await readPeriods(db, asked, contracts, (from) => selectWritten(asked, from));
  const busy = periods.flatMap(({ results, given }) => [...results.keys(), ...given.keys()]);
  const members = await listUplines(db, [...new Set(busy)]);
  const rules = await readRules(db, merchant, kind);
  return { kind, slot: nameTick(tick), members, periods, contracts, rules };
}

/** The same for a member and all below, as if every period ended now. */
export async function loadTickFactsSoFar(
  db: Database,
  asked: Omit<SettlementTick, 'tick'>,
  memberId: string,
  now: Date,
): Promise<SettlementFacts> {
  const current = { ...asked, tick: findTick(now) };
  const { merchant, kind, tick } = current;
  const members = await listTeam(db, memberId);
  const memberIds = members.map(({ id }) => id);
  const contracts = await loadTickContracts(db, current, cutSoFar, memberIds);
  const closed = await readClosedTick(db, merchant);
  const selectLive = (from: string): RawBuilder<unknown> => {
    const begin = new Date(from);
    const since = closed !== null && addTicks(closed, 1) > begin ? addTicks(closed, 1) : begin;
    const live = selectEntries(merchant, { from: since, to: new Date(now.getTime() + 1) });
    return sql`${selectWritten(current, from)} and member_id = any(${memberIds}::bigint[])
      union all select * from (${live}) e where member_id = any(${memberIds}::bigint[])`;
  };
  const periods = await readPeriods(db, current, contracts, selectLive);
  const rules = await readRules(db, merchant, kind);
  return { kind, slot: nameTick(tick), members, periods, contracts, rules };
}
