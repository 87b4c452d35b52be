import type {
  SubmissionOutcome,
  SupportDepositStatus,
  SupportRequestStatus,
} from '../../protocol/calls/submissions.ts';
import { withdrawalMessages } from '../withdrawals/withdrawal-messages.ts';

const requestStates: Readonly<Record<SupportRequestStatus, string>> = {
  joined: 'Joined',
  inProcess: 'Needs a decision',
  processing: 'Needs a decision',
  approved: 'Approved',
  rejected: 'Rejected',
};
const depositStates: Readonly<Record<SupportDepositStatus, string>> = {
  waiting: 'Awaiting payment',
  underReview: 'Needs a decision',
  paid: 'Credited',
  expired: 'Expired',
  failed: 'Failed',
  cancelled: 'Cancelled',
  held: 'Needs a second person',
};
/** State of a submission, in the words of the pages that decide about it. */
const nameStanding = (standing: SubmissionOutcome): string => {
  if (standing.kind === 'withdrawal') return withdrawalMessages.statuses[standing.status];
  return standing.kind === 'deposit' ? depositStates[standing.status] : requestStates[standing.status];
};

/** Words about what members sent, and the pages that they sent it from. */
export const supportMessages = {
  rail: 'Support',
  tab: 'What members sent',
  tabs: 'Parts of support',
  title: 'Support',
  lead: 'Every deposit, withdrawal, contract and registration, with the release, language and page the member saw.',
  mayNotLook: 'To see a page as the member saw it, ask for the role “Cashier”.',
  search: 'Account name',
  table: 'What was sent, newest first',
  empty: 'Nothing sent yet',
  emptyText: 'Deposits, withdrawals, contracts and registrations appear here.',
  noMatch: 'Nothing sent by this account',
  noMatchText: 'Enter the full account name.',
  more: 'Show older ones',
  operations: {
    'member.register': 'Registration',
    'member.registerMobile': 'Registration by mobile number',
    'deposit.create': 'Deposit',
    'deposit.prove': 'Proof of a deposit',
    'withdrawals.submit': 'Withdrawal',
    'confirmations.answer': 'Answer to a withdrawal',
    'contracts.offer': 'Contract offered',
    'contracts.end': 'Contract ended',
    'rewards.apply': 'Application for an activity',
    'points.redeem': 'Points redeemed',
    'points.convert': 'Points converted',
    'payout.addAccount': 'Payout account added',
    'payout.removeAccount': 'Payout account removed',
  } as Readonly<Record<string, string>>,
  answered: 'Contract answered',
  outcome: (code: string) =>
    code === 'done' ? 'Received' : code === 'sent' ? 'Outcome unknown' : `Refused: ${code}`,
  standing: nameStanding,
  seen: (revision: number, locale: string, page: string) =>
    `Revision ${revision}, ${locale}, ${page === '' ? 'page unknown' : page}`,
  unseen: 'Not sent from the portal, so there’s no page to show.',
  look: 'Show the page',
  lookAt: (operation: string, account: string) => `Show the page of ${operation}, ${account}`,
  lookTitle: 'Show the page this person saw?',
  lookText:
    'It opens with the release and language of that time and the member’s current data. Nothing can be sent from it, and your view is audited.',
  reason: 'Reason',
  reasonHint: 'For example, the complaint number.',
  reasonMissing: 'Enter why you’re opening it.',
  frame: 'The page as it was',
  close: 'Close the page',
  until: (time: string) => `Shows the member’s data until ${time}`,
};
