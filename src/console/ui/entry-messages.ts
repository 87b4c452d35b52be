import type { EntryFault, EntryWarning } from '../../protocol/console/console-entries.ts';

/** What is said about entries that operators put in by hand, at every desk. */
export const entryMessages = {
  faults: {
    'entry.moment': 'Choose a day and a time.',
    'entry.order': 'The end must come after the start.',
    'entry.over': 'This end has already passed, so no visitor would see it.',
    'entry.picture-path': 'Choose a picture of the library, or one that is shipped with the site.',
    'entry.picture-unknown': 'The site doesn’t have this picture. Choose another one.',
    'entry.page-path': 'Choose a page of the site, or enter an https address.',
    'entry.page-unknown': 'The site has no page at this path.',
    'entry.page-closed':
      'Not everyone who sees this may open that page. Show it to members only, or choose another page.',
    'entry.topic-unknown': 'No help topic has this tag.',
    'entry.link-unsafe': 'Only https addresses are allowed, without a name or password in them.',
    'entry.link-host': 'This host isn’t among the outside hosts of the site.',
    'entry.too-long': 'This text is too long.',
    'entry.never-used': 'No payment can be this amount: the deposit method has other limits.',
  } satisfies Record<EntryFault, string>,
  warnings: {
    'entry.language-missing': 'Nothing is written in this language: readers see the English text.',
    'entry.page-visitors': 'Logged-in members go to the home page instead.',
  } satisfies Record<EntryWarning, string>,
  findings: 'Check these',
  /** Which field a finding is about. */
  about: (field: string, sentence: string) => `${field}: ${sentence}`,
  preview: 'Preview',
  previewIn: 'Language of the preview',
  previewEmpty: 'Nothing in this language: readers see the English text.',
  pictureMissing: 'The site doesn’t have this picture.',
  nowhere: 'Nowhere',
  page: (id: string, path: string) => `${id} (${path})`,
  topic: (title: string, path: string) => `Help: ${title} (${path})`,
  elsewhere: 'Another site…',
  address: 'Address of the other site',
};
