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
  lead: 'Rewards that were ordered for points, applications for activities, transfers to be credited, deposits held above a limit, identity papers, birthdays below the age, members who may be an excluded person, and feedback. A rejection gives points and piece back immediately; the member reads your note.',
  waiting: 'Waiting',
  decided: 'Decided lately',
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
    more: 'Asked for more',
  } satisfies Record<ReviewStatus, string>,
  cost: (quantity: number, points: number) => `${quantity} × for ${points.toLocaleString('en')} points`,
  picture: (account: string, number: number) => `Picture ${number} of ${account}`,
  judge: { cashier: 'A cashier judges this.', publisher: 'A publisher judges this.' },
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
  moreText: 'This one is kept. The member reads in the inbox what else to send.',
  approveText: {
    redemption: 'What was ordered is handed over immediately. This cannot be undone.',
    application: 'The member gets what the activity gives immediately. This cannot be undone.',
    deposit: 'The amount below, less the fee, is in the wallet immediately. This cannot be undone.',
    heldDeposit:
      'Nothing but this decision moves it, and the member reads that it comes within 7 days. The sum less the fee is in the wallet immediately. It is refused while the member’s deposit limit has no room for it, and during a break. This cannot be undone.',
    feedback: 'The member reads your answer in the inbox and beside the feedback.',
    document:
      'The identity counts as proven with a passport, an ID or a licence. Compare name and date of birth with the profile first. This cannot be undone.',
    age: 'The account stays suspended, and its money stays in it: nothing is played, paid in or paid out. Pay what is there back to where it came from, as your market says, with a correction that a second person approves. The member doesn’t read your note.',
    likeness:
      'The exclusion is in force for this account immediately, to the same day. Open bets end by the rule of the market, and the money can be withdrawn. It cannot be shortened.',
  } satisfies Record<ReviewKind, string>,
  rejectText: {
    redemption: 'Points and piece go back to the member and into the stock. This cannot be undone.',
    application: 'The member reads your note. This cannot be undone.',
    deposit: 'Nothing is credited, and the member reads your note. This cannot be undone.',
    heldDeposit:
      'Pay the whole sum back to the account it came from. It leaves the held money immediately, and the member reads your note. This cannot be undone.',
    feedback: 'No message is sent. The member reads your note beside the feedback.',
    document: 'The member reads your reason, and can send another document. This cannot be undone.',
    age: 'Check a paper first. The end of the suspension is proposed, and a second person approves it. The member doesn’t read your note.',
    likeness: 'Nothing changes for the member, who reads nothing of it. The pair doesn’t come up again.',
  } satisfies Record<ReviewKind, string>,
  received: 'Amount on the statement',
  receivedHint: 'Credit what arrived, also where it is another sum.',
  receivedWrong: 'Write the amount that arrived, above the fee, for example 450.25.',
  /** Before what an account has in common with an excluded one. */
  likeTitle: (account: string) => `Like the excluded account ${account}`,
  remark: 'Note to the member',
  remarkMissing: 'Write to the member.',
  note: 'What was compared',
  noteMissing: 'Write what you compared.',
  done: { approved: 'Approved', rejected: 'Rejected', more: 'Asked for more' },
};
