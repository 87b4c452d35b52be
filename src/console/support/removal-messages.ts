import { proposalMessages } from '../proposals/proposal-messages.ts';
import { plural } from '../../protocol/words/plural.ts';

/** Words of lost authenticators and forgotten answers. */
export const removalMessages = {
  ...proposalMessages,
  tab: 'Lost proofs',
  title: 'Lost authenticators and answers',
  lead: 'A member who lost the authenticator and every recovery code, or forgot password and answers, can’t log in. Support makes sure who asks and says how; another operator approves. Then authenticator and security questions are removed, every device is logged out, and the member is notified.',
  find: 'Find the member',
  account: 'Account',
  accountHint: 'The whole name; letter case doesn’t count.',
  accountMissing: 'Write the name of the account.',
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
  hasNone: 'This member has neither an authenticator nor security questions, so there is nothing to remove.',
  isWaiting: 'The removal was already requested. It is pending below.',
  hasCodes: (count: number) =>
    `${plural(count, 'recovery code is', 'recovery codes are')} left. Ask the member to search for them first: each opens one login.`,
  ask: 'Ask for the removal',
  askTitle: (account: string) => `Ask for the removal of what ${account} lost?`,
  askText:
    'Nothing is different until a second person approves. Say how you made sure that it’s the member who asks: an account without these proofs is what a thief of the password wants.',
  reason: 'How you made sure',
  reasonHint: 'Read by the person who approves, and kept. Members don’t see it.',
  reasonMissing: 'Say how you made sure.',
  sent: 'Asked',
  waitingTitle: 'To be decided',
  empty: 'Nothing pending',
  emptyText: 'Removals that support asks for are here until another operator decides.',
  approveTitle: 'Remove authenticator and questions?',
  approveText:
    'The next login needs the password alone, and a new password no answer. Every device of the member is logged out, and the member is notified in the inbox and by email.',
  rejectTitle: 'Reject this removal?',
  rejectText: 'Nothing is removed, and the person who asked reads your reason.',
};
