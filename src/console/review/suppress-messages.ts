import { plural } from '../../protocol/plural.ts';

/** Words for findings that documents leave out with a reason. */
export const suppressMessages = {
  suppress: 'Leave out',
  suppressOne: (message: string) => `Leave out: ${message}`,
  reason: 'Why it may stay as it is',
  reasonHint: 'Kept in the document, and shown in every review.',
  reasonMissing: 'Write why it may stay as it is, in at least 10 characters.',
  confirm: 'Leave it out',
  done: 'The finding is left out',
  undone: 'The finding is reported again',
  title: (count: number) => plural(count, 'finding is left out', 'findings are left out'),
  because: (reason: string) => `Reason: ${reason}`,
  again: 'Report again',
  againOne: (message: string) => `Report again: ${message}`,
};
