const rules = new Intl.PluralRules('en');

/** `1 change`, `2 changes`, `12,000 changes`: words for operators, who read English. */
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${chooseForm(count, one, many)}`;

/** The form of a word that goes with a number, where the number is somewhere else in the sentence. */
export const chooseForm = (count: number, one: string, many: string): string =>
  rules.select(count) === 'one' ? one : many;
