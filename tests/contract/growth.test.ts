import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHousekeepingJobs, planHousekeeping } from '../../platform/housekeeping.ts';
import { createSeededRig, type MemberRig } from '../../platform/member-rig.fake.ts';
import { planLottery } from '../../platform/lottery/jobs.ts';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import { tableLives } from '../../server/infrastructure/table-lives.ts';
import { operations } from '../../src/protocol/operations.ts';
import { readGoodRequest } from './good-requests.ts';
import { preparedRequests } from './prepared-requests.ts';

/** What a stranger's call adds to for good: accounts and money, which are limited for each network. */
const stays = [
  // A sum of entries of the ledger for each quarter of an hour.
  'account_quarter',
  'demo_account',
  // A demo account that is lent again loses what it played lately; a vendor has one key.
  'game_recent',
  'gateway_key',
  'known_network',
  'ledger_account',
  'ledger_entry',
  'ledger_transfer',
  'member',
  'member_consent',
  'member_submission',
  // A start of a game, as many as the demos that one network gets.
  'play_launch',
  'provider_identity',
  // Added to the figures of teams every five seconds, and then gone.
  'team_change',
];

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
  await planLottery(rig.deps);
  rig.live.modules = { ...rig.live.modules, REGMOBVERF3: false, LOGINIPVERF3: true, LOGINTOTP3: false };
});
afterAll(() => rig.close());

const dayMs = 86_400_000;
async function countRows(): Promise<ReadonlyMap<string, number>> {
  const { pool } = rig.database;
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const counted = await pool.query<{ n: number }>(`select count(*)::int as n from "${name}"`);
    counts.set(name, counted.rows[0]?.n ?? 0);
  }
  return counts;
}
const listGrown = (before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>) =>
  [...now].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);

/** Every call that needs no session, well filled in, and those that take names with many made-up ones. */
async function callAsStranger(): Promise<void> {
  for (const { name, token } of operations) {
    if (token === 'required') continue;
    const prepared = await preparedRequests[name]?.(rig);
    const good = prepared?.fields ?? readGoodRequest(name)('');
    const human = 'humanToken' in good ? { humanToken: await rig.proveHuman() } : {};
    const cookie = prepared?.cookie;
    await rig.call(
      name as 'session.login',
      { ...good, ...human } as never,
      cookie === undefined ? {} : { cookie },
    );
  }
  for (let made = 0; made < 60; made += 1) {
    const from = `198.51.100.${made % 3}`;
    const mobileNum = `+6391700${String(10_000 + made)}`;
    await rig.call('member.resetByEmail', { username: `made${made}`, email: 'x@y.example' }, { from });
    const humanToken = await rig.proveHuman({ from });
    await rig.call('verification.sendResetCode', { mobileNum, humanToken }, { from });
    await rig.call('session.login', { username: `made${made}`, password: 'x', humanToken: 'x' }, { from });
  }
}

it('grows in no table for good when strangers call, whatever they make up', async () => {
  await rig.database.pool.query('delete from limit_window');
  const before = await countRows();
  await callAsStranger();
  // A member's key, which the calls of a login need.
  await rig.database.pool.query('delete from passkey');
  const grown = listGrown(before, await countRows());
  const ruled = new Set(Object.keys(tableLives).filter((table) => 'goes' in (tableLives[table] ?? {})));
  expect(grown.length).toBeGreaterThan(8);
  expect(grown.filter((table) => !ruled.has(table)).sort()).toEqual(stays);

  const { deps, database, clock } = rig;
  await planHousekeeping(deps.db, deps);
  clock.advance(800 * dayMs);
  const troubles: unknown[] = [];
  const onTrouble = (cause: unknown) => troubles.push(cause);
  const { merchant, db } = deps;
  const { notifications } = database;
  await createJobRunner({
    db,
    merchant,
    clock,
    notifications,
    onTrouble,
    handlers: createHousekeepingJobs(deps),
  }).runDue();
  expect(troubles).toEqual([]);
  const left = await countRows();
  expect(grown.filter((table) => ruled.has(table) && left.get(table) !== 0)).toEqual([]);
});

it('takes no row for each name that is made up once a network is refused', async () => {
  const { pool } = rig.database;
  await pool.query('delete from limit_window');
  for (let made = 0; made < 300; made += 1)
    await rig.call('member.resetByEmail', { username: `flood${made}`, email: 'x@y.example' });
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from limit_window');
  expect(rows[0]?.n).toBeLessThanOrEqual(21);
});
