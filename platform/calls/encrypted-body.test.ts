import { createCipheriv, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const typed = { username: 'player', password: 'Foyer-2026' };
/** A body as clients of this family encrypt it, for a key that some platform gave them. */
function encrypt(value: object) {
  const key = randomBytes(8).toString('hex');
  const cipher = createCipheriv('des-ede3-ecb', key.slice(0, 8).repeat(3), null);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString(
    'base64',
  );
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const reversed = Buffer.from([...key].reverse().join(''));
  return { body, header: publicEncrypt(publicKey, reversed).toString('hex') };
}
const post = async (payload: string, encryption: string) => {
  const headers = { merchant: 'demo', 'content-type': 'application/json', encryption };
  const answer = await rig.app.inject({ method: 'POST', url: '/wps/session/login', headers, payload });
  return { status: answer.statusCode, ...answer.json<{ readonly errorCode?: string }>() };
};

it('reads the plain body of a client that sends the header of encryption with it', async () => {
  rig.live.modules = { ...rig.live.modules, GEETEST3: false };
  expect(await post(JSON.stringify(typed), encrypt(typed).header)).toMatchObject({
    status: 200,
    success: true,
  });
});

it('refuses an encrypted body as a wrong request, in both of its forms', async () => {
  const { body, header } = encrypt(typed);
  for (const payload of [body, JSON.stringify({ value: body })])
    expect(await post(payload, header)).toMatchObject({
      status: 400,
      success: false,
      errorCode: 'request_param_err',
    });
});
