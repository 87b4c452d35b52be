import { plural } from '../../protocol/words/plural.ts';

/** Words of pending tasks, on the first screen. */
export const homeMessages = {
  waits: 'Needs attention',
  review: 'Review',
  look: 'Look',
  requests: (count: number) => plural(count, 'member request', 'member requests'),
  requestsText: 'Rewards, activities and manual transfers.',
  withdrawals: (count: number) => plural(count, 'withdrawal to process', 'withdrawals to process'),
  disputed: (count: number) => `${plural(count, 'of them is', 'of them are')} disputed.`,
  withdrawalsText: 'New, approved and due for payment, and disputed.',
  payouts: (count: number) =>
    plural(count, 'payout is above its vendor’s ceiling', 'payouts are above their vendor’s ceiling'),
  payoutsText: 'Nothing was paid. Check the round with the provider before you approve.',
  money: (count: number) =>
    plural(
      count,
      'credit or adjustment needs a second person',
      'credits or adjustments need a second person',
    ),
  moneyText: 'Approve or reject requests from cashiers and gateways.',
  desk: (title: string) => `${title}: a change needs a second person`,
  sender: {
    sms: 'The SMS sender needs a second person',
    email: 'The email sender needs a second person',
  },
  person: (name: string) => `The account of ${name} needs a second person`,
  unfreezing: (account: string) => `Unfreezing ${account} needs a second person`,
  lift: (account: string) => `Lifting the hold on withdrawals of ${account} needs a second person`,
  lotteryVoid: (game: string, numero: string) => `Voiding ${game} ${numero} needs a second person`,
  hold: {
    withhold: (account: string) => `Withholding contract payments to ${account} needs a second person`,
    release: (account: string) => `Releasing contract payments to ${account} needs a second person`,
  },
  removal: (account: string) => `The removal of ${account}’s authenticator needs a second person`,
  approval: 'A draft needs a second person',
  askedBy: (name: string, note: string) => (note === '' ? `Asked by ${name}` : `Asked by ${name}: ${note}`),
};
