import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** Legal texts that have an edition, each with the page whose words it is; the agreement to promotions has none. */
export const legalPages = {
  terms: 'pages/terms',
  privacy: 'pages/privacy',
  cookies: 'pages/cookies',
  responsibleGaming: 'pages/responsible-gaming-info',
  marketing: null,
} as const;
export type LegalText = keyof typeof legalPages;
export const legalTexts = Object.keys(legalPages) as readonly LegalText[];
export interface Edition {
  readonly version: string;
  /** `2026-11-27`. */
  readonly date: string;
}
const noEdition: Edition = { version: '', date: '' };

/** The edition that a brand publishes; empty where it has none. */
export function readEdition(brand: Json, text: LegalText): Edition {
  const texts = isJsonObject(brand) ? brand['legalTexts'] : undefined;
  const edition = isJsonObject(texts) ? texts[text] : undefined;
  if (!isJsonObject(edition)) return noEdition;
  const { version, date } = edition;
  return {
    version: typeof version === 'string' ? version : '',
    date: typeof date === 'string' ? date : '',
  };
}
/** The brand with another edition of a text. */
export function setEdition(brand: Json, text: LegalText, edition: Edition): Json {
  if (!isJsonObject(brand)) return brand;
  const texts = isJsonObject(brand['legalTexts']) ? brand['legalTexts'] : {};
  return { ...brand, legalTexts: { ...texts, [text]: { ...edition } } } satisfies JsonObject;
}
/** The edition after one: `1.9` becomes `1.10`, `2` becomes `3`. */
export const nextEdition = (version: string): string =>
  version === '' ? '1.0' : version.replace(/\d+(?=\D*$)/, (last) => String(Number(last) + 1));

function addKeys(value: unknown, keys: Set<string>): void {
  if (typeof value === 'string') {
    if (/^@[\w.]+$/.test(value)) keys.add(value.slice(1));
  } else if (Array.isArray(value)) for (const item of value) addKeys(item, keys);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      if (name === '$t' && typeof inner === 'string') keys.add(inner);
      else addKeys(inner, keys);
}
/** Keys of the words that are a page's alone, in the order of its layout: those that begin as its title does. */
export function listPageKeys(page: Json): readonly string[] {
  const titles = new Set<string>();
  addKeys(isJsonObject(page) ? page['title'] : undefined, titles);
  const [title] = titles;
  if (title === undefined) return [];
  const keys = new Set<string>();
  addKeys(page, keys);
  const prefix = title.replace(/[^.]*$/, '');
  return [...keys].filter((key) => key.startsWith(prefix));
}
/** Keys of a language for those of a page: a counted text has one for each form. */
export function listWordKeys(words: Json, keys: readonly string[]): readonly string[] {
  const has = isJsonObject(words) ? Object.keys(words) : [];
  return keys.flatMap((key) => (has.includes(key) ? [key] : has.filter((one) => one.startsWith(`${key}_`))));
}
export function readWords(words: Json, key: string): string {
  const text = isJsonObject(words) ? words[key] : undefined;
  return typeof text === 'string' ? text : '';
}
