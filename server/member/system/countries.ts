import type { SystemCountriesValue } from '../../../src/protocol/generated/wire-types.ts';

export type Country = SystemCountriesValue[number];

/** Used where neither the number nor the form says a dialing code. */
export const defaultDialingCode = '+63';

const country = (
  code: string,
  name: string,
  dialingCode: string,
  minLength: number,
  maxLength = minLength,
): Country => ({
  code,
  name,
  dialingCode,
  minLength,
  maxLength,
});

/** Countries whose mobile numbers are taken; lengths are those of the national number (ITU-T E.164). */
export const countries: readonly Country[] = [
  country('PH', 'Philippines', '+63', 10),
  country('AE', 'United Arab Emirates', '+971', 9),
  country('AU', 'Australia', '+61', 9),
  country('BD', 'Bangladesh', '+880', 10),
  country('BR', 'Brazil', '+55', 10, 11),
  country('CA', 'Canada', '+1', 10),
  country('CN', 'China', '+86', 11),
  country('DE', 'Germany', '+49', 10, 11),
  country('ES', 'Spain', '+34', 9),
  country('FR', 'France', '+33', 9),
  country('GB', 'United Kingdom', '+44', 10),
  country('HK', 'Hong Kong', '+852', 8),
  country('ID', 'Indonesia', '+62', 9, 12),
  country('IN', 'India', '+91', 10),
  country('JP', 'Japan', '+81', 10),
  country('KH', 'Cambodia', '+855', 8, 9),
  country('KR', 'South Korea', '+82', 9, 10),
  country('MM', 'Myanmar', '+95', 8, 10),
  country('MX', 'Mexico', '+52', 10),
  country('MY', 'Malaysia', '+60', 9, 10),
  country('PE', 'Peru', '+51', 9),
  country('PT', 'Portugal', '+351', 9),
  country('SA', 'Saudi Arabia', '+966', 9),
  country('SG', 'Singapore', '+65', 8),
  country('TH', 'Thailand', '+66', 9),
  country('TR', 'Türkiye', '+90', 10),
  country('TW', 'Taiwan', '+886', 9),
  country('VN', 'Vietnam', '+84', 9),
];

/**
 * A typed number in E.164, or null where it cannot be a mobile number. Spaces, dashes and the trunk
 * zero are dropped; full-width digits are read as digits.
 */
export function normaliseMobile(typed: string, dialingCode: string = defaultDialingCode): string | null {
  const text = typed.normalize('NFKC').replace(/[\s().-]/g, '');
  if (!/^\+?[0-9]{4,16}$/.test(text)) return null;
  const prefix = dialingCode.startsWith('+') ? dialingCode : `+${dialingCode}`;
  const matches = text.startsWith('+')
    ? countries
        .filter(({ dialingCode: code }) => text.startsWith(code))
        .sort((a, b) => b.dialingCode.length - a.dialingCode.length)[0]
    : countries.find(({ dialingCode: code }) => code === prefix);
  if (matches === undefined) return null;
  const national = (text.startsWith('+') ? text.slice(matches.dialingCode.length) : text).replace(/^0+/, '');
  const bare =
    !text.startsWith('+') &&
    national.length > matches.maxLength &&
    national.startsWith(matches.dialingCode.slice(1))
      ? national.slice(matches.dialingCode.length - 1)
      : national;
  if (bare.length < matches.minLength || bare.length > matches.maxLength) return null;
  return `${matches.dialingCode}${bare}`;
}

/** `+639171234567` → `+63•••••4567`. */
export function maskMobile(mobile: string | null): string {
  if (mobile === null) return '';
  const code = countries.find(({ dialingCode }) => mobile.startsWith(dialingCode))?.dialingCode ?? '+';
  return `${code}${'•'.repeat(Math.max(0, mobile.length - code.length - 4))}${mobile.slice(-4)}`;
}

/** `ana.cruz@example.ph` → `a•••@example.ph`. */
export function maskEmail(email: string | null): string {
  if (email === null) return '';
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email[0]}•••${email.slice(at)}`;
}
