import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSecretBox, openSecretBox } from './secret-box.ts';

describe('a sealed secret', () => {
  it('is read again with the same key only, and looks different each time', () => {
    const box = createSecretBox();
    const sealed = box.seal('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY');
    expect(box.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(() => createSecretBox().open(sealed)).toThrow();
  });

  it('is refused when a byte of it was changed', () => {
    const box = createSecretBox();
    const bytes = Buffer.from(box.seal('secret'), 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => box.open(bytes.toString('base64url'))).toThrow();
  });

  it('outlives a restart by the key in the data folder, which only its owner reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-box-'));
    const sealed = openSecretBox(folder, null).seal('secret');
    expect(openSecretBox(folder, null).open(sealed)).toBe('secret');
    expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('is shared by nodes that are given the same key', () => {
    expect(openSecretBox('/nowhere', 'k').open(openSecretBox('/elsewhere', 'k').seal('secret'))).toBe(
      'secret',
    );
  });
});
