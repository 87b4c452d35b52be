import type { ProposalState } from '../../protocol/release/proposal.ts';

/** Words of changes of money that one person asks for and another decides about. */
export const proposalMessages = {
  waiting: 'Needs a second person',
  proposedBy: (who: string) => `Proposed by ${who}`,
  past: 'Past decisions',
  note: 'Why',
  noteHint: 'The publisher who approves sees it, and it’s kept.',
  noteMissing: 'Enter a reason.',
  send: 'Propose',
  cancel: 'Cancel',
  sent: 'Proposed',
  approve: 'Approve',
  reject: 'Reject',
  withdraw: 'Withdraw proposal',
  reason: 'Reason',
  decided: {
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    waiting: 'Pending',
  } satisfies Record<ProposalState, string>,
  decidedBy: (what: string, who: string) => `${what} by ${who}`,
  mayOnlyPropose: 'To propose a change, ask for the role “Cashier”.',
};
