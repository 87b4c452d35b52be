import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from '../random.ts';

const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 without padding (RFC 4648), as authenticators take them. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** 160 bits, as RFC 4226 advises. */
const secretBytes = 20;
export const makeTotpSecret = (random: Random): string => toBase32(random.bytes(secretBytes));

/** The address that authenticators read from the picture (Key Uri Format). */
export function writeTotpUri(of: { issuer: string; account: string; secret: string }): string {
  const { issuer, account, secret } = of;
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  // Some authenticators show a plus sign where they should show a space.
  const fields = query.toString().replaceAll('+', '%20');
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${fields}`;
}

/** The code of a step of 30 seconds since 1970 (RFC 6238: SHA-1, six digits). */
export function makeTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function readStep(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds);
}

/**
 * The step that a typed code belongs to: the current one or one to either side, for clocks that are
 * off, and later than `after`, for a code opens one door only. Null where it belongs to none.
 */
export function findTotpStep(secret: string, typed: string, now: Date, after: number): number | null {
  if (!/^[0-9]{6}$/.test(typed)) return null;
  const current = readStep(now);
  const matchingStep = [current - 1, current, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(makeTotp(secret, step)), Buffer.from(typed)),
  );
  return matchingStep === undefined || matchingStep <= after ? null : matchingStep;
}
