import {
  getCountries,
  getCountryCallingCode,
  Metadata,
  type NumberingPlan,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import type { SystemCountriesValue } from '../../../src/protocol/generated/wire-types.ts';
import { openAtFirstUse } from '../../../server/infrastructure/http/open-at-first-use.ts';

export type Country = SystemCountriesValue[number];

/** Used where neither the number nor the form says a dialing code. */
export const defaultDialingCode = '+63';

/** The library's types leave out that a plan has numbers of several kinds. */
interface PlanByKind extends NumberingPlan {
  type(kind: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
}

/** The code as libphonenumber has it, without its plus sign. */
const toCallingCode = (dialingCode: string): string => dialingCode.replace(/^\+/, '');

/**
 * Every country that has mobile numbers, with the lengths of a national one (ITU-T E.164), as libphonenumber has
 * them. The one of the default dialing code comes first.
 */
export const listCountries = openAtFirstUse((): readonly Country[] => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const plans = new Metadata();
  const listed = getCountries().flatMap((code): Country[] => {
    plans.selectNumberingPlan(code);
    const lengths = (plans.numberingPlan as PlanByKind | undefined)?.type('MOBILE')?.possibleLengths() ?? [];
    if (lengths.length === 0) return [];
    return [
      {
        code,
        name: names.of(code) ?? code,
        dialingCode: `+${getCountryCallingCode(code)}`,
        minLength: Math.min(...lengths),
        maxLength: Math.max(...lengths),
      },
    ];
  });
  const byName = listed.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const isHome = ({ dialingCode }: Country): boolean => dialingCode === defaultDialingCode;
  return [...byName.filter(isHome), ...byName.filter((country) => !isHome(country))];
});

/** Dialing code → lengths of its national mobile numbers. Several countries may share a code. */
const listLengths = openAtFirstUse(() => {
  const lengths = new Map<string, { readonly least: number; readonly most: number }>();
  for (const { dialingCode, minLength, maxLength } of listCountries()) {
    const { least, most } = lengths.get(dialingCode) ?? { least: minLength, most: maxLength };
    lengths.set(dialingCode, { least: Math.min(least, minLength), most: Math.max(most, maxLength) });
  }
  return lengths;
});

/**
 * A typed number in E.164, or null where it cannot be a mobile number. Spaces, dashes and the trunk
 * prefix are dropped; digits of every script are read. A number with a plus sign or 00 before it says its own code.
 * Only its length is judged: whether it exists is for the code by SMS to prove, and ranges change every month.
 */
export function normaliseMobile(typed: string, dialingCode: string = defaultDialingCode): string | null {
  const text = toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  if (!/^\+?[0-9]{4,18}$/.test(text)) return null;
  const defaultCallingCode = toCallingCode(dialingCode);
  if (!listLengths().has(`+${defaultCallingCode}`)) return null;
  const number = parsePhoneNumberFromString(text, { defaultCallingCode });
  if (number === undefined) return null;
  const lengths = listLengths().get(`+${number.countryCallingCode}`);
  const { length } = number.nationalNumber;
  const isMobile = lengths !== undefined && length >= lengths.least && length <= lengths.most;
  return isMobile ? number.number : null;
}

/** `+639171234567` → `+63•••••4567`. */
export function maskMobile(mobile: string | null): string {
  if (mobile === null) return '';
  const code = listCountries().find(({ dialingCode }) => mobile.startsWith(dialingCode))?.dialingCode ?? '+';
  return `${code}${'•'.repeat(Math.max(0, mobile.length - code.length - 4))}${mobile.slice(-4)}`;
}

/** `ana.cruz@example.ph` → `a•••@example.ph`. */
export function maskEmail(email: string | null): string {
  if (email === null) return '';
  const signIndex = email.lastIndexOf('@');
  return signIndex < 1 ? '' : `${email[0]}•••${email.slice(signIndex)}`;
}
