import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayName } from '../../../demo/payment/payment-pages.ts';
import { vendorCode } from '../../../demo/games.ts';
import { signMessage } from '../../../server/infrastructure/keys/message-signature.ts';
import { signVendorMessage, vendorHeaders } from '../../../server/infrastructure/outside/vendor-signature.ts';
import { ensureGatewayKey } from '../../money/cashier/gateway/gateway-key.ts';
import { createPlayRig, type PlayRig } from '../play-rig.fake.ts';
import { walletBase, walletCalls } from './wallet-contract.ts';

let rig: PlayRig;
beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(() => rig.close());

const fields = {
  ticket: 'tttttttt',
  session: 'x',
  round: 'twice-1',
  transaction: 'twice-1.debit',
  amount: '1.00',
};
const askWallet = async (call: string, body: string) => {
  const secret = await ensureGatewayKey(rig.deps.db, rig.deps, vendorCode);
  const signing = { now: rig.clock.now(), nonce: rig.deps.random.token(18), body };
  return rig.app.inject({
    method: 'POST',
    url: `${walletBase}/${call}`,
    headers: {
      'content-type': 'application/json',
      [vendorHeaders.vendor]: vendorCode,
      [vendorHeaders.signature]: signVendorMessage(secret, signing),
    },
    payload: body,
  });
};

it.each(walletCalls)('a signed body of %s that names a key twice is refused', async (call) => {
  for (const [name, value] of Object.entries(fields)) {
    const twice = `"${name}":"${value}","${name}":"2.00"`;
    const rest = Object.entries(fields).filter(([other]) => other !== name);
    const body = `{${[...rest.map(([other, text]) => `"${other}":"${text}"`), twice].join()}}`;
    const answer = await askWallet(call, body);
    expect([name, answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([
      name,
      400,
      'request_param_err',
    ]);
  }
});

it('a debit with two amounts takes neither, in any spelling of the key', async () => {
  const token = await rig.logIn('player');
  const session = await rig.openLaunch(token);
  const before = await rig.balanceOf('player');
  for (const key of ['amount', String.raw`amo\u0075nt`]) {
    const body = `{"session":"${session}","round":"twice-2","transaction":"twice-2.debit","amount":"1.00","${key}":"2.00"}`;
    expect((await askWallet('debit', body)).statusCode).toBe(400);
  }
  expect(await rig.balanceOf('player')).toBe(before);
  const once = { session, round: 'twice-2', transaction: 'twice-2.debit', amount: '1.00' };
  expect((await askWallet('debit', JSON.stringify(once))).statusCode).toBe(200);
});

it('a message of the gateway that names a key twice is refused', async () => {
  const payload =
    '{"reference":"none","outcome":"declined","outcome":"paid","amount":"1.00","currency":"PHP"}';
  const secret = await ensureGatewayKey(rig.deps.db, rig.deps, gatewayName);
  const answer = await rig.app.inject({
    method: 'POST',
    url: '/wps/transaction/deposit/callback',
    headers: {
      'content-type': 'application/json',
      'x-signature': signMessage(secret, rig.clock.now(), payload),
    },
    payload,
  });
  expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([
    400,
    'request_param_err',
  ]);
});
