import fc from 'fast-check';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deriveKey, openSecretKeys, readSecretKey, SecretKeyError } from './secret-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-key-'));
afterAll(() => rmSync(folder, { recursive: true }));
const options = { dataFolder: folder, databaseUrl: null, secretKey: null, formerSecretKeys: [] };
const text = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64');

describe('the secret key', () => {
  it('outlives a restart in the data folder, where only its owner reads it', () => {
    const { key } = openSecretKeys(options);
    expect(key).toHaveLength(32);
    expect(openSecretKeys(options).key).toEqual(key);
    expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0);
  });

  it('is the same on nodes that are given the same one, in any of its spellings', () => {
    const bytes = Buffer.from(text, 'base64');
    for (const spelling of ['base64', 'base64url', 'hex'] as const)
      expect(
        openSecretKeys({ ...options, dataFolder: '/nowhere', secretKey: bytes.toString(spelling) }).key,
      ).toEqual(bytes);
  });

  it('is not made up where a database is shared: the start says what to do', () => {
    const shared = { ...options, databaseUrl: 'postgres://h/d' };
    expect(() => openSecretKeys(shared)).toThrow(/DATABASE_URL is set and SECRET_KEY is not.*secret\.key/);
    expect(() => openSecretKeys({ ...shared, dataFolder: '/nowhere' })).toThrow(/openssl rand -base64 32/);
    expect(openSecretKeys({ ...shared, secretKey: text }).key).toHaveLength(32);
  });

  it('is refused where it is weak, with how to make one', () => {
    const weak = ['', 'hunter2', 'change-me', text.slice(1), `${text}a`, 'a'.repeat(43), '0'.repeat(64)];
    for (const secretKey of [...weak, 'correct horse battery staple'])
      expect(() => openSecretKeys({ ...options, secretKey })).toThrow(SecretKeyError);
    fc.assert(
      fc.property(fc.string({ maxLength: 42 }), (short) => {
        expect(readSecretKey(short)).toBeNull();
      }),
    );
  });

  it('opens also with former ones, as they were read before', () => {
    const former = openSecretKeys({ ...options, secretKey: text, formerSecretKeys: ['any old text', text] });
    expect(former.former).toHaveLength(1);
    expect(former.firstForm).toHaveLength(5);
  });

  it('derives a separate key for each use', () => {
    const { key } = openSecretKeys(options);
    expect(deriveKey(key, 'one')).toHaveLength(32);
    expect(deriveKey(key, 'one')).toEqual(deriveKey(key, 'one'));
    expect(deriveKey(key, 'one')).not.toEqual(deriveKey(key, 'two'));
    expect(deriveKey(key, 'one')).not.toEqual(key);
  });
});
