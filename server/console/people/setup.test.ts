import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock, type FakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createLinks } from './links.ts';
import type { Links } from './people.ts';

let database: TestDatabase;
let clock: FakeClock;
let links: Links;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const openNode = (key = 3): Links => {
  const linkKey = new Uint8Array(32).fill(key);
  return createLinks({
    db: database.db,
    clock,
    random: systemRandom,
    merchant: 'demo',
    demo: false,
    linkKey,
    operatorWaitHours: 24,
    consoleOrigin: 'https://c.test',
    mail: null,
  });
};
beforeEach(async () => {
  clock = createFakeClock('2026-11-21T10:00:00Z');
  await database.pool.query('truncate console_account, console_link cascade');
  links = openNode();
});
const first = { username: 'ada', name: 'Ada', passwordHash: 'h' };
const tokenOf = async (node: Links): Promise<string> => (await node.openSetup())?.token ?? '';

it('makes the first administrator once, of two nodes that share one link', async () => {
  const other = openNode();
  const [one, two] = await Promise.all([tokenOf(links), tokenOf(other)]);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(two).toBe(one);
  expect(await links.isSetupOpen()).toBe(true);
  const uses = await Promise.allSettled(
    [links, other, links, other].map((node, index) =>
      node.take({ ...first, username: `ada-${index}`, token: one }),
    ),
  );
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await database.pool.query('select role from console_account');
  expect(rows).toEqual([{ role: 'administrator' }]);
  expect([await links.isSetupOpen(), await links.look(one), await links.openSetup()]).toEqual([
    false,
    null,
    null,
  ]);
});

it('is the same at each start of a day, and another one after it', async () => {
  const token = await tokenOf(links);
  clock.advance(23 * 3_600_000);
  expect(await tokenOf(openNode())).toBe(token);
  clock.advance(3_600_000);
  expect([await links.look(token), await links.isSetupOpen()]).toEqual([null, false]);
  await expect(links.take({ ...first, token })).rejects.toMatchObject({ code: 'link.unknown' });
  expect(await tokenOf(links)).not.toBe(token);
});

it('is made of the key of the installation: with another key the older link is worth nothing', async () => {
  const token = await tokenOf(links);
  const other = await tokenOf(openNode(4));
  expect(other).not.toBe(token);
  expect(await links.look(token)).toBeNull();
  const { rows } = await database.pool.query('select * from console_link');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(other);
});

it('counts neither accounts with a public password nor invited or disabled ones as administrators', async () => {
  await database.pool
    .query(`insert into console_account (username, name, role, password_hash, disabled, public_password, created_at) values
    ('a', 'A', 'administrator', 'h', false, true, now()), ('b', 'B', 'administrator', null, false, false, now()),
    ('c', 'C', 'administrator', 'h', true, false, now()), ('d', 'D', 'publisher', 'h', false, false, now())`);
  const token = await tokenOf(links);
  await expect(links.take({ ...first, username: 'A', token })).rejects.toMatchObject({
    code: 'people.known',
  });
  expect(await links.take({ ...first, token })).toMatchObject({ role: 'administrator' });
});
