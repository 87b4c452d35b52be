import words from '../../schemas/lottery/names.json' with { type: 'json' };
import type { FamilyName } from '../../src/lottery/families.ts';
import { splitVariant, type Play } from '../../src/lottery/play.ts';

/** Wire code of the language and words; `EN` is always there. */
export type Names = Readonly<Record<string, string>> & { readonly EN: string };
export type NameTable = Readonly<Record<string, Names | undefined>>;

const plays: NameTable = words.plays;
const places: NameTable = words.places;
const endings: NameTable = words.endings;
const choices: NameTable = words.choices;
const tiers: NameTable = words.tiers;
const rules: NameTable = words.rules;
const prizes: NameTable = words.prizes;
const animals: readonly Names[] = words.animals;

export const nameIn = (names: Names, language: string): string => names[language] ?? names.EN;

/** Fills a template in every language. */
export const fill = (template: Names, values: Readonly<Record<string, Names | string>>): Names => {
  const filled = Object.entries(template).map(([language, text]) => [
    language,
    Object.entries(values).reduce(
      (said, [name, value]) =>
        said.replaceAll(`{${name}}`, typeof value === 'string' ? value : nameIn(value, language)),
      text,
    ),
  ]);
  return Object.fromEntries(filled) as Names;
};

/** Its own name, or one with the number at the end of the id: `pick3` is `pick#` with 3. */
export function findNumbered(table: NameTable, id: string, family: string): Names | undefined {
  const names = table[`${family}/${id}`] ?? table[id];
  if (names !== undefined) return names;
  const [, stem = '', n = ''] = /^(.*?)([0-9]+)$/.exec(id) ?? [];
  const template = table[`${family}/${stem}#`] ?? table[`${stem}#`];
  return template === undefined ? undefined : fill(template, { n });
}

const joined = ({ place, play }: Readonly<Record<'place' | 'play', Names>>): Names =>
  fill(words.joined, { place, play });
/** What a rule of the house is called. Throws for one that the words do not reach. */
export function nameRule(rule: string): Names {
  const names = rules[rule];
  if (names === undefined) throw new Error(`Expected words for the rule ${rule}.`);
  return names;
}

/** What a play of the engine is called. Throws for one that the words do not reach; a test tries all. */
export function namePlay(family: FamilyName, id: string): Names {
  const [usual, rule] = splitVariant(id);
  if (rule !== undefined) return joined({ place: namePlay(family, usual), play: nameRule(rule) });
  const names = findNumbered(plays, id, family);
  if (names !== undefined) return names;
  const dot = id.indexOf('.');
  const place = places[`${family}/${id.slice(0, dot)}`] ?? places[id.slice(0, dot)];
  const ending = endings[id.slice(dot + 1)];
  if (dot === -1 || place === undefined || ending === undefined)
    throw new Error(`Expected words for the play ${id} of ${family}.`);
  return joined({ place, play: ending });
}

/** Names of a play's choices that are no numbers: `1:B` is the choice `B` of place 1. */
export function nameChoices(play: Play, language: string): Readonly<Record<string, string>> {
  if (play.id.includes('zodiac'))
    return Object.fromEntries(animals.map((names, animal) => [String(animal), nameIn(names, language)]));
  const { choices: all } = play.kind === 'any' ? play.play : play;
  const signs = new Set(all.flatMap((choice) => choice.split(':')));
  return Object.fromEntries(
    [...signs].flatMap((sign) => {
      const names = choices[sign];
      return names === undefined ? [] : [[sign, nameIn(names, language)]];
    }),
  );
}

/** What a play pays by, where it has several odds: its tiers that are no choices. */
export const nameTiers = (play: Play, language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(play.tiers).flatMap((tier) => {
      const names = findNumbered(tiers, tier, '') ?? choices[tier];
      return names === undefined ? [] : [[tier, nameIn(names, language)]];
    }),
  );

/** What a rank of prizes is called. Throws for one that the words do not reach; a test tries all. */
export function namePrize(id: string, language: string): string {
  const names = prizes[id];
  if (names === undefined) throw new Error(`Expected words for the prize ${id}.`);
  return nameIn(names, language);
}
