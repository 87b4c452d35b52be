import type { ListedCountry } from './list-countries.ts';

/** A mobile number as a person sees it: the dialing code beside the field, and what is in the field. */
export interface SplitNumber {
  /** Undefined where the number says none of a listed country. */
  readonly dialingCode: string | undefined;
  readonly national: string;
}

/** `+639171234567` → `+63` and `9171234567`; a number without a code is national. */
export const splitNumber = (number: string, countries: readonly ListedCountry[]): SplitNumber => {
  const dialingCode = countries.find((country) => number.startsWith(country.dialingCode))?.dialingCode;
  return { dialingCode, national: number.slice(dialingCode?.length ?? 0) };
};

/** What is kept of what was typed behind a dialing code; a number with a plus sign or 00 says its own. */
export const joinNumber = (typed: string, dialingCode: string): string | undefined => {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (digits === '') return undefined;
  return digits.startsWith('+') ? digits : `${dialingCode}${digits}`;
};
