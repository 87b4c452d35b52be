import { isMultiple } from '../protocol/money/decimal-arithmetic.ts';
import { compareDecimals } from '../protocol/money/decimal.ts';
import { toLatinDigits } from '../protocol/words/latin-digits.ts';

/** Decimals as people type them in their language become those of `src/protocol/money/decimal.ts`: digits of any script count. */
const readSigns = (typed: string): string =>
  toLatinDigits(typed.normalize('NFKC')).replaceAll('٫', '.').replaceAll('٬', ',');

const findDecimalSign = (languageTag: string): string => {
  const sign = new Intl.NumberFormat(languageTag, { numberingSystem: 'latn', minimumFractionDigits: 1 })
    .formatToParts(0.1)
    .find((part) => part.type === 'decimal')?.value;
  return sign === ',' ? ',' : '.';
};

const isGrouped = (whole: string, sign: string): boolean =>
  whole.split(sign).every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));

/** `001.50` and `.5` as the wire writes them. */
const tidy = (whole: string, fraction: string): string =>
  `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;

/**
 * The decimal string that was typed; null where it is none. `1,5` in English is one and a half: a
 * comma there groups three digits, and it does not. `1,500` is what the language says it is.
 */
export const readTypedDecimal = (typed: string, languageTag: string): string | null => {
  const text = readSigns(typed).replaceAll(/[\s\u00a0\u202f'’]/gu, '');
  if (!/^\d*(?:[.,]\d*)*$/.test(text) || !/\d/.test(text) || text.length > 40) return null;
  const ownSign = findDecimalSign(languageTag);
  const other = ownSign === '.' ? ',' : '.';
  const signIndex = text.lastIndexOf(ownSign);
  if (signIndex >= 0 && text.indexOf(ownSign) === signIndex) {
    const whole = text.slice(0, signIndex);
    if (whole.includes(other) && !isGrouped(whole, other)) return null;
    const fraction = text.slice(signIndex + 1);
    return fraction.includes(other) ? null : tidy(whole.replaceAll(other, ''), fraction);
  }
  if (signIndex >= 0) return null;
  if (!text.includes(other)) return tidy(text, '');
  if (isGrouped(text, other)) return tidy(text.replaceAll(other, ''), '');
  const [whole = '', fraction = '', ...more] = text.split(other);
  return more.length === 0 ? tidy(whole, fraction) : null;
};

export interface DecimalLimits {
  readonly min?: string | null;
  readonly max?: string | null;
  /** The value must be a multiple of it. */
  readonly step?: string | null;
  /** Most digits after the sign. */
  readonly digits: number;
}

export type DecimalProblem = 'invalid' | 'digits' | 'tooLittle' | 'tooMuch' | 'step';

/** What is wrong with a decimal string; null when nothing is. */
export const findDecimalProblem = (value: string | null, limits: DecimalLimits): DecimalProblem | null => {
  if (value === null) return 'invalid';
  if ((value.split('.')[1] ?? '').length > limits.digits) return 'digits';
  if (typeof limits.min === 'string' && compareDecimals(value, limits.min) === -1) return 'tooLittle';
  if (typeof limits.max === 'string' && compareDecimals(value, limits.max) === 1) return 'tooMuch';
  return typeof limits.step === 'string' && !isMultiple(value, limits.step) ? 'step' : null;
};
