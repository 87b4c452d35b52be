import { beforeAll, describe, expect, it } from 'vitest';
import { textArguments } from '../../src/components/text-arguments.ts';
import { readPlaceholders, splitKey } from '../../src/compiler/texts/placeholders.ts';
import english from '../../locales/EN.json' with { type: 'json' };
import { type FilledText, readFilledTexts } from './filled-texts.ts';

/** Where the text is known at run time only: which texts it can be. */
const openPlaces: Readonly<Record<string, RegExp>> = {
  // The sentence of a finding about a field, and the hint or the label of that field.
  'use-form-errors.ts': /^error\.field\./,
  'resolve-form.ts': /^pattern\./,
};
/** Places that fill in what is written in the form's document. */
const isByDocument = ({ names }: FilledText): boolean => names.length === 0;

let places: readonly FilledText[];
beforeAll(() => {
  places = readFilledTexts();
});

const openRuleOf = ({ file }: FilledText): RegExp | undefined =>
  Object.entries(openPlaces).find(([name]) => file.endsWith(`/${name}`))?.[1];

/** Every place that says the text: what it fills in. */
const listPlaces = (key: string): readonly (readonly string[])[] => {
  const textPlaces = places.filter((place) => {
    if (place.key === null) return false;
    const [start = '', end] = place.key.split('*');
    return end === undefined ? place.key === key : key.startsWith(start) && key.endsWith(end);
  });
  const open = places.filter((place) => place.key === null && openRuleOf(place)?.test(key) === true);
  const added = open.flatMap(({ names }) => names);
  return textPlaces.length > 0
    ? textPlaces.map(({ names }) => [...names, ...added])
    : open.length > 0
      ? [added]
      : [];
};

describe('what the program fills into its own texts', () => {
  it('is all that is listed, wherever the text is said', () => {
    const missing = Object.entries(textArguments).flatMap(([key, listed]) => {
      const textPlaces = listPlaces(key);
      if (textPlaces.length === 0) return [`${key} is said nowhere`];
      return textPlaces.flatMap((names) =>
        listed.flatMap((name) => (names.includes(name) ? [] : [`${key} lacks ${name}`])),
      );
    });
    expect(missing).toEqual([]);
  });

  it('is listed where the English words ask for it', () => {
    const said = new Set(Object.keys(english).map((key) => splitKey(key).base));
    const asked = [...said].flatMap((base) => {
      const isOwn = places.some(({ key }) => key === base) || Object.hasOwn(textArguments, base);
      if (!isOwn) return [];
      const messages = Object.entries(english).filter(([key]) => splitKey(key).base === base);
      const names = new Set(messages.flatMap(([, message]) => [...readPlaceholders(message).names]));
      return [...names].flatMap((name) =>
        name === 'brand' || textArguments[base]?.includes(name) === true ? [] : [`${base} asks for ${name}`],
      );
    });
    expect(asked).toEqual([]);
  });

  it('is read from more than sixty places, and each that says any text is known', () => {
    expect(places.filter((place) => !isByDocument(place)).length).toBeGreaterThan(60);
    const unknown = places.filter((place) => place.key === null && openRuleOf(place) === undefined);
    expect(unknown.map(({ file, names }) => `${file} ${names.join(' ')}`)).toEqual([]);
  });
});
