import { plural } from '../../protocol/words/plural.ts';

/** Words of drafts beside each other. */
export const draftMessages = {
  chosen: (name: string) => `Draft: ${name}`,
  list: 'Drafts',
  live: 'Live',
  proposal: 'Proposal',
  planned: (moment: string) => `Goes live ${moment}`,
  edited: (authors: string) => `Edited by ${authors}`,
  untouched: 'No changes',
  contested: (count: number) => plural(count, 'value to look at', 'values to look at'),
  make: 'New draft…',
  makeTitle: 'New draft',
  makeText:
    'It begins on what’s live, beside the other drafts. They get its changes when it goes live, and keep their own.',
  makeConfirm: 'Create and open',
  name: 'Name',
  rename: 'Rename…',
  renameTitle: 'Rename the draft',
  renameConfirm: 'Rename',
  drop: 'Throw away…',
  dropTitle: (name: string) => `Throw “${name}” away?`,
  dropText: 'Its changes are lost, and so is its planned release. Other drafts stay as they are.',
  dropConfirm: 'Throw away',
  opened: (name: string) => `Draft “${name}” is open`,
  contestedTitle: 'Another draft went live with values that this one changes too',
  contestedText: 'This draft’s values stay. Change those that should be the live ones.',
  contestedAt: (place: string, document: string) => (place === '' ? document : `${place} in ${document}`),
  was: 'Before',
  theirs: (by: string) => `Live, by ${by}`,
  yours: 'This draft',
  keep: 'Keep this draft’s values',
} as const;
