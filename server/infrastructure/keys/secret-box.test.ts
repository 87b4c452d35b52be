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

describe('a mark', () => {
  const box = createSecretBox();
  it('is the same for a number each time, in 22 characters of an address', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (value) => {
        const mark = box.mark(value, 'a');
        expect(mark).toMatch(/^[A-Za-z0-9_-]{22}$/);
        expect([box.mark(value, 'a'), box.readMark(mark, 'a')]).toEqual([mark, value]);
      }),
    );
  });

  it('is none for another purpose, another key or another text', () => {
    const mark = box.mark(7n, 'a');
    expect(box.readMark(mark, 'b')).toBeNull();
    expect(createSecretBox().readMark(mark, 'a')).toBeNull();
    // Each character otherwise, and the last one in its second way to be written.
    for (let place = 0; place < 22; place += 1)
      for (const letter of 'ABQghw_-')
        if (mark[place] !== letter)
          expect(box.readMark(`${mark.slice(0, place)}${letter}${mark.slice(place + 1)}`, 'a')).toBeNull();
    for (const text of ['', mark.slice(1), `${mark}A`, `${mark}==`, ` ${mark}`, '../../etc/passwd', '\u0000'])
      expect(box.readMark(text, 'a')).toBeNull();
  });

  it('tells nothing of the number: neighbours have nothing in common', () => {
    const [first, second] = [box.mark(1n, 'a'), box.mark(2n, 'a')];
    const alike = [...first].filter((letter, place) => letter === second[place]);
    expect(alike.length).toBeLessThan(8);
  });

  it('opens with a former key', () => {
    const [old, key] = [randomBytes(32), randomBytes(32)];
    expect(createSecretBox(key, [old]).readMark(createSecretBox(old).mark(9n, 'a'), 'a')).toBe(9n);
  });
});
