import { emergencyReach } from '../../protocol/release/rollback.ts';

/** Words of rollbacks that undid what two people had approved. */
export const rollbackMessages = {
  title: (revision: number) => `Revision ${revision} needs a second person`,
  waiting: (revision: number) => `The rollback in revision ${revision} needs a second person`,
  mark: 'Unconfirmed',
  made: (before: number, to: number) => `Rolled back from revision ${before} to revision ${to}`,
  by: (authors: readonly string[]) => `by ${authors.join(' and ')}`,
  undone: 'It undid changes that two people had approved. Confirm that this was right, or undo it.',
  compare: 'Compare before and after',
  movedOn:
    'Another release went live since. The rollback can still be confirmed, but not undone: change the draft for that.',
  ownChange: 'You rolled back, so another operator must confirm it. You may undo it yourself.',
  ownMovedOn: 'You rolled back, so another operator must confirm it.',
  mayNotSettle: 'An operator with the role “Publisher” must confirm or undo it.',
  confirm: 'Confirm rollback',
  confirmTitle: (revision: number) => `Confirm the rollback in revision ${revision}?`,
  confirmText: 'What was undone stays out. The audit keeps your name and your note.',
  takeBack: 'Undo rollback',
  takeBackTitle: (revision: number) => `Take the rollback in revision ${revision} back?`,
  takeBackText: (before: number) =>
    `Every open browser shows revision ${before} again about a second later. Unpublished changes stay in the draft.`,
  note: {
    reason: 'Note',
    reasonHint: 'What you checked. It’s kept in the history.',
    reasonMissing: 'Enter what you checked.',
  },
  confirmed: (revision: number) => `The rollback in revision ${revision} is confirmed`,
  takenBack: (revision: number) => `Rollback undone: revision ${revision} is live`,
  tooFar: `This goes further back than the last ${emergencyReach} releases, past changes that two people approved. Change these in the draft instead, and ask for approval there:`,
} as const;
