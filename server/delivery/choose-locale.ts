import type { CompiledSite } from '../../src/protocol/release/release.ts';

type Locale = CompiledSite['locales'][number];

interface Wish {
  readonly tag: string;
  readonly weight: number;
}
const parseWishes = (header: string): readonly Wish[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((item) => {
      const [tag = '', ...rest] = item.trim().toLowerCase().split(';');
      const quality = rest
        .map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1])
        .find((value) => value !== undefined);
      return { tag, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);

/** A tag as the standard writes it now: `tl` is `fil`, `iw` is `he`. Null for what is no tag, such as `*`. */
const readTag = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    // What is no language tag names no language.
    return null;
  }
};
/** Language and script of a tag: `zh-TW` is written in the script of `zh-Hant`. */
const readScript = (tag: Intl.Locale): string => {
  const { language, script } = tag.maximize();
  return `${language}-${script ?? ''}`;
};

/** The locale that a wish is nearest to: the same tag, else the same language in the same script, else the language. */
function findNearest(enabled: readonly Locale[], wish: Intl.Locale): Locale | undefined {
  const offers = enabled.flatMap((locale) => {
    const tag = readTag(locale.bcp47);
    return tag === null ? [] : [{ locale, tag }];
  });
  const offer =
    offers.find(({ tag }) => tag.toString() === wish.toString()) ??
    offers.find(({ tag }) => readScript(tag) === readScript(wish)) ??
    offers.find(({ tag }) => tag.language === wish.language);
  return offer?.locale;
}

/**
 * The locale of the first view: what the address asks for, else the first of `Accept-Language` that
 * the site has, else the site's default. The browser's own stored choice comes later and wins.
 */
export const chooseLocale = (
  site: Pick<CompiledSite, 'locales' | 'defaultLocale'>,
  preference: string | undefined,
  header: string | undefined,
): Locale => {
  const enabled = site.locales.filter((locale) => locale.enabled);
  const byCode = enabled.find(({ code }) => code.toLowerCase() === preference?.toLowerCase());
  if (byCode !== undefined) return byCode;
  for (const { tag } of parseWishes(header ?? '')) {
    const wish = readTag(tag);
    const locale = wish === null ? undefined : findNearest(enabled, wish);
    if (locale !== undefined) return locale;
  }
  const fallback = enabled.find(({ code }) => code === site.defaultLocale) ?? site.locales[0];
  if (fallback === undefined) throw new Error('A release without locales');
  return fallback;
};
