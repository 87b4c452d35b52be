import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox, isSealed, SecretBoxError, type SecretPlace } from './secret-box.ts';

const place: SecretPlace = { table: 'member_authenticator', column: 'secret', row: '7' };

describe('a sealed secret', () => {
  it('is read again with the same key only, and looks different each time', () => {
    const box = createSecretBox();
    const sealed = box.seal('JBSWY3DPEHPK3PXP', place);
    expect(box.open(sealed, place)).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).toMatch(new RegExp(`^v1\\.${box.keyId}\\.`));
    expect(sealed).not.toContain('JBSWY');
    expect(box.seal('JBSWY3DPEHPK3PXP', place)).not.toBe(sealed);
    expect(() => createSecretBox().open(sealed, place)).toThrow(/which is not given here/);
  });

  it('opens in its own cell only', () => {
    const box = createSecretBox();
    const sealed = box.seal('secret', place);
    for (const other of [
      { ...place, row: '8' },
      { ...place, column: 'pending_secret' },
      { ...place, table: 'gateway_key' },
    ])
      expect(() => box.open(sealed, other)).toThrow(SecretBoxError);
  });

  it('is refused when any byte of it was changed', () => {
    const box = createSecretBox();
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), (text, where, flip) => {
        const [version = '', id = '', body = ''] = box.seal(text, place).split('.');
        const bytes = Buffer.from(body, 'base64url');
        const index = where % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ flip;
        const changed = [version, id, bytes.toString('base64url')].join('.');
        expect(() => box.open(changed, place)).toThrow(SecretBoxError);
      }),
    );
  });

  it('opens with a former key, and is then told from one of the key in use', () => {
    const [old, key] = [randomBytes(32), randomBytes(32)];
    const sealed = createSecretBox(old).seal('secret', place);
    const box = createSecretBox(key, [old]);
    expect(box.open(sealed, place)).toBe('secret');
    expect([box.isCurrent(sealed), box.isCurrent(box.seal('secret', place))]).toEqual([false, true]);
  });

  it('is told from a text in clear', () => {
    const box = createSecretBox();
    expect(isSealed(box.seal('', place))).toBe(true);
    for (const clear of ['', 'secret', 'v1.secret', 'v1.12345678.short', 'JBSWY3DPEHPK3PXP']) {
      expect([isSealed(clear), box.isCurrent(clear)]).toEqual([false, false]);
      expect(() => box.open(clear, place)).toThrow(/expected a sealed text/);
    }
  });
});
