import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDayRig, type DayRig } from '../../day-rig.fake.ts';
import { payRebate } from './claim-rebate.ts';

let rig: DayRig;
beforeAll(async () => {
  rig = await createDayRig();
  await rig.query('delete from rebate_day');
});
afterAll(() => rig.close());
const logIn = async (): Promise<string> => {
  const humanToken = await rig.proveHuman();
  return (await rig.call('session.login', { username: 'player', password: 'Foyer-2026', humanToken })).value
    .token;
};
const pay = () => ({
  merchant: 'demo',
  memberId: rig.player,
  at: rig.clock.now(),
  minimum: 1n,
  isAutomatic: false,
});
/** Tries at the same moment; how many paid. */
const race = async (work: () => Promise<boolean>): Promise<number> =>
  (await Promise.all(Array.from({ length: 40 }, work))).filter(Boolean).length;

it('counts the rebate of a day once, by the level of that day, and says what is due', async () => {
  await rig.settle(1_000_000n, '2026-06-01T09:00:00Z');
  await rig.settle(3n, '2026-06-02T09:00:00Z');
  await rig.endDays('2026-06-02T12:00:00Z', 3);
  const { value } = await rig.call('rebates.read', {}, { token: await logIn() });
  const rate = value.rates.find(({ product }) => product === value.days[0]?.product)?.rate;
  expect(value).toMatchObject({ canClaim: true, claimable: '60.00' });
  expect(value.days).toMatchObject([
    { day: '2026-06-01', validBets: '10000.00', rate, amount: '60.00', status: 'open' },
  ]);
});

it('pays once of forty claims at the same moment; a claim that looks first and then writes pays more', async () => {
  const before = await rig.balance();
  const wins = await race(() =>
    rig.deps.db.transaction().execute(async (db) => (await payRebate(db, pay())) !== null),
  );
  expect(wins).toBe(1);
  expect(await rig.balance()).toBe(before + 6_000n);
  // The control: without the one statement, several tries find the same day.
  await rig.query('update rebate_day set claim_id = null');
  const claim = (await rig.query('select id from rebate_claim limit 1'))[0]?.['id'];
  const naive = await race(async () => {
    const open = await rig.query('select id from rebate_day where claim_id is null');
    await rig.query(`update rebate_day set claim_id = ${String(claim)}`);
    return open.length > 0;
  });
  expect(naive).toBeGreaterThan(1);
});

it('answers a claim by its key, and refuses where nothing is due', async () => {
  const token = await logIn();
  await rig.query('update rebate_day set claim_id = null');
  const key = 'claim-of-june';
  const first = await rig.call('rebates.claim', {}, { token, key });
  expect(first.value).toEqual({ amount: '60.00' });
  expect((await rig.call('rebates.claim', {}, { token, key })).value).toEqual(first.value);
  const other = await rig.call('rebates.claim', {}, { token });
  expect(other).toMatchObject({ status: 409, error: { errorCode: 'rebate.nothing' } });
});

it('lets a rebate run out that nobody claimed', async () => {
  await rig.query('update rebate_day set claim_id = null');
  rig.clock.advance(8 * 86_400_000);
  const { value } = await rig.call('rebates.read', {}, { token: await logIn() });
  expect(value).toMatchObject({ canClaim: false, claimable: '0.00', days: [{ status: 'expired' }] });
});

it('is paid without a claim where the brand sets it so, once on three nodes', async () => {
  await rig.query('update rebate_setting set automatic = true');
  await rig.endDays('2026-06-11T12:00:00Z');
  await rig.settle(500_000n, '2026-06-11T13:00:00Z');
  const before = await rig.balance();
  await rig.endDays('2026-06-12T12:00:00Z', 3);
  await rig.endDays('2026-06-12T12:10:00Z', 3);
  expect(await rig.balance()).toBe(before + 3_000n);
  expect(await rig.query('select count(*)::int as n from rebate_claim where automatic')).toEqual([{ n: 1 }]);
});
