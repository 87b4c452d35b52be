import { plural } from '../../protocol/words/plural.ts';

/** Words about the texts of the portal. */
export const textMessages = {
  rail: 'Texts',
  title: 'Texts',
  lead: 'Every text of the portal, in every language side by side. Changes are part of the draft: they’re previewed, reviewed and published like every other.',
  help: 'Find a text by its words or its key and rewrite it, in every language side by side. A part in double braces, such as {{count}}, is filled in by the portal and can be moved, not invented. A second person approves changes of legal texts and of texts about money.',
  search: 'Words or key',
  only: 'Show texts',
  all: 'All',
  changedOnly: 'Changed',
  found: (count: number) => plural(count, 'text', 'texts'),
  more: (count: number) => `Show ${count} more`,
  label: (key: string, language: string) => `${key} in ${language}`,
  live: (text: string | null) => (text === null ? 'Not live yet' : `Live: ${text}`),
  parts: (names: readonly string[]) =>
    `The portal fills in ${names.map((name) => `{{${name}}}`).join(', ')}.`,
  unknownPart: (name: string) => `Nothing fills in {{${name}}} here.`,
  missing: 'No text in this language.',
  blank: 'Players see nothing here.',
  noMatch: 'No text matches',
  noMatchText: 'Search by words players see, in any language, or by part of the key.',
  none: 'No text was changed',
  noneText: 'Changed texts appear here until they’re published.',
  clear: 'Show all texts',
} as const;
