import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LostFactorState } from '../../../src/protocol/calls/factors.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { readOperatorCommand } from '../people/cli-options.ts';
import { createPeople } from '../people/create-people.ts';
import { runOperator } from '../people/run-operator.ts';
import { openFactorRig, type Browser, type FactorRig } from './console-factors.fake.ts';
import { openLostFactors } from './lost-factors.ts';

let database: TestDatabase;
let rig: FactorRig;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate console_account, console_login_try, console_refusal cascade');
  rig = await openFactorRig(database);
  // A second administrator, who has logged in with a factor too.
  await database.pool.query(`update console_account set role = 'administrator' where username = 'publisher'`);
});
const errorOf = (answer: Awaited<ReturnType<Browser['get']>>): string =>
  answer.json<{ errorCode: string }>().errorCode;
const stateOf = async (username: string) =>
  (await rig.logIn(username))
    .get('me')
    .then((answer) => answer.json<{ factor: { state: string } }>().factor.state);

it('is taken away by two people who are both others, and set up again after the next login', async () => {
  const owner = (await rig.setUp('viewer')).browser;
  const one = (await rig.setUp('administrator')).browser;
  const two = (await rig.setUp('publisher')).browser;
  const lost = { username: 'viewer', note: 'phone stolen, called back' };
  const asked = (await one.post('lost-factors/propose', lost)).json<LostFactorState>();
  const id = asked.waiting[0]?.id;
  expect(errorOf(await two.post('lost-factors/propose', lost))).toBe('factor.waiting');
  const approve = (browser: Browser) =>
    browser.post('lost-factors/decide', { id, state: 'approved', reason: '' });
  expect(errorOf(await approve(one))).toBe('approval.own-change');
  expect(errorOf(await two.post('lost-factors/withdraw', { id }))).toBe('role.not-allowed');
  expect(await stateOf('viewer')).toBe('asked');
  expect((await approve(two)).json<LostFactorState>()).toMatchObject({
    waiting: [],
    past: [{ username: 'viewer', state: 'approved', proposedBy: 'administrator', decidedBy: 'publisher' }],
  });
  expect((await owner.get('me')).statusCode).toBe(401);
  expect(await stateOf('viewer')).toBe('due');
  expect(errorOf(await approve(two))).toBe('factor.decided');
  expect((await rig.actions()).filter((line) => line.includes('reset'))).toEqual([
    'administrator: factor.ask-reset phone stolen, called back',
    'publisher: factor.reset phone stolen, called back',
  ]);
});

it('is asked for and confirmed by nobody whose own it is, and not confirmed after another one was set up', async () => {
  const one = await rig.setUp('administrator');
  const two = (await rig.setUp('publisher')).browser;
  const ask = (browser: Browser, username: string) =>
    browser.post('lost-factors/propose', { username, note: 'lost' });
  expect(errorOf(await ask(one.browser, 'administrator'))).toBe('people.self');
  expect(errorOf(await ask(one.browser, 'editor'))).toBe('factor.none');
  expect(errorOf(await ask(one.browser, 'ghost'))).toBe('people.unknown');
  const { waiting } = (await ask(two, 'administrator')).json<LostFactorState>();
  const decision = { id: waiting[0]?.id, state: 'approved', reason: '' };
  expect(errorOf(await one.browser.post('lost-factors/decide', decision))).toBe('approval.own-change');
  // A third administrator may, but the owner has found a way meanwhile.
  await database.pool.query(`update console_account set role = 'administrator' where username = 'approver'`);
  const third = await rig.logIn('approver');
  const { secret } = (await third.post('factors/authenticator/start')).json<{ secret: string }>();
  await third.post('factors/authenticator/confirm', { code: rig.nextCode(secret) });
  await database.pool.query(
    `update console_authenticator set confirmed_at = confirmed_at + interval '1 hour'`,
  );
  expect(errorOf(await third.post('lost-factors/decide', decision))).toBe('factor.changed');
  const rejected = await third.post('lost-factors/decide', {
    ...decision,
    state: 'rejected',
    reason: 'found',
  });
  expect(rejected.json<LostFactorState>().past[0]).toMatchObject({ state: 'rejected', reason: 'found' });
});

it('is taken away by the command line alone, which is in the audit', async () => {
  await rig.setUp('viewer');
  const parts = { db: database.db, clock: rig.clock, random: systemRandom, merchant: 'demo', demo: false };
  const people = createPeople({
    ...parts,
    consoleOrigin: 'https://c.test',
    operatorWaitHours: 0,
    mail: null,
    linkKey: new Uint8Array(),
  });
  const run = (...argv: string[]) =>
    runOperator(readOperatorCommand(argv), people, 'https://c.test', openLostFactors(parts));
  expect(await run('reset-factor', 'viewer')).toBe(
    'The second factor of viewer is removed. The next login leads to setting up another one.',
  );
  expect(await stateOf('viewer')).toBe('due');
  await expect(run('reset-factor', 'viewer')).rejects.toMatchObject({ code: 'factor.none' });
  await expect(run('reset-factor', 'ghost')).rejects.toMatchObject({ code: 'people.unknown' });
  expect((await rig.actions()).at(-1)).toBe('command line: factor.reset');
});
