import { emergencyReach } from '../../protocol/rollback.ts';

/** Words of rollbacks that undid what two people had approved. */
export const rollbackMessages = {
  title: (revision: number) => `Revision ${revision} waits for a second person`,
  waiting: (revision: number) => `The rollback in revision ${revision} waits for a second person`,
  mark: 'Unconfirmed',
  made: (before: number, to: number) => `Rolled back from revision ${before} to revision ${to}`,
  by: (authors: readonly string[]) => `by ${authors.join(' and ')}`,
  undone: 'It took back changes that two people had approved. Confirm that this was right, or take it back.',
  compare: 'Compare before and after',
  movedOn:
    'Another release went live since. The rollback can still be confirmed, but not taken back: change the draft for that.',
  ownChange: 'You rolled back, so somebody else must confirm it. You may take it back yourself.',
  ownMovedOn: 'You rolled back, so somebody else must confirm it.',
  mayNotSettle: 'Somebody with the role “Publisher” must confirm it or take it back.',
  confirm: 'Confirm rollback',
  confirmTitle: (revision: number) => `Confirm the rollback in revision ${revision}?`,
  confirmText: 'What was taken back stays out. The audit keeps your name and your note.',
  takeBack: 'Take back',
  takeBackTitle: (revision: number) => `Take the rollback in revision ${revision} back?`,
  takeBackText: (before: number) =>
    `Every open browser shows revision ${before} again about a second later. Unpublished changes stay in the draft.`,
  note: {
    reason: 'Note',
    reasonHint: 'What you looked at. Kept in the history.',
    reasonMissing: 'Write what you looked at.',
  },
  confirmed: (revision: number) => `The rollback in revision ${revision} is confirmed`,
  takenBack: (revision: number) => `Taken back: revision ${revision} is live`,
  tooFar: `This goes further back than the last ${emergencyReach} releases, past changes that two people approved. Change these in the draft instead, and ask for approval there:`,
} as const;
