import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { verifyIdToken } from './verify-id-token.ts';

describe('an ID token', async () => {
  const [right, other] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(right.publicKey)), alg: 'ES256' }] });
  const provider = { issuer: 'https://id.test', clientId: 'foyer', keys };
  const now = new Date('2026-06-01T08:00:00.000Z');
  const seconds = now.getTime() / 1_000;
  const sound = {
    iss: provider.issuer,
    aud: 'foyer',
    sub: 'p1',
    nonce: 'n1',
    iat: seconds,
    exp: seconds + 60,
    name: 'Ana',
  };
  const sign = (claims: object, key = right.privateKey) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256' }).sign(key);
  const verify = (token: string) => verifyIdToken(provider, token, 'n1', now);

  it('is taken when everything about it is right', async () => {
    expect(await verify(await sign(sound))).toEqual({ subject: 'p1', name: 'Ana', email: '' });
    const email = 'ana@mail.example';
    for (const [email_verified, found] of [
      [false, ''],
      [true, email],
    ] as const)
      expect((await verify(await sign({ ...sound, email, email_verified }))).email).toBe(found);
  });

  it('gives names without what turns or breaks a line, as if they had been typed here', async () => {
    const name = '\u202EDiwata\n\u2067 Santos\u0007';
    const said = await verify(
      await sign({ ...sound, name, email: 'd\u202E@mail.example', email_verified: true }),
    );
    expect([said.name, said.email]).toEqual(['Diwata  Santos', 'd@mail.example']);
  });

  it.each([
    ['another key', async () => sign(sound, other.privateKey)],
    ['another issuer', async () => sign({ ...sound, iss: 'https://evil.test' })],
    ['another audience', async () => sign({ ...sound, aud: 'somebody' })],
    ['another party', async () => sign({ ...sound, azp: 'somebody' })],
    ['another nonce', async () => sign({ ...sound, nonce: 'n2' })],
    ['no nonce', async () => sign({ ...sound, nonce: undefined })],
    ['no subject', async () => sign({ ...sound, sub: undefined })],
    ['an end that is past', async () => sign({ ...sound, exp: seconds - 60 })],
    ['an age of an hour', async () => sign({ ...sound, iat: seconds - 3_600 })],
    ['no signature', async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(sound))}.`],
    [
      'a byte changed',
      async () =>
        (await sign(sound)).replace(
          /\.(.)([^.]*)$/,
          (_all, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
        ),
    ],
    ['no token at all', async () => 'nonsense'],
  ])('is refused with %s', async (_, make) => {
    await expect(verify(await make())).rejects.toMatchObject({ code: 'provider.refused' });
  });
});
