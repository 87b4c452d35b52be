import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { readOperatorCommand } from './cli-options.ts';
import { createLinks } from './links.ts';
import { openLostFactors } from '../factors/lost-factors.ts';
import { createPeople } from './create-people.ts';
import { runOperator } from './run-operator.ts';

let database: TestDatabase;
const host = { operatorWaitHours: 24, consoleOrigin: 'https://c.test', mail: null };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('adds an administrator by a link, refuses to end the last one, and says who there is', async () => {
  const clock = createFakeClock('2026-11-21T10:00:00Z');
  const linkKey = new Uint8Array();
  const parts = {
    db: database.db,
    clock,
    random: systemRandom,
    merchant: 'demo',
    demo: false,
    linkKey,
    ...host,
  };
  const [people, links] = [createPeople(parts), createLinks(parts)];
  const run = (...argv: string[]) =>
    runOperator(readOperatorCommand(argv), people, 'https://c.test', openLostFactors(parts));
  expect(await run('list')).toBe('There is no operator.');
  const added = await run('add', 'ada', '--name', 'Ada');
  expect(added).toMatch(
    /^https:\/\/c\.test\/welcome#[\w-]{43}\nFor one use, until 2026-11-22T10:00:00.000Z\.$/,
  );
  await links.take({ token: /#(.*)/.exec(added)?.[1] ?? '', username: '', name: '', passwordHash: 'h' });
  await expect(run('disable', 'ada')).rejects.toMatchObject({ code: 'people.last-administrator' });
  await run('add', 'nina', '--name', 'Nina', '--role', 'editor');
  expect(await run('disable', 'nina')).toBe('nina is disabled.');
  expect(await run('list')).toBe(
    [
      'ada                      administrator  active    Ada',
      'nina                     editor         disabled  Nina',
    ].join('\n'),
  );
  expect(await run('enable', 'NINA')).toBe('NINA is enabled.');
  expect(await run('reset', 'ada')).toContain('https://c.test/welcome#');
  await expect(run('reset', 'ghost')).rejects.toMatchObject({ code: 'people.unknown' });
});

it('says what is wrong with how it was called', () => {
  for (const [argv, said] of [
    [[], /Which command/],
    [['drop', 'ada'], /no command drop/],
    [['reset'], /Which operator/],
    [['add', 'ada', '--name', 'Ada', '--role', 'king'], /no role king/],
    [['add', 'ada'], /--name/],
    [['add', 'ada', '--password', 'x'], /--password/],
    [['reset', 'ada', 'bob'], /too many: bob/],
  ] as const)
    expect(() => readOperatorCommand(argv), argv.join(' ')).toThrow(said);
});
