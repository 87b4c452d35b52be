import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrokenOperation } from '../../server/infrastructure/audit/operation-audit.fake.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import { contractRules } from '../../src/protocol/desks/contract-rules.ts';
import type { DeskCalls, DeskState, DeskValues } from '../../src/protocol/desks/define-desk.ts';
import { desks } from '../../src/protocol/desks/desks.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createDesks } from './desk-keepers.ts';

let rig: MemberRig;
let keepers: ReturnType<typeof createDesks>;
beforeAll(async () => {
  rig = await createSeededRig();
  keepers = createDesks(rig.deps);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});
const keeperOf = (name: string): Answers<DeskCalls> => {
  const keeper = keepers[name];
  if (keeper === undefined) throw new Error(`Expected a keeper of ${name}`);
  return keeper;
};
const reject = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (refusal: unknown) => refusal,
  );
/** Changed values of each desk that it takes. */
const changes: Readonly<Record<string, (values: DeskValues) => DeskValues>> = {
  'deposit-methods': (values) => ({ ...values, fee: '7.00' }),
  'receiving-accounts': (values) => ({ ...values, holder: 'Another Inc.' }),
  'withdrawal-rules': (values) => ({ ...values, perDay: 7 }),
  'transfer-rules': (values) => ({ ...values, dailyMost: '70000.00' }),
  'member-levels': (values) => ({
    rows: (values['rows'] as readonly DeskValues[]).map((row) => ({ ...row, bonusDays: 21 })),
  }),
  'rebate-rates': (values) => ({ rates: { ...(values['rates'] as object), '1': { RNG: '0.77' } } }),
  'rebate-settings': (values) => ({ ...values, claimDays: 9 }),
  'point-settings': (values) => ({ ...values, ratio: 50 }),
  'point-rewards': (values) => ({ ...values, points: 999 }),
  'deposit-bonuses': (values) => ({ ...values, endsAt: '2029-01-01T00:00:00.000Z' }),
  missions: (values) => ({ ...values, endsAt: '2029-01-01T00:00:00.000Z' }),
  activities: (values) => ({ ...values, claimDays: 20 }),
  'red-envelopes': (values) => ({ ...values, grabs: 2 }),
  'leaderboard-prizes': (values) => ({
    rows: (values['rows'] as readonly DeskValues[]).map((row) => ({ ...row, wagering: 2 })),
  }),
  referral: (values) => ({ ...values, wagering: 3 }),
  affiliates: (values) => ({ ...values, domain: 'play.partner.example' }),
  ...Object.fromEntries(
    contractRules.map(([, { name }]) => [
      name,
      (values: DeskValues) => ({ ...values, activeDeposits: '3.00' }),
    ]),
  ),
  'agent-rebates': () => ({ most: { most: { RNG: '0.60' } } }),
};
/** The tables of desks that are one row. */
const tables: Readonly<Record<string, string>> = {
  'member-levels': 'member_level',
  'rebate-rates': 'rebate_rate',
  'rebate-settings': 'rebate_setting',
  'point-settings': 'point_setting',
  'red-envelopes': 'envelope_grab; delete from envelope_window; delete from envelope_plan',
  'leaderboard-prizes': 'leaderboard_prize',
  referral: 'referral_setting',
  'agent-rebates': 'agent_rebate_setting',
};
const waitingOf = (state: DeskState, key: string | null): string =>
  (state.rows.find((row) => row.key === key)?.waiting ?? state.added[0])?.id ?? '';

describe.each(desks.map(({ name }) => name))('the desk %s', (name) => {
  it('shows what the demonstration has, and takes it as it is', async () => {
    const { rows } = await keeperOf(name).list();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key, values } of rows)
      // oxlint-disable-next-line no-await-in-loop -- One desk is locked by one check after another.
      expect((await keeperOf(name).check({ key, values, by: 'clara' })).faults, key).toEqual({});
  });

  it('changes by one person’s proposal and another’s approval, keeps both, and nothing else', async () => {
    const keeper = keeperOf(name);
    const before = await keeper.list();
    const [row] = before.rows;
    if (row === undefined) throw new Error('Expected a row');
    const values = changes[name]?.(row.values) ?? row.values;
    const ask = { key: row.key, version: row.version, values, note: 'Better terms', by: 'clara' };
    const asked = await keeper.propose(ask);
    expect((await keeper.list()).rows[0]?.values).toEqual(row.values);
    const id = waitingOf(asked, row.key);
    expect(await reject(keeper.decide({ id, state: 'approved', reason: '', by: 'clara' }))).toMatchObject({
      code: 'approval.own-change',
    });
    const after = await keeper.decide({ id, state: 'approved', reason: '', by: 'paula' });
    const changed = after.rows.find(({ key }) => key === row.key);
    expect(changed).toMatchObject({ values, changedBy: 'clara', waiting: null });
    expect(after.rows.filter(({ key }) => key !== row.key)).toEqual(
      before.rows.filter(({ key }) => key !== row.key),
    );
    expect((await keeper.history({ key: row.key })).changes).toMatchObject([
      { before: row.values, after: values, proposedBy: 'clara', decidedBy: 'paula', note: 'Better terms' },
    ]);
    expect(await reject(keeper.propose(ask))).toMatchObject({ code: 'desk.moved' });
  });
});

const whole = desks
  .filter(({ shape, hasDefaults }) => shape !== 'list' && hasDefaults !== true)
  .map(({ name }) => name);
describe.each(whole)('the desk %s', (name) => {
  it('is set up from nothing, as a new site has it', async () => {
    const keeper = keeperOf(name);
    const [row] = (await keeper.list()).rows;
    if (row === undefined) throw new Error('Expected a row');
    await rig.database.pool.query(`delete from ${tables[name]}`);
    await rig.database.pool.query('delete from desk_change where desk = $1', [name]);
    expect((await keeper.list()).rows).toEqual([]);
    const ask = { key: '', version: '0', values: row.values, note: 'First', by: 'clara' };
    await keeper.decide({
      id: waitingOf(await keeper.propose(ask), ''),
      state: 'approved',
      reason: '',
      by: 'paula',
    });
    expect((await keeper.list()).rows).toMatchObject([{ key: '', values: row.values }]);
  });
});

it('says before a change of levels who would rise by the bets of the brand’s month, trial accounts left out', async () => {
  const keeper = keeperOf('member-levels');
  const [row] = (await keeper.list()).rows;
  if (row === undefined) throw new Error('Expected levels');
  const rows = (row.values['rows'] as readonly DeskValues[]).map((level) => ({
    ...level,
    totalBets: '0',
    monthBets: '0',
    keepBets: '0',
  }));
  const [highest] = (
    await rig.database.pool.query<{ members: number }>(
      `select count(*)::integer as members from member
       where merchant = 'demo' and customer_type <> 4 and level_rank < $1`,
      [rows.length],
    )
  ).rows;
  const { effects } = await keeper.check({ key: '', values: { rows }, by: 'clara' });
  expect(effects).toEqual([
    expect.stringMatching(
      new RegExp(`^${highest?.members ?? 0} members? would rise to rank ${rows.length} `),
    ),
  ]);
});
