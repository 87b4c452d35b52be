import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;
const read = (locale: string): Texts =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../locales/${locale}.json`, import.meta.url)), 'utf8'),
  ) as Texts;
/** What the menus call each product, by its code. */
const menus: Readonly<Record<string, string>> = {
  RNG: 'nav.rng',
  LIVE: 'nav.live',
  FISH: 'nav.fish',
  PVP: 'nav.pvp',
  SPORTS: 'nav.sports',
  ESPORTS: 'nav.esports',
  COCKFIGHT: 'nav.cockfight',
  ELOTT: 'nav.elott',
};
const listOtherNames = (texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const code = /\.product\.([A-Z]+)$/.exec(key)?.[1] ?? '';
    const name = texts[menus[code] ?? ''];
    return name === undefined || name === text ? [] : [`${key} is “${text}”, the menus say “${name}”`];
  });

describe.each(['EN', 'AR', 'TY'])('products in %s', (locale) => {
  it('have one name: records, contracts and reports call them what the menus do', () => {
    const texts = read(locale);
    expect(Object.keys(texts).filter((key) => key.endsWith('.product.RNG')).length).toBeGreaterThan(1);
    expect(listOtherNames(texts)).toEqual([]);
  });

  it('with another name are found', () => {
    const texts = { ...read(locale), 'records.product.PVP': 'Card rooms' };
    expect(listOtherNames(texts)).toHaveLength(1);
  });
});
