import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableLives } from '../../../server/infrastructure/table-lives.ts';
import { secretColumns } from '../../../server/infrastructure/keys/secret-columns.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createExportJobs, listPersonalColumns } from './make-export.ts';
import { personalTables } from './personal-tables.ts';

let rig: MemberRig;
let token = '';
const dayMs = 86_400_000;
const logIn = async (username: string): Promise<string> =>
  (await rig.call('session.login', { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() }))
    .value.token;
const select = async <Row extends object>(text: string): Promise<readonly Row[]> =>
  (await rig.database.pool.query<Row>(text)).rows;
const make = async (id: string): Promise<void> => {
  const job = {
    id: '1',
    kind: 'member.data-export',
    key: id,
    payload: { id },
    dueAt: rig.clock.now(),
    attempts: 0,
  };
  await createExportJobs(rig.deps)['member.data-export']?.(rig.database.db, job);
};
beforeAll(async () => {
  rig = await createSeededRig();
  token = await logIn('player');
});
afterAll(() => rig.close());

describe('what a copy holds', () => {
  it('is decided for every table of the product', () => {
    expect(Object.keys(personalTables).sort()).toEqual(Object.keys(tableLives).sort());
  });
  it('passes over no table that names a member', async () => {
    const named = await select<{
      table_name: string;
    }>(`select distinct table_name from information_schema.columns
      where table_schema = current_schema() and column_name in ('member_id', 'upline_id', 'downline_id')`);
    const nothing = named
      .map(({ table_name }) => table_name)
      .filter((table) => {
        const data = personalTables[table];
        return data !== undefined && 'none' in data && data.none === 'Nothing in it is about a member.';
      });
    expect(nothing).toEqual(['demo_account']);
  });
  it('has no column that is sealed, or a proof', async () => {
    const columns = await listPersonalColumns(rig.database.db);
    const taken = [...columns].flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
    const sealed = Object.values(secretColumns).map(({ table, column }) => `${table}.${column}`);
    expect(taken.filter((name) => sealed.includes(name) || /hash|token|secret|bytes/.test(name))).toEqual([]);
    expect(taken).toContain('payout_account.number');
  });
});

describe('a copy', () => {
  it('is made once for two calls at the same time, with the password', async () => {
    const wrong = await rig.call('dataExport.request', { password: 'Foyer-9999' }, { token });
    expect(wrong.error.fields).toEqual({ password: 'password.wrong' });
    const answers = await Promise.all(
      [1, 2].map(() => rig.call('dataExport.request', { password: 'Foyer-2026' }, { token })),
    );
    expect(answers.map(({ value }) => value.state)).toEqual(['preparing', 'preparing']);
    expect(await select('select id from data_export')).toHaveLength(1);
    expect(await select("select id from job where kind = 'member.data-export'")).toHaveLength(1);
  });
  it('holds the rows of its member and of no other', async () => {
    const [row] = await select<{ id: string }>('select id from data_export');
    expect((await rig.call('dataExport.file', {}, { token })).status).toBe(404);
    await make(row?.id ?? '');
    const { value } = await rig.call('dataExport.file', {}, { token });
    const content = Buffer.from(value.content, 'base64').toString('utf8');
    const { tables } = JSON.parse(content) as {
      tables: Record<string, { rows: readonly Record<string, unknown>[] }>;
    };
    expect(tables['member']?.rows).toMatchObject([{ account: 'player' }]);
    const player = tables['member']?.rows[0]?.['id'];
    const others = Object.values(tables).flatMap(({ rows }) =>
      rows.filter((row) => row['member_id'] !== undefined && row['member_id'] !== player),
    );
    expect(others).toEqual([]);
    expect(content).not.toContain('plain:');
    expect((await rig.call('dataExport.file', {}, { token: await logIn('agent') })).status).toBe(404);
  });
  it('can be asked for once a day, and is gone after a week', async () => {
    const again = await rig.call('dataExport.request', { password: 'Foyer-2026' }, { token });
    expect([again.status, again.error.errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
    rig.clock.advance(dayMs);
    token = await logIn('player');
    const { value } = await rig.call('dataExport.read', {}, { token });
    expect(value).toMatchObject({ state: 'ready', mayAsk: true });
    rig.clock.advance(7 * dayMs);
    token = await logIn('player');
    expect((await rig.call('dataExport.file', {}, { token })).status).toBe(404);
    expect((await rig.call('dataExport.read', {}, { token })).value.state).toBe('none');
  });
});
