import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { ensureGatewayKeys } from '../../money/cashier/gateway/gateway-key.ts';
import { createPlayRig, type PlayRig } from '../play-rig.fake.ts';
import { createVendorBackOffice } from './vendor-back-office.ts';

let rig: PlayRig;
let backOffice: ConsoleDeps['vendors'];
let launch = '';
beforeAll(async () => {
  rig = await createPlayRig();
  backOffice = createVendorBackOffice(rig.deps);
  launch = await rig.openLaunch(await rig.logIn('player'));
});
afterAll(() => rig.close());

const vendorOf = async () => {
  const vendor = (await backOffice.read()).vendors.find(({ code }) => code === 'demo');
  if (vendor === undefined) throw new Error('Expected the vendor.');
  return vendor;
};
const stake = (round: string, amount: string) => rig.wallet({ call: 'stake', launch, round, amount });

it('shows what a vendor booked, and what it was refused, the same once', async () => {
  await stake('office-1', '1.00');
  for (const amount of ['999999.00', '999999.00']) await stake('office-2', amount);
  const { bookings, refusals, openRounds, heldPayouts } = await vendorOf();
  expect(bookings[0]).toMatchObject({ kind: 'debit', round: 'office-1', amount: '1.00', state: 'booked' });
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toMatchObject({ call: 'debit', round: 'office-2', times: 2 });
  expect({ openRounds, heldPayouts }).toEqual({ openRounds: 1, heldPayouts: 0 });
});

it('keeps nothing of messages that are not the vendor’s', async () => {
  const before = (await vendorOf()).refusals.length;
  const answer = await rig.app.inject({
    method: 'POST',
    url: '/wps/vendor/v1/debit',
    headers: { 'content-type': 'application/json', 'x-foyer-vendor': 'demo', 'x-foyer-signature': 'no' },
    payload: JSON.stringify({ round: 'forged' }),
  });
  expect(answer.statusCode).toBe(401);
  expect((await vendorOf()).refusals).toHaveLength(before);
});

it('makes a next key, keeps both good, and retires the former one, with the operator in the audit', async () => {
  const [before] = (await vendorOf()).keys;
  const [first] = await ensureGatewayKeys(rig.deps.db, rig.deps, 'demo');
  const request = { vendor: 'demo', note: 'Every year', by: 'ada' };
  const { keyId, secret } = await backOffice.rotateKey(request);
  expect(await ensureGatewayKeys(rig.deps.db, rig.deps, 'demo')).toEqual([secret, first]);
  expect((await vendorOf()).keys.map(({ state }) => state)).toEqual(['active', 'former']);
  await expect(backOffice.rotateKey(request)).rejects.toMatchObject({ code: 'vendor.key-waiting' });
  await backOffice.retireKey(request);
  expect(await ensureGatewayKeys(rig.deps.db, rig.deps, 'demo')).toEqual([secret]);
  await expect(backOffice.retireKey(request)).rejects.toMatchObject({ code: 'vendor.key-none' });
  const { rows } = await rig.database.pool.query<{ entry: string }>(
    `select entry from operation_audit where entry like '%key.r%' order by position`,
  );
  expect(rows.map(({ entry }) => JSON.parse(entry) as object)).toMatchObject([
    { action: 'key.rotate', author: 'ada', subject: `key:demo:${keyId}`, note: 'Every year' },
    { action: 'key.retire', author: 'ada', subject: `key:demo:${before?.keyId}`, note: 'Every year' },
  ]);
});

it('changes no keys of payment gateways', async () => {
  await ensureGatewayKeys(rig.deps.db, rig.deps, 'bank');
  await expect(backOffice.rotateKey({ vendor: 'bank', note: 'n', by: 'ada' })).rejects.toMatchObject({
    code: 'vendor.unknown',
  });
});
