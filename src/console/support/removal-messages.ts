import { proposalMessages } from '../proposals/proposal-messages.ts';
import { plural } from '../../protocol/words/plural.ts';

/** Words of lost authenticators and forgotten answers. */
export const removalMessages = {
  ...proposalMessages,
  tab: 'Lost proofs',
  title: 'Lost authenticators and answers',
  lead: 'For members who’ve lost their authenticator and recovery codes, or forgotten their password and answers. Support verifies the member and records how; another operator approves. The proofs are removed, every device is logged out, and the member is notified.',
  find: 'Find the member',
  account: 'Account',
  accountHint: 'The full name, in upper or lower case.',
  accountMissing: 'Enter the account name.',
  search: 'Find',
  facts: {
    mobile: 'Mobile number',
    email: 'Email',
    registered: 'Registered',
    lastLogin: 'Last login',
    since: 'Authenticator since',
    codes: 'Recovery codes left',
    questions: 'Security questions since',
  },
  none: 'none',
  never: 'never',
  hasNone: 'This member has no authenticator or security questions to remove.',
  isWaiting: 'The removal was already requested. It is pending below.',
  hasCodes: (count: number) =>
    `${plural(count, 'recovery code is', 'recovery codes are')} left. Ask the member to search for them first: each opens one login.`,
  ask: 'Request removal',
  askTitle: (account: string) => `Request removal for ${account}?`,
  askText:
    'Nothing changes until a second person approves. Enter how you verified the member: without these proofs, a stolen password is enough.',
  reason: 'How you verified them',
  reasonHint: 'The approver sees it, and it’s kept. Members don’t see it.',
  reasonMissing: 'Enter how you verified them.',
  sent: 'Requested',
  waitingTitle: 'To be decided',
  empty: 'Nothing pending',
  emptyText: 'Removal requests appear here until another operator decides.',
  approveTitle: 'Remove authenticator and questions?',
  approveText:
    'The next login needs only the password, and resetting it needs no answer. Every device of the member is logged out, and the member is notified in the inbox and by email.',
  rejectTitle: 'Reject this removal?',
  rejectText: 'Nothing is removed, and the person who asked sees your reason.',
};
