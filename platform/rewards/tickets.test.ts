import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
let [explored, gold] = ['', ''];
beforeAll(async () => {
  rig = await createSeededRig();
  const humanToken = await rig.proveHuman();
  const login = { username: 'player', password: 'Foyer-2026', humanToken };
  token = (await rig.call('session.login', login)).value.token;
  const { rewards } = (await rig.call('rewards.claims', {}, { token })).value;
  const idOf = (title: string): string => rewards.find((one) => one.title === title)?.rewardId ?? '';
  [explored, gold] = [idOf('Five games explored'), idOf('Welcome to Gold')];
});
afterAll(() => rig.close());

const listIds = async () =>
  (await rig.call('rewards.tickets', {}, { token })).value.map(({ transactionId }) => transactionId);

it('a ticket is a reward that can be claimed: claimed once, it is gone from both lists', async () => {
  expect(await listIds()).toEqual([gold, explored]);
  const claimed = await rig.call('rewards.claimTicket', { transactionId: explored, isApp: 'N' }, { token });
  expect(claimed.value).toEqual({ configId: explored, value: '', points: 150 });
  const again = await rig.call(
    'rewards.claim',
    { promotionClaimId: explored },
    { token, key: 'another-key' },
  );
  expect(again).toMatchObject({ status: 409, error: { errorCode: 'reward.claimed' } });
  expect(await listIds()).toEqual([gold]);
});

it('a ticket that is turned down cannot be claimed, and no other member can turn it down', async () => {
  const humanToken = await rig.proveHuman();
  const login = { username: 'agent', password: 'Foyer-2026', humanToken };
  const stranger = (await rig.call('session.login', login)).value.token;
  const request = { transactionId: gold };
  expect(await rig.call('rewards.cancelTicket', request, { token: stranger })).toMatchObject({ status: 404 });
  expect((await rig.call('rewards.cancelTicket', request, { token })).status).toBe(200);
  expect(await listIds()).toEqual([]);
  for (const call of ['rewards.cancelTicket', 'rewards.claimTicket'] as const)
    expect(await rig.call(call, request, { token })).toMatchObject({
      status: 409,
      error: { errorCode: 'reward.expired' },
    });
});
