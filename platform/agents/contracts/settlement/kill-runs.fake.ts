import { withTestKeys } from '../../../../server/infrastructure/keys/audit-keys.fake.ts';
import pg from 'pg';
import { createDatabase, type Database } from '../../../../server/db/database.ts';
import { createNotifications } from '../../../../server/db/listen.ts';
import { typeParsers } from '../../../../server/db/type-parsers.ts';
import { createJobRunner } from '../../../../server/infrastructure/jobs/job-runner.ts';
import type { Random } from '../../../../server/infrastructure/random.ts';
import type { DayRig } from '../../../day-rig.fake.ts';
import { addDays, dayMs } from '../../../calendar-days.ts';
import { planPayment } from './pay-lines.ts';
import { recordResults } from './record-results.ts';
import { createSettlementJobs, dayKinds, planSettlement } from './run-settlement.ts';
import { planTicks } from './run-ticks.ts';
import type { SettledKind } from './tables.ts';
import { hourMs, tickKinds, tickMs } from './ticks.ts';

/** Statements after which a node may die: a run of the rig has fewer than that. */
const mostStatements = 60;
/** Lines that are due beside those of the run, so that a payment has several batches. */
const linesDue = 110;

/** A database whose connection breaks at a statement: the server takes back what was not committed. */
function createDyingDatabase(config: pg.ClientConfig, diesAt: number): { db: Database; pool: pg.Pool } {
  let statements = 0;
  const pool = new pg.Pool({ ...config, max: 1, types: typeParsers });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const send = client.query.bind(client) as (...sent: readonly unknown[]) => unknown;
    const query = (...sent: readonly unknown[]): unknown => {
      statements += 1;
      if (statements >= diesAt) throw new Error('The node is gone.');
      return send(...sent);
    };
    Object.assign(client, { query });
  });
  return { db: withTestKeys(createDatabase(pool)), pool };
}

export interface KilledRuns {
  /** Nodes that died before their work was done. */
  readonly killed: number;
  readonly lines: number;
  /** Lines that are not paid, or are paid in the ledger other than once with their amount. */
  readonly faults: readonly string[];
}

const countFaults = `select l.kind || ' ' || l.id || ': ' || l.state || ', booked ' || count(e.id) as fault
  from contract_line l left join ledger_transfer t on t.merchant = l.merchant and t.reference = 'contract:line:' || l.id
    left join ledger_entry e on e.transfer_id = t.id and e.amount = l.amount
    left join ledger_account a on a.id = e.account_id and a.member_id = l.member_id
  where l.amount > 0
  group by l.id having l.state <> 'paid' or count(e.id) <> 1 or count(a.id) <> 1`;
/** Lines of a contract of the kind that are due since 2020, on days before this one. */
const addDue = (kind: SettledKind, day: string): string => `
  insert into contract_line (merchant, kind, contract_id, version, member_id, product, period, from_day, to_day,
      from_at, to_at, amount, loss_carried, due_carried, amount_by_shelf, facts, state, settled_at, pay_at)
    select 'demo', c.kind, c.id, c.active_version, c.downline_id, c.product, 'D', d, d,
      case when c.kind in ('hourly', 'realTime') then d::timestamptz end,
      case when c.kind in ('hourly', 'realTime') then d::timestamptz + interval '5 minutes' end,
      100, 0, 0, '{}', '{}', 'pending', '2020-01-01', '2020-01-01'
    from (select * from contract where kind = '${kind}' and active_version is not null order by id limit 1) c
      cross join lateral (select '${day}'::date - n as d from generate_series(1, ${linesDue}) n) days`;

const allKinds: readonly SettledKind[] = [...dayKinds, ...tickKinds];

/**
 * Settles and pays days and ticks of all kinds of contracts. For each moment a node dies after a random number of
 * statements, and two others continue. At the end every line is to be paid, and once.
 */
export async function settleUnderKills(
  rig: DayRig,
  { moments, random }: { readonly moments: number; readonly random: Pick<Random, 'integer'> },
): Promise<KilledRuns> {
  const { deps, clock } = rig;
  const handlers = createSettlementJobs(deps);
  const runNode = async (db: Database): Promise<void> => {
    await createJobRunner({
      db,
      merchant: 'demo',
      clock,
      handlers,
      notifications: createNotifications(rig.database.config),
      onTrouble: () => undefined,
    }).runDue();
  };
  const pay = (slot: string): Promise<void> =>
    deps.db.transaction().execute(async (db) => {
      for (const kind of allKinds)
        await planPayment(db, { merchant: 'demo', kind, slot, batch: 1 }, clock.now(), clock.now());
    });
  const players = await rig.query(`select id from member where account in ('player', 'amihan2', 'dalisay')`);
  await planTicks(deps);
  let killed = 0;
  for (let moment = 0; moment < moments; moment += 1) {
    for (const { id } of players)
      await rig.settle(5_000_000n, clock.now().toISOString(), 'settled', String(id));
    const before = addDays('2019-12-01', -moment * linesDue);
    for (const kind of allKinds) await rig.query(addDue(kind, before));
    const ended = addDays('2026-06-01', moment);
    await deps.db.transaction().execute(async (db) => {
      await recordResults(db, { merchant: 'demo', day: ended, zone: 'Asia/Manila' });
      await planSettlement(db, { merchant: 'demo', day: ended, at: clock.now() });
    });
    await pay(`kill-${moment}`);
    clock.advance(tickMs + hourMs / 60);
    const { db, pool } = createDyingDatabase(rig.database.config, random.integer(1, mostStatements));
    await runNode(db).catch(() => {
      killed += 1;
    });
    await pool.end();
    clock.advance(hourMs / 60);
    await Promise.all([runNode(deps.db), runNode(deps.db)]);
  }
  // Each tick of the days until then would be settled.
  await rig.query(`delete from job where kind = 'contract.tick' and done_at is null`);
  clock.advance((moments + 3) * dayMs);
  await pay('end');
  await runNode(deps.db);
  const [{ lines } = { lines: 0 }] = await rig.query(
    `select count(*)::int as lines from contract_line where amount > 0`,
  );
  const faults = (await rig.query(countFaults)).map(({ fault }) => String(fault));
  return { killed, lines: Number(lines), faults };
}
