import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { textToSign, type ReleaseKey } from '../../protocol/release/release-signature.ts';
import type { ActivePointer, ReleaseManifest } from '../../protocol/release/release.ts';
import { createReleaseCheck } from './check-release.ts';

const manifest: ReleaseManifest = {
  format: 1,
  site: 'a',
  shell: 'b',
  pages: { home: 'c' },
  modals: {},
  forms: {},
  messages: { EN: 'd' },
  styles: 'e',
};
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key: ReleaseKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  alg: 'EdDSA',
  use: 'sig',
  kid: 'k1',
  x: publicKey.export({ format: 'jwk' }).x ?? '',
};
const signed: ActivePointer = {
  merchant: 'demo',
  revision: 2,
  release: 'r',
  manifest,
  signature: {
    keyId: 'k1',
    value: sign(null, Buffer.from(textToSign(manifest)), privateKey).toString('base64url'),
  },
};
const { subtle } = globalThis.crypto;
const fetchKeys = async () => ({ keys: [key] });
const check = createReleaseCheck({ fetchKeys, subtle });

describe('the check of a release', () => {
  it('takes a release that was signed with a key of the site', async () => {
    expect(await check(signed)).toBe('genuine');
  });
  it('refuses a manifest that names another part than was signed', async () => {
    const pages = { ...manifest.pages, home: 'x' };
    expect(await check({ ...signed, manifest: { ...manifest, pages } })).toBe('refused');
  });
  it('refuses a release without a signature, with a foreign key and with a broken one', async () => {
    const { signature: _, ...bare } = signed;
    const value = signed.signature?.value ?? '';
    expect(await check(bare)).toBe('refused');
    expect(await check({ ...signed, signature: { keyId: 'k2', value } })).toBe('refused');
    expect(await check({ ...signed, signature: { keyId: 'k1', value: '%%%' } })).toBe('refused');
  });
  it('asks for the keys again when a release is signed with one it does not know', async () => {
    const answers = [{ keys: [] as ReleaseKey[] }, { keys: [key] }];
    let asked = 0;
    const late = createReleaseCheck({
      subtle,
      fetchKeys: async () => answers[asked++] ?? { keys: [key] },
    });
    expect(await late(signed)).toBe('unchecked');
    expect(await late(signed)).toBe('genuine');
    expect(await late(signed)).toBe('genuine');
    expect(asked).toBe(2);
  });
  it('says that it could not check where the browser has no Ed25519', async () => {
    expect(await createReleaseCheck({ fetchKeys, subtle: undefined })(signed)).toBe('unchecked');
    const old = createReleaseCheck({
      fetchKeys,
      subtle: {
        verify: subtle.verify.bind(subtle),
        importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
      },
    });
    expect(await old(signed)).toBe('unchecked');
  });
  it('does not decide while the keys cannot be reached', async () => {
    const away = createReleaseCheck({ subtle, fetchKeys: () => Promise.reject(new Error('offline')) });
    await expect(away(signed)).rejects.toThrow('offline');
  });
});
