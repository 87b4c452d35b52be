import { afterAll, beforeAll, expect, it } from 'vitest';
import { signMessage } from '../../../../server/infrastructure/keys/message-signature.ts';
import { vendorCode } from '../../../../demo/games.ts';
import { createPlayRig, type PlayRig } from '../../../play/play-rig.fake.ts';
import { ensureGatewayKey, isSignedByGateway } from './gateway-key.ts';
import { GatewayKeyError, listGatewayKeys, retireGatewayKey, rotateGatewayKey } from './rotate-key.ts';

let rig: PlayRig;
beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(() => rig.close());

it('a vendor goes over to another key without a gap, and knows players by the same names', async () => {
  const { db } = rig.deps;
  const token = await rig.logIn('player');
  const player = async (): Promise<unknown> => {
    const { value } = await rig.call('games.launch', { nodeId: '10001' }, { token });
    const ticket = new URL(value.game_url).searchParams.get('ticket') ?? '';
    return (await rig.wallet({ call: 'open', ticket })).value['player'];
  };
  const isTaken = (key: string): Promise<boolean> =>
    isSignedByGateway(rig.deps, vendorCode, 'body', signMessage(key, rig.clock.now(), 'body'));
  const before = await ensureGatewayKey(db, rig.deps, vendorCode);
  const name = await player();
  const { keyId, secret } = await rotateGatewayKey(db, rig.deps, vendorCode);
  expect(secret).not.toBe(before);
  expect([await isTaken(before), await isTaken(secret), await isTaken('another')]).toEqual([
    true,
    true,
    false,
  ]);
  await expect(rotateGatewayKey(db, rig.deps, vendorCode)).rejects.toThrow(/Retire the former one first/);
  expect(await listGatewayKeys(db, rig.deps)).toMatchObject([
    { gateway: vendorCode, keyId, state: 'active' },
    { gateway: vendorCode, state: 'former' },
  ]);
  expect(await player()).toBe(name);
  await retireGatewayKey(db, rig.deps, vendorCode);
  expect([await isTaken(before), await isTaken(secret)]).toEqual([false, true]);
  expect(await player()).toBe(name);
  await expect(retireGatewayKey(db, rig.deps, vendorCode)).rejects.toThrow(GatewayKeyError);
  await expect(rotateGatewayKey(db, rig.deps, 'nobody')).rejects.toThrow(/No gateway or vendor/);
});
