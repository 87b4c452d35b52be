import type { Random } from '../random.ts';
import { toBase32 } from './totp.ts';

const count = 10;
/** 80 bits: what is kept of a code cannot be turned back by trying. */
const codeBytes = 10;
const letters = 16;

/** The texts of ten recovery codes, as they are hashed to be kept. */
export const makeRecoveryTexts = (random: Random): readonly string[] =>
  Array.from({ length: count }, () => toBase32(random.bytes(codeBytes)));

/** As a person writes it down: `XXXX-XXXX-XXXX-XXXX`. */
export const showRecoveryText = (plain: string): string => (plain.match(/.{4}/g) ?? []).join('-');

/** A code as it is kept: small letters, spaces and dashes as people type them do not count. Null for no code. */
export function readRecoveryText(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return plain.length === letters ? plain : null;
}
