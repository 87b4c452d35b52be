import { createHash, timingSafeEqual } from 'node:crypto';

/** Hex SHA-256: how tokens, codes and answers are kept. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares two hex digests without telling by time where they differ. */
export function isSameDigest(first: string, second: string): boolean {
  const left = Buffer.from(first);
  const right = Buffer.from(second);
  return left.length === right.length && timingSafeEqual(left, right);
}
