import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ReleaseManifest } from '../../src/protocol/release.ts';
import { openReleaseSigner, SigningKeyError } from './release-signer.ts';

const root = mkdtempSync(join(tmpdir(), 'foyer-signer-'));
afterAll(() => rmSync(root, { recursive: true }));
let made = 0;
const newFolder = (): string => join(root, String((made += 1)));
const pemOf = (type: 'ed25519' | 'x25519'): string =>
  generateKeyPairSync(type as 'ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const manifest: ReleaseManifest = {
  format: 1,
  site: 'a',
  shell: 'b',
  pages: {},
  modals: {},
  forms: {},
  messages: {},
  styles: 'c',
};

describe('the signer of releases', () => {
  test('makes a key on first use that only its owner reads, and finds it again', () => {
    const folder = newFolder();
    const first = openReleaseSigner(folder, null);
    const signature = first.sign(manifest);
    const second = openReleaseSigner(folder, null);
    expect(second.keyId).toBe(first.keyId);
    expect(second.isGenuine(manifest, signature)).toBe(true);
    expect(statSync(join(folder, 'signing', 'release-key.pem')).mode & 0o777).toBe(0o600);
  });
  test('refuses another manifest, a foreign key and no signature', () => {
    const signer = openReleaseSigner(newFolder(), null);
    const signature = signer.sign(manifest);
    expect(signer.isGenuine({ ...manifest, site: 'x' }, signature)).toBe(false);
    expect(signer.isGenuine(manifest, openReleaseSigner(newFolder(), null).sign(manifest))).toBe(false);
    expect(signer.isGenuine(manifest, undefined)).toBe(false);
  });
  test('still takes what a former key signed, and signs with the new one', () => {
    const folder = newFolder();
    const old = openReleaseSigner(folder, pemOf('ed25519')).sign(manifest);
    const next = openReleaseSigner(folder, pemOf('ed25519'));
    expect(next.keyId).not.toBe(old.keyId);
    expect(next.isGenuine(manifest, old)).toBe(true);
    expect(next.keySet.keys.map(({ kid }) => kid)).toEqual([next.keyId, old.keyId]);
    expect(readdirSync(join(folder, 'signing'))).not.toContain('release-key.pem');
  });
  test('says what is wrong with a configured key', () => {
    const file = join(root, 'wrong.pem');
    writeFileSync(file, 'not a key');
    for (const wrong of [file, '/nowhere/key.pem', pemOf('x25519')])
      expect(() => openReleaseSigner(newFolder(), wrong)).toThrow(SigningKeyError);
  });
});
