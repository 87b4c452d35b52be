/** Forms of a number in a language, as `Intl.PluralRules` names them: how the key of a message ends. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof pluralForms)[number];
export const pluralEnding = /_(zero|one|two|few|many|other)$/;
