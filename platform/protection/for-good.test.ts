import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOfTime } from '../../src/protocol/document/jurisdiction.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

const centuryMs = 100 * 365 * 86_400_000;
let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const offer = (exclusions: readonly string[]): void => {
  rig.live.jurisdiction = { ...rig.live.jurisdiction, exclusions: [...exclusions] };
};
const logIn = async (username: string) =>
  rig.call('session.login', { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() });
const enter = async (username: string): Promise<string> => {
  const { ticket } = (await logIn(username)).error.value as { readonly ticket: string };
  return (await rig.call('session.enterOnBreak', { ticket })).value.token;
};

it('is taken only where the market profile offers it', async () => {
  const { token } = (await logIn('traveller')).value;
  offer(['P6M', 'P1Y', 'P5Y']);
  const refused = await rig.call('care.takeBreak', { length: 'forever' }, { token });
  expect(refused.error.errorCode).toBe('break.not-offered');
  expect((await rig.call('member.info', {}, { token })).value.breakUntil).toBeNull();
});

it('outlasts the profile, a shorter one, the database and a century, and never closes the way of the money out', async () => {
  offer(['P6M', 'P1Y', 'P5Y', 'forever']);
  const { token } = (await logIn('player')).value;
  const taken = await rig.call('care.takeBreak', { length: 'forever' }, { token });
  expect(taken.value).toMatchObject({ until: endOfTime });
  expect((await rig.call('member.info', {}, { token })).status).toBe(401);
  offer(['P6M']);
  const inside = await enter('player');
  expect((await rig.call('care.takeBreak', { length: 'P6M' }, { token: inside })).value.until).toBe(
    endOfTime,
  );
  for (const statement of [
    "update member set break_until = null where account = 'player'",
    "update member set break_until = now() where account = 'player'",
  ])
    await expect(rig.database.pool.query(statement)).rejects.toThrow('a break is never shortened');
  rig.clock.advance(centuryMs);
  const later = await enter('player');
  expect((await logIn('player')).error).toMatchObject({
    errorCode: 'account.on-break',
    value: { until: endOfTime },
  });
  expect((await rig.call('member.info', {}, { token: later })).value.breakUntil).toBe(endOfTime);
  expect((await rig.call('withdrawals.form', {}, { token: later })).status).toBe(200);
  const closed = await rig.call(
    'deposit.create',
    { bankCode: 'gateway', amount: '500.00' },
    { token: later },
  );
  expect(closed.error.errorCode).toBe('account.on-break');
});

it('is in the history without a day', async () => {
  const { value } = await rig.call('care.history', {}, { token: await enter('player') });
  expect(value.content.at(-1)).toMatchObject({ what: 'break', subject: 'break.forGood', until: null });
});

it('reaches another account of the same person, which nobody can open again either', async () => {
  const { pool } = rig.database;
  await pool.query("update member set email = 'same@lumina.example' where account in ('player', 'starter')");
  await pool.query('delete from exclusion_mark');
  expect((await logIn('starter')).error).toMatchObject({
    errorCode: 'account.on-break',
    value: { until: endOfTime },
  });
});
