/** A country as the server lists it. */
export interface ListedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English name, for browsers that know no other. */
  readonly name: string;
  /** With plus sign. */
  readonly dialingCode: string;
}

/** A country with its name in the language on screen. */
export interface NamedCountry extends ListedCountry {
  readonly label: string;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The countries by name in a language; the first of the list, which is the site's, stays first. */
export const nameCountries = (
  countries: readonly ListedCountry[],
  languageTag: string,
): readonly NamedCountry[] => {
  const names = new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(languageTag);
  const [home, ...others] = countries.map((country) => ({
    ...country,
    label: names.of(country.code) ?? country.name,
  }));
  return home === undefined ? [] : [home, ...others.sort((one, other) => compare(one.label, other.label))];
};

/** Those that a search finds: by the beginning of a word of the name, by ISO code or by dialing code. */
export const searchCountries = (
  countries: readonly NamedCountry[],
  search: string,
): readonly NamedCountry[] => {
  const wanted = fold(search.trim());
  const digits = wanted.replace(/^\+|^00/, '');
  if (wanted === '') return countries;
  if (/^\d+$/.test(digits))
    return countries.filter(({ dialingCode }) => dialingCode.slice(1).startsWith(digits));
  return countries.filter(
    ({ code, name, label }) =>
      code.toLowerCase() === wanted ||
      [name, label].some((words) => ` ${fold(words)}`.includes(` ${wanted}`)),
  );
};
