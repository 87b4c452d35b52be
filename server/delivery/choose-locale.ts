import type { CompiledSite } from '../../src/protocol/release.ts';

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

const language = (tag: string): string => tag.split('-')[0] ?? tag;

/**
 * The locale of the first view: what the address asks for, else the first of `Accept-Language` that
 * the site has, else the site's default. The browser's own stored choice comes later and wins.
 */
export const chooseLocale = (
  site: CompiledSite,
  preference: string | undefined,
  header: string | undefined,
): Locale => {
  const enabled = site.locales.filter((locale) => locale.enabled);
  const byCode = enabled.find(({ code }) => code.toLowerCase() === preference?.toLowerCase());
  if (byCode !== undefined) return byCode;
  for (const { tag } of parseWishes(header ?? '')) {
    const locale =
      enabled.find(({ bcp47 }) => bcp47.toLowerCase() === tag) ??
      enabled.find(({ bcp47 }) => language(bcp47.toLowerCase()) === language(tag));
    if (locale !== undefined) return locale;
  }
  const fallback = enabled.find(({ code }) => code === site.defaultLocale) ?? site.locales[0];
  if (fallback === undefined) throw new Error('A release without locales');
  return fallback;
};
