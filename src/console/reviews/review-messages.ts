import type { ReviewKind, ReviewStatus } from '../../protocol/calls/reviews.ts';

interface KindWords<Word> {
  readonly held: Word;
  readonly feedback: Word;
  readonly document: Word;
  readonly age: Word;
  readonly likeness: Word;
}
/** The words of every kind, with those of money that came above a limit, of feedback, of papers, ages and likeness, apart. */
const forKinds = <Word>(
  other: Word,
  { held, feedback, document, age, likeness }: KindWords<Word>,
): Readonly<Record<ReviewKind, Word>> => ({
  redemption: other,
  application: other,
  deposit: other,
  heldDeposit: held,
  feedback,
  document,
  age,
  likeness,
});

/** Words of members' requests. */
export const reviewMessages = {
  rail: 'Requests',
  tabs: 'Kinds of requests',
  held: 'Needs a second person',
  tab: 'Rewards, deposits & feedback',
  title: 'Members’ requests',
  lead: 'Reward orders, activity applications, transfers to credit, deposits held above a limit, identity documents, under-age birthdays, possible excluded persons, and feedback. Rejecting an order returns the points and the stock immediately; the member sees your note.',
  waiting: 'Waiting',
  decided: 'Recent decisions',
  none: 'Nothing pending',
  noneText: 'New requests appear here automatically.',
  kinds: {
    redemption: 'Reward',
    application: 'Activity',
    deposit: 'Deposit',
    heldDeposit: 'Held deposit',
    feedback: 'Feedback',
    document: 'Identity document',
    age: 'Under age',
    likeness: 'Possibly excluded',
  } satisfies Record<ReviewKind, string>,
  feedbackTypes: {
    suggestion: 'Suggestion',
    game: 'Game',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    promotion: 'Promotion',
    account: 'Account',
    other: 'Something else',
  } as Readonly<Record<string, string>>,
  statuses: {
    open: 'Waiting',
    approved: 'Approved',
    rejected: 'Rejected',
    more: 'More requested',
  } satisfies Record<ReviewStatus, string>,
  cost: (quantity: number, points: number) => `${quantity} × for ${points.toLocaleString('en')} points`,
  picture: (account: string, number: number) => `Picture ${number} of ${account}`,
  judge: { cashier: 'A cashier reviews this.', publisher: 'A publisher reviews this.' },
  by: (name: string) => `by ${name}`,
  approve: forKinds('Approve', {
    held: 'Release',
    feedback: 'Answer',
    document: 'Approve',
    age: 'Too young',
    likeness: 'Same person',
  }),
  reject: forKinds('Reject', {
    held: 'Return',
    feedback: 'Close',
    document: 'Reject',
    age: 'A mistake',
    likeness: 'Another person',
  }),
  more: 'Ask for more',
  approveTitle: forKinds((title: string) => `Approve “${title}”?`, {
    held: (title) => `Release “${title}”?`,
    feedback: () => 'Answer the feedback?',
    document: (title) => `Approve the ${title.toLowerCase()}?`,
    age: () => 'Is the member too young?',
    likeness: (title) => `Is this the excluded person of ${title}?`,
  }),
  rejectTitle: forKinds((title: string) => `Reject “${title}”?`, {
    held: (title) => `Return “${title}”?`,
    feedback: () => 'Close the feedback?',
    document: (title) => `Reject the ${title.toLowerCase()}?`,
    age: () => 'Was the date of birth a mistake?',
    likeness: (title) => `Is this another person than ${title}?`,
  }),
  moreTitle: 'Ask for another document?',
  moreText: 'This one is kept. An inbox message tells the member what else to send.',
  approveText: {
    redemption: 'The reward is delivered immediately. This cannot be undone.',
    application: 'The member gets the activity’s reward immediately. This cannot be undone.',
    deposit: 'The amount below, less the fee, is credited immediately. This cannot be undone.',
    heldDeposit:
      'The member expects a decision within 7 days. The amount less the fee is credited immediately. It’s refused during a break and while it’s above the member’s deposit limit. This cannot be undone.',
    feedback: 'The member sees your answer in the inbox and with the feedback.',
    document:
      'A passport, ID or licence verifies the member’s identity. Compare the name and date of birth with the profile first. This cannot be undone.',
    age: 'The account stays suspended: no play, deposits or withdrawals. Return its balance to where it came from, as your market requires, with a correction that a second person approves. The member doesn’t see your note.',
    likeness:
      'The exclusion is in force for this account immediately, to the same day. Open bets end by the rule of the market, and the money can be withdrawn. It cannot be shortened.',
  } satisfies Record<ReviewKind, string>,
  rejectText: {
    redemption: 'The points are returned, and the item goes back into stock. This cannot be undone.',
    application: 'The member sees your note. This cannot be undone.',
    deposit: 'Nothing is credited, and the member sees your note. This cannot be undone.',
    heldDeposit:
      'Return the full amount to the account it came from. It’s released from held money immediately, and the member sees your note. This cannot be undone.',
    feedback: 'No message is sent. The member sees your note with the feedback.',
    document: 'The member sees your reason and can send another document. This cannot be undone.',
    age: 'Check a document first. Ending the suspension needs a second person. The member doesn’t see your note.',
    likeness: 'Nothing changes for the member, who isn’t notified. This pair won’t be listed again.',
  } satisfies Record<ReviewKind, string>,
  received: 'Amount on the statement',
  receivedHint: 'Credit the amount that arrived, even if it differs.',
  receivedWrong: 'Enter the amount that arrived, above the fee, for example 450.25.',
  /** Before what an account has in common with an excluded one. */
  likeTitle: (account: string) => `Like the excluded account ${account}`,
  remark: 'Note to the member',
  remarkMissing: 'Enter a note to the member.',
  note: 'What you compared',
  noteMissing: 'Enter what you compared.',
  done: { approved: 'Approved', rejected: 'Rejected', more: 'More requested' },
};
