import { plural } from '../../protocol/words/plural.ts';

/** Words for findings that documents leave out with a reason. */
export const suppressMessages = {
  suppress: 'Suppress',
  suppressOne: (message: string) => `Suppress: ${message}`,
  reason: 'Why it’s acceptable',
  reasonHint: 'Kept in the document, and shown in every review.',
  reasonMissing: 'Enter why it’s acceptable, in at least 10 characters.',
  confirm: 'Suppress finding',
  done: 'Finding suppressed',
  undone: 'The finding is reported again',
  title: (count: number) => plural(count, 'suppressed finding', 'suppressed findings'),
  because: (reason: string) => `Reason: ${reason}`,
  again: 'Report again',
  againOne: (message: string) => `Report again: ${message}`,
};
