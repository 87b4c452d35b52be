import { chooseForm, plural } from '../../protocol/words/plural.ts';

/** Words of the screen about the program's site under the merchant's. */
export const baseMessages = {
  rail: 'Base',
  title: 'Base and own changes',
  lead: 'Your site is the shipped base with your own changes on top. Documents you haven’t changed follow the base.',
  follows: (ownCount: number, total: number) =>
    ownCount === 0
      ? `${plural(total, 'document is', 'documents are')} the base’s, none is yours.`
      : `${plural(total - ownCount, 'document is', 'documents are')} the base’s, ${ownCount} ${chooseForm(ownCount, 'is', 'are')} yours.`,
  states: { changed: 'Changed by you', added: 'Added by you', removed: 'Removed by you' },
  own: 'Your changes',
  ownList: 'Documents that differ from the base',
  none: 'No differences from the base',
  noneText: 'Your changes appear here and can be reverted one by one.',
  takeDocument: 'Take the base’s',
  takeDocumentLabel: (document: string) => `Take the base’s ${document}`,
  takeTitle: (document: string) => `Take the base’s ${document}?`,
  takeText: 'All your changes to this document leave the draft. Undo brings them back.',
  takeChangeTitle: 'Take the base’s?',
  takeChangeText: (summary: string) => `Your change leaves the draft: ${summary}. Undo brings it back.`,
  takeChange: 'Take the base’s',
  takeChangeLabel: (summary: string) => `Take the base’s: ${summary}`,
  taken: 'The base’s is in the draft',
  openDocument: (document: string) => `Open ${document}`,
  updateTitle: 'The program ships a newer base',
  updateText: (changes: number, conflicts: number) =>
    `${plural(changes, 'change', 'changes')}. ${
      conflicts === 0
        ? 'None meets one of yours.'
        : `${plural(conflicts, 'meets one', 'meet some')} of yours: there yours is kept until you take the base’s.`
    }`,
  updateSince: 'Shipped',
  updateShow: 'What’s new',
  updateConflicts: 'Changed on both sides',
  update: 'Bring into the draft',
  updateTitleAsk: 'Bring the newer base into the draft?',
  updateTextAsk: (changes: number, conflicts: number) =>
    `${plural(changes, 'change', 'changes')} of the base come into the draft. ${
      conflicts === 0
        ? 'None of yours is lost.'
        : `${plural(conflicts, 'of them meets', 'of them meet')} one of yours: there yours is kept.`
    } An approval of the draft no longer holds. One undo reverts all of it.`,
  updateNext: 'Nothing is live before you publish.',
  updated: 'The draft has the new base. Review and publish it.',
  takenTitle: 'The draft has a newer base than the live site',
  takenText: (conflicts: number) =>
    conflicts === 0
      ? 'Review and publish it.'
      : `${plural(conflicts, 'value is', 'values are')} different in the new base and in yours. Check ${chooseForm(conflicts, 'it', 'each')}, then publish.`,
  was: 'Was',
  theirs: 'The base has',
  live: 'Live has',
  yours: 'Yours is',
  kinds: {
    value: 'Both changed it',
    'base-removed': 'Removed there, changed by you',
    'you-removed': 'Changed there, removed by you',
    moved: 'Both moved it',
  },
} as const;
