import { codeDigits } from '../../../src/protocol/code-lengths.ts';
import type { Random } from '../../../server/infrastructure/random.ts';

/** A fresh code of digits for a message. */
export const drawCode = (random: Random): string =>
  String(random.integer(0, 10 ** codeDigits)).padStart(codeDigits, '0');
