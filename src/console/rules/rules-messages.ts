import { proposalMessages } from '../proposals/proposal-messages.ts';

/** Words of every kind of rules of money. */
export const rulesMessages = {
  ...proposalMessages,
  live: 'In force',
  liveSince: (who: string) => `Proposed by ${who}, in force since`,
  propose: 'Propose a change',
  approveTitle: 'Put these rules in force?',
  rejectTitle: 'Reject this proposal?',
  rejectText: 'The rules stay as they are, and the cashier sees your reason.',
  waitsHint: 'Another change can be proposed once this one is decided.',
  never: 'Never',
  yes: 'Yes',
  no: 'No',
};
