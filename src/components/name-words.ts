import { pluralEnding } from '../protocol/words/plural-forms.ts';

/** `<component>.words.json`: what the component says, in each language, and the English of its example. */
export interface ComponentWords {
  /** Name → language → words. A name with a number in it has a line for each plural form. */
  readonly says?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `example.<name>` of the example layout → English. */
  readonly example?: Readonly<Record<string, string>>;
}

/** `component`: its type, with the version from the second on. What it says: name → message key. */
export const nameWords = (
  component: string,
  { says = {} }: ComponentWords,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(says)
      .map((name) => name.replace(pluralEnding, ''))
      .map((name) => [name, `component.${component}.${name}`]),
  );
