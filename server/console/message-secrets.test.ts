import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consoleRoles, permissionsOf } from '../../src/protocol/console/console-api.ts';
import { createBackOffice } from '../../platform/back-office.ts';
import { createSeededRig, type MemberRig } from '../../platform/member-rig.fake.ts';
import { createOutboxBackOffice } from '../infrastructure/messages/outbox-back-office.ts';
import { findBrokenOperation } from '../infrastructure/audit/operation-audit.fake.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import { routes as bodies } from './fakes/route-list.fake.ts';
import { takeShare } from '../infrastructure/test-effort.fake.ts';

let rig: MemberRig;
/** A code and a link that open the account of a member, both sent a moment ago. */
let code: string;
let token: string;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window; delete from outbox_message');
  await rig.call('member.resetByEmail', { username: 'player', email: 'player@lumina.example' });
  await rig.call('verification.sendLoginCode', {
    mobileNum: '+639170000001',
    humanToken: await rig.proveHuman(),
  });
  const [sms, mail] = await rig.outbox.list({ limit: 2 });
  code = sms?.code ?? '';
  token = /#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  expect([code.length, token.length > 20]).toEqual([6, true]);
});

const carries = (text: string): boolean =>
  text.includes(token) || new RegExp(`(?<![0-9A-Za-z])${code}(?![0-9A-Za-z])`).test(text);

/** The real back offices and the real outbox behind the real routes. */
const openConsole = (demo: boolean) => {
  const { db, clock, merchant, secretBox } = rig.deps;
  const outbox = createOutboxBackOffice({ db, clock, merchant, secretBox, demo });
  return createConsoleApp({ parts: { ...createBackOffice(rig.deps), outbox } });
};
const readIds = async (): Promise<readonly string[]> =>
  (await rig.database.pool.query<{ id: string }>('select id from outbox_message')).rows.map(({ id }) => id);

/** Every call of the console as one role, with every message's number where a call takes one. */
async function listLeaks(role: (typeof consoleRoles)[number], demo: boolean): Promise<readonly string[]> {
  const { app, registered, call, signIn } = await openConsole(demo);
  await app.ready();
  const cookie = await signIn(role);
  const ids = await readIds();
  const leaks: string[] = [];
  for (const { method, url } of registered) {
    if (url === '/api/logout') continue;
    const known = bodies.find((one) => one.method === method && one.url.split('?')[0] === url)?.body;
    const addresses = url.includes(':') ? ids.map((id) => url.replace(/:\w+/, id)) : [url];
    const tries: readonly (readonly [string, object?])[] =
      method === 'GET'
        ? [...addresses, ...(url === '/api/outbox' ? [`${url}?search=0001&limit=200`] : [])].map((one) => [
            one,
          ])
        : addresses.flatMap((one) => [
            ...ids.map((id) => [one, { id }] as const),
            [one, known ?? {}] as const,
          ]);
    for (const [address, body] of tries) {
      const answer = await call(method, address, { cookie, ...(body === undefined ? {} : { body }) });
      if (carries(answer.body) || carries(JSON.stringify(answer.headers))) leaks.push(`${method} ${url}`);
    }
  }
  return [...new Set(leaks)];
}

describe('codes and links that were sent', () => {
  for (const role of takeShare(consoleRoles, 2))
    it(`reach the ${role} by no call outside the demonstration`, async () => {
      expect(await listLeaks(role, false)).toEqual([]);
    });

  for (const role of consoleRoles)
    it(`reach the ${role} in the demonstration by a look that the audit has, or not at all`, async () => {
      const may = permissionsOf[role].includes('messages');
      expect(may).toBe(['support', 'administrator'].includes(role));
      expect(await listLeaks(role, true)).toEqual(may ? ['POST /api/outbox/look'] : []);
      const { db, merchant } = rig.deps;
      const rows = await db.selectFrom('operation_audit').select('entry').execute();
      const looks = rows.filter(({ entry }) => entry.includes('"message.look"'));
      expect(looks.filter(({ entry }) => entry.includes(`"author":"${role}"`)).length >= 2).toBe(may);
      expect(rows.filter(({ entry }) => carries(entry))).toEqual([]);
      expect(await findBrokenOperation(db, merchant)).toBeNull();
    });

  it('are in no column of the database, and so in no backup', async () => {
    const { pool } = rig.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    expect(tables.length).toBeGreaterThan(80);
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      if (rows.some(({ row }) => carries(row))) holding.push(name);
    }
    expect(holding).toEqual([]);
  });
});
