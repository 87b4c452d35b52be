import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { createPlayRig, type PlayRig } from '../../play/play-rig.fake.ts';

let rig: PlayRig;
beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(() => rig.close());

const publishTerms = (version: string): void => {
  const { documents } = rig.live;
  rig.live.documents = async () => {
    const all = await documents();
    const brand = all['settings/brand'] as JsonObject;
    const legalTexts = { ...(brand['legalTexts'] as JsonObject), terms: { version, date: '2026-12-01' } };
    return { ...all, 'settings/brand': { ...brand, legalTexts } };
  };
};

it('a new edition binds in the middle of a game, and lets its round end and money out', async () => {
  const token = await rig.logIn('player');
  const launch = await rig.openLaunch(token);
  const stake = (round: string) => rig.wallet({ call: 'stake', launch, round, amount: '5.00' });
  expect((await stake('before-1')).status).toBe(200);
  publishTerms('2.0');
  expect((await stake('after-1')).code).toBe('consent.due');
  expect((await rig.wallet({ call: 'step', launch })).code).toBe('consent.due');
  // What was staked before is settled.
  const settled = await rig.wallet({ call: 'settle', launch, round: 'before-1', amount: '7.00' });
  expect(settled.status).toBe(200);
  expect((await rig.call('deposit.create', {} as never, { token })).error.errorCode).toBe('consent.due');
  const card = { amount: '100', card: '1', fundPassword: '246810' };
  const withdrawal = await rig.call('withdrawals.submit', card, { token });
  expect(withdrawal.error.errorCode).not.toBe('consent.due');
  const { due } = (await rig.call('consents.due', {}, { token })).value;
  const documents = due.map(({ document, version }) => ({ document, version }));
  expect((await rig.call('consents.renew', { documents }, { token })).status).toBe(200);
  expect((await stake('after-2')).status).toBe(200);
});
