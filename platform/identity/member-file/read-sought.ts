import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import { listCountries, normaliseMobile } from '../../calls/system/countries.ts';

/** What a text in the box of the search may be; null where it cannot be that. */
export interface Sought {
  /** As it was typed, without spaces around it: the number of a round, of an order, of a payment. */
  readonly text: string;
  /** The beginning of an account. */
  readonly account: string | null;
  /** The beginning of an email address. */
  readonly email: string | null;
  readonly phone: {
    /** Whole numbers in E.164 that it may be. */
    readonly whole: readonly string[];
    /** Digits that a number ends with, at least six. */
    readonly end: string;
  } | null;
  /** A real name, as it was typed. */
  readonly name: string | null;
  /** The number of a row: of a member, an order, a ticket. */
  readonly number: string | null;
  /** The number of an account for withdrawals, or of a paper. */
  readonly document: string | null;
}

/** Fewer digits would be the end of too many numbers. */
const leastOfPhone = 6;
/** Fewer letters would be the beginning of too many names and addresses. */
const leastOfName = 2;
const leastOfDocument = 5;

function readPhone(text: string): Sought['phone'] {
  if (!/^[+0-9\s().\-/]+$/.test(text)) return null;
  // `+63 (0) 917…`: the trunk zero is no part of the number.
  const plain = text.replace(/\(0\)/g, '');
  const digits = plain.replace(/\D/g, '');
  if (digits.length < leastOfPhone) return null;
  const inCountry = digits.replace(/^0+/, '');
  // The last six may begin with zeros; of a longer number those are how it is called.
  const end = digits.length === leastOfPhone ? digits : inCountry;
  if (end.length < leastOfPhone) return null;
  // Without its plus sign the code of a country may begin it too.
  const whole = [normaliseMobile(plain), normaliseMobile(`+${end}`)].filter((one) => one !== null);
  const code = listCountries().find(({ dialingCode }) => end.startsWith(`${dialingCode.slice(1)}0`));
  const inner =
    code === undefined ? null : normaliseMobile(end.slice(code.dialingCode.length - 1), code.dialingCode);
  return { whole: [...new Set([...whole, ...(inner === null ? [] : [inner])])], end };
}

/** Reads what was typed into the box of the search; null where nothing was. */
export function readSought(typed: string): Sought | null {
  const text = toLatinDigits(typed.normalize('NFKC')).trim().replace(/^#\s*/, '');
  if (text === '') return null;
  const hasSpace = /\s/.test(text);
  const hasSign = text.includes('@');
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '');
  const folded = text.replace(/[^\p{L}\p{N}]/gu, '');
  return {
    text,
    account: hasSpace || hasSign ? null : text.toLowerCase(),
    email: hasSpace || (!hasSign && text.length < leastOfName) ? null : text.toLowerCase(),
    phone: readPhone(text),
    name: hasSign || letters.length < leastOfName ? null : text,
    number: /^[0-9]{1,18}$/.test(text) ? text : null,
    document: folded.length >= leastOfDocument && /\d/.test(folded) ? text : null,
  };
}
