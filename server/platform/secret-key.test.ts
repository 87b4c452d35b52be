import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deriveKey, openSecretKey } from './secret-key.ts';

it('outlives a restart in the data folder, where only its owner reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-key-'));
  const key = openSecretKey(folder, null);
  expect(key).toHaveLength(32);
  expect(openSecretKey(folder, null)).toEqual(key);
  expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

it('is the same on nodes that are given the same text', () => {
  expect(openSecretKey('/nowhere', 'k')).toEqual(openSecretKey('/elsewhere', 'k'));
  expect(openSecretKey('/nowhere', 'k')).not.toEqual(openSecretKey('/nowhere', 'l'));
});

it('gives each use a key of its own', () => {
  const key = openSecretKey('/nowhere', 'k');
  expect(deriveKey(key, 'one')).toHaveLength(32);
  expect(deriveKey(key, 'one')).toEqual(deriveKey(key, 'one'));
  expect(deriveKey(key, 'one')).not.toEqual(deriveKey(key, 'two'));
  expect(deriveKey(key, 'one')).not.toEqual(key);
});
