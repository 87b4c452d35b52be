import { describe, expect, it } from 'vitest';
import { findTotpStep, makeTotp, readStep, toBase32 } from './totp.ts';

const secret = toBase32(Buffer.from('12345678901234567890'));

describe('codes of an authenticator', () => {
  it('are those of RFC 6238, cut to six digits', () => {
    const vectors = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_111_111_111, '050471'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
      [20_000_000_000, '353130'],
    ] as const;
    for (const [seconds, code] of vectors)
      expect(makeTotp(secret, readStep(new Date(seconds * 1_000)))).toBe(code);
  });

  it('are taken a step early or late, and not two', () => {
    const now = new Date('2026-06-01T08:00:00.000Z');
    const step = readStep(now);
    for (const off of [-1, 0, 1])
      expect(findTotpStep(secret, makeTotp(secret, step + off), now, 0)).toBe(step + off);
    for (const off of [-2, 2]) expect(findTotpStep(secret, makeTotp(secret, step + off), now, 0)).toBeNull();
  });

  it('are taken once', () => {
    const now = new Date('2026-06-01T08:00:00.000Z');
    const code = makeTotp(secret, readStep(now));
    expect(findTotpStep(secret, code, now, readStep(now))).toBeNull();
  });

  it('are six digits and nothing else', () => {
    const now = new Date(59_000);
    for (const typed of ['', '28708', '2870822', '28708a', ' 287082'])
      expect(findTotpStep(secret, typed, now, -1)).toBeNull();
    expect(findTotpStep(secret, '287082', now, -1)).toBe(1);
  });
});
