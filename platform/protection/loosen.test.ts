import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

const dayMs = 86_400_000;
const place = { kind: 'deposit', period: 'day' } as const;
let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
  await wait(0);
});
afterAll(() => rig.close());

/** Lets time pass and logs in again: no session lasts that long. */
async function wait(milliseconds: number): Promise<void> {
  rig.clock.advance(milliseconds);
  await rig.database.pool.query('delete from limit_window');
  const login = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  token = (await rig.call('session.login', login)).value.token;
}
const set = (amount: string | null) => rig.call('care.setLimit', { ...place, amount }, { token });
const confirm = () => rig.call('care.confirmLimit', place, { token });
const look = async () =>
  (await rig.call('care.standing', {}, { token })).value.limits.find(({ id }) => id === 'deposit.day');

it('is confirmed within its days, and over after them', async () => {
  await set('500.00');
  await set(null);
  await wait(dayMs);
  const nextUntil = new Date(rig.clock.now().getTime() + 7 * dayMs).toISOString();
  expect(await look()).toMatchObject({ change: 'ready', nextUntil });
  await wait(7 * dayMs - 1);
  expect(await look()).toMatchObject({ change: 'ready' });
  await wait(1);
  expect(await look()).toMatchObject({ amount: '500.00', change: 'none', nextFrom: null, nextUntil: null });
  expect((await confirm()).error).toMatchObject({ errorCode: 'limit.changed' });
  await wait(400 * dayMs);
  expect((await confirm()).error).toMatchObject({ errorCode: 'limit.changed' });
  expect(await look()).toMatchObject({ amount: '500.00' });
});

it('is not sooner confirmed where it was asked for twice, before or after it was over', async () => {
  await set('900.00');
  await wait(dayMs - 60_000);
  await set('900.00');
  await wait(60_000);
  expect((await confirm()).error).toMatchObject({ errorCode: 'limit.cooling' });
  await wait(30 * dayMs);
  await set('900.00');
  expect((await confirm()).error).toMatchObject({ errorCode: 'limit.cooling' });
});

it('takes as many days as the market’s profile says', async () => {
  const before = rig.live.jurisdiction;
  rig.live.jurisdiction = { ...before, confirmDays: 1 };
  await set('900.00');
  await wait(2 * dayMs);
  expect((await confirm()).error).toMatchObject({ errorCode: 'limit.changed' });
  rig.live.jurisdiction = before;
  await set('900.00');
  await wait(2 * dayMs);
  expect((await confirm()).status).toBe(200);
});
