import { readReference } from '../../protocol/address/kept-picture.ts';
import { findLinkFault } from '../../protocol/address/outside-link.ts';
import { isCurrency } from '../../protocol/money/currency-places.ts';
import { isMailbox } from '../../protocol/address/mailbox.ts';
import { isTimeZone } from '../../protocol/time/time-zone.ts';
import { readYear, type ItemKey, type ListKey, type TextKey } from './brand-document.ts';

type Kind = 'text' | 'year' | 'currency' | 'email' | 'https' | 'link' | 'picture' | 'zone';
interface Rule {
  readonly kind: Kind;
  readonly least: 0 | 1;
  readonly most: number;
}
const text = (most: number): Rule => ({ kind: 'text', least: 1, most });
const link: Rule = { kind: 'link', least: 1, most: 300 };

/** As in `schemas/settings/brand.schema.json`. */
export const lineRules: Readonly<Record<TextKey, Rule>> = {
  name: text(80),
  copyrightYear: { kind: 'year', least: 1, most: 4 },
  licence: text(200),
  currency: { kind: 'currency', least: 1, most: 3 },
  currencySymbol: text(6),
  timeZone: { kind: 'zone', least: 0, most: 60 },
  supportEmail: { kind: 'email', least: 0, most: 200 },
  supportUrl: { kind: 'https', least: 0, most: 300 },
  iosApp: { ...link, least: 0 },
  androidApp: { ...link, least: 0 },
  inviteAddress: { ...link, least: 0 },
};
const channel: Readonly<Partial<Record<ItemKey, Rule>>> = { label: text(40), address: link };
const mark: Readonly<Partial<Record<ItemKey, Rule>>> = {
  name: text(120),
  image: { kind: 'picture', least: 1, most: 200 },
};
export const itemRules: Readonly<Record<ListKey, Readonly<Partial<Record<ItemKey, Rule>>>>> = {
  messaging: channel,
  socials: channel,
  licenceMarks: mark,
};
/** Forms of whole values, and how a value must begin. */
export const forms = {
  currency: '^[A-Z]{3}$',
  email: String.raw`^[^@\s]+@[^@\s]+$`,
  https: '^https://',
  picture: '^/(assets|media)/[A-Za-z0-9/_.-]+$',
  host: String.raw`^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$`,
} as const;
export const years = { least: 2000, most: 2100 } as const;

/** What is wrong, under the code that the check has for it. */
export type BrandFault =
  | { readonly code: 'shape.wrong-value' | 'shape.wrong-type' | 'shape.bad-format'; readonly why: 'empty' }
  | { readonly code: 'shape.wrong-value' | 'shape.wrong-type'; readonly why: 'year' }
  | { readonly code: 'shape.wrong-value'; readonly why: 'long'; readonly most: number }
  | { readonly code: 'shape.bad-format'; readonly why: 'currency' | 'email' | 'https' | 'picture' }
  | { readonly code: 'link.scheme'; readonly why: 'address' }
  | { readonly code: 'setting.time-zone'; readonly why: 'zone' }
  | { readonly code: 'agreement.currency'; readonly why: 'no-currency' }
  | { readonly code: 'agreement.email'; readonly why: 'no-mailbox' }
  | {
      readonly code: 'link.host';
      readonly why: 'host';
      readonly host: string;
      /** Whether the host could be put on the list: one with a port cannot. */
      readonly mayList: boolean;
    };

const has = (form: keyof typeof forms, typed: string): boolean => new RegExp(forms[form], 'u').test(typed);

function findAddressFault(typed: string, hosts: readonly string[] | null): BrandFault | null {
  if (!has('https', typed)) return { code: 'shape.bad-format', why: 'https' };
  const fault = findLinkFault(typed, hosts ?? []);
  if (fault === 'scheme' || fault === 'no-address') return { code: 'link.scheme', why: 'address' };
  if (fault === null || hosts === null) return null;
  const { host } = new URL(typed);
  return { code: 'link.host', why: 'host', host, mayList: has('host', host) };
}

/** An empty line keeps the form of few kinds. */
const emptyCodes: Readonly<Partial<Record<Kind, 'shape.wrong-value' | 'shape.wrong-type'>>> = {
  text: 'shape.wrong-value',
  year: 'shape.wrong-type',
};
function findYearFault(typed: string): BrandFault | null {
  const year = readYear(typed);
  if (year === null) return { code: 'shape.wrong-type', why: 'year' };
  return year < years.least || year > years.most ? { code: 'shape.wrong-value', why: 'year' } : null;
}

function findCurrencyFault(typed: string): BrandFault | null {
  if (!has('currency', typed)) return { code: 'shape.bad-format', why: 'currency' };
  return isCurrency(typed) ? null : { code: 'agreement.currency', why: 'no-currency' };
}
function findMailFault(typed: string): BrandFault | null {
  if (!has('email', typed)) return { code: 'shape.bad-format', why: 'email' };
  return isMailbox(typed) ? null : { code: 'agreement.email', why: 'no-mailbox' };
}

/** What the check will say about a line; null where it is right. */
export function findBrandFault(rule: Rule, typed: string, hosts: readonly string[]): BrandFault | null {
  const { kind, least, most } = rule;
  if (typed === '')
    return least === 0 ? null : { code: emptyCodes[kind] ?? 'shape.bad-format', why: 'empty' };
  if (kind === 'year') return findYearFault(typed);
  if (kind === 'currency') return findCurrencyFault(typed);
  if (typed.length > most) return { code: 'shape.wrong-value', why: 'long', most };
  if (kind === 'zone') return isTimeZone(typed) ? null : { code: 'setting.time-zone', why: kind };
  if (kind === 'link' || kind === 'https') return findAddressFault(typed, kind === 'link' ? hosts : null);
  if (kind === 'email') return findMailFault(typed);
  if (kind === 'picture')
    return readReference(typed) !== null || has(kind, typed) ? null : { code: 'shape.bad-format', why: kind };
  return null;
}
/** The host in what was typed, a host or an address with it; null for neither. */
export function readHost(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const host = URL.canParse(text) ? new URL(text).host : text;
  return has('host', host) ? host : null;
}
