import type { JsonObject } from '../../protocol/json/json.ts';
import type { LocaleMessages } from '../site-index.ts';
import { pluralEnding } from '../../protocol/words/plural-forms.ts';
import { fillBrand } from './placeholders.ts';

/** Keys that code names at run time: every message below them is shipped. */
const shippedPrefixes = [
  'component.',
  'error.',
  // All of them, so that asking for one field more or less leaves the messages as they are.
  'form.',
  'pattern.',
  'preview.',
  'runtime.',
  'state.',
  'validation.',
] as const;

const isShipped = (key: string): boolean => shippedPrefixes.some((prefix) => key.startsWith(prefix));

/** Of the keys of texts that are shown those that would not be shipped otherwise. */
export const withoutShipped = (keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].filter((key) => !isShipped(key)));

interface Picked {
  readonly used: ReadonlySet<string>;
  readonly brand: string | null;
  readonly picked: JsonObject;
}
/** What was picked last of messages that did not change since. */
const lastPicked = new WeakMap<LocaleMessages['messages'], Picked>();

const hasSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.size !== other.size) return false;
  for (const key of one) if (!other.has(key)) return false;
  return true;
};

/**
 * The messages that a release needs in one language: used ones with their plural forms, and the codes'.
 * The brand's name is in them: it changes with a release only, so no browser has to fill it in.
 * @param usedTexts Of {@link withoutShipped}, so that another field of a form leaves the messages as they are
 */
export const pickMessages = (
  locale: LocaleMessages,
  usedTexts: ReadonlySet<string>,
  brand: string | null,
): JsonObject => {
  const last = lastPicked.get(locale.messages);
  if (last !== undefined && last.brand === brand && hasSame(last.used, usedTexts)) return last.picked;
  const picked = pick(locale, usedTexts, brand);
  lastPicked.set(locale.messages, { used: usedTexts, brand, picked });
  return picked;
};

const pick = (locale: LocaleMessages, used: ReadonlySet<string>, brand: string | null): JsonObject =>
  Object.fromEntries(
    [...locale.messages]
      .filter(([key]) => used.has(key) || used.has(key.replace(pluralEnding, '')) || isShipped(key))
      .map(([key, message]) => [key, brand === null ? message : fillBrand(message, locale.bcp47, brand)]),
  );
