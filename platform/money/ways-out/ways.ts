import type { OperationName } from '../../calls/call.ts';
import {
  allowed,
  decidedByStaff,
  leaves,
  movesNothing,
  plays,
  refused,
  staysOwn,
  type Verdicts,
} from './obstacles.ts';

interface Way {
  readonly is: string;
  /** Calls of the member that take it; none where staff do. */
  readonly calls: readonly OperationName[];
  /** Kinds in the ledger of what leaves an account of the member; none where nothing is booked. */
  readonly ledger: readonly string[];
  readonly verdicts: Verdicts;
}
const wayOf = <One extends Way>(way: One): One & Way => way;

/**
 * Every way by which money, or what money buys, can leave a member, with what each hold, limit, break and check
 * does to it. `openWay` judges by it; no booking that takes from a member is made without its answer.
 */
export const waysOut = {
  withdrawal: wayOf({
    is: 'a withdrawal',
    calls: ['withdrawals.submit'],
    ledger: ['withdrawal.hold'],
    verdicts: { ...leaves, break: allowed('the own money always leaves') },
  }),
  transferUp: wayOf({
    is: 'money to the member above',
    calls: ['transfers.toUpline'],
    ledger: ['transfer.upline'],
    verdicts: leaves,
  }),
  transferDown: wayOf({
    is: 'money to a member below, also to an account just opened',
    calls: ['transfers.toDownline'],
    ledger: ['transfer.downline'],
    verdicts: leaves,
  }),
  redemption: wayOf({
    is: 'goods, tickets and bonuses for points',
    calls: ['points.redeem'],
    ledger: ['points.redeem'],
    verdicts: {
      ...leaves,
      wagering: allowed('points are not part of what a bonus asks to be staked'),
      heldDeposit: allowed('points are no money that came in'),
    },
  }),
  conversion: wayOf({
    is: 'points for money in the own wallet',
    calls: ['points.convert'],
    ledger: ['points.convert'],
    verdicts: {
      ...staysOwn,
      wagering: allowed('points are not part of what a bonus asks to be staked'),
      noFundPassword: leaves.noFundPassword,
      wrongFundPassword: leaves.wrongFundPassword,
      heldDeposit: allowed('points are no money that came in'),
    },
  }),
  ownWallet: wayOf({
    is: 'money between the own wallets, and into one at a provider',
    calls: ['wallet.transfer', 'wallet.fromMain', 'wallet.betweenSubs'],
    ledger: ['wallet.transfer'],
    verdicts: staysOwn,
  }),
  wayHome: wayOf({
    is: 'money from a provider’s wallet back to the main one',
    calls: ['wallet.toMain'],
    ledger: ['wallet.transfer'],
    verdicts: {
      ...staysOwn,
      break: allowed('the own money always leaves'),
      wagering: allowed('no bonus money is in a wallet of a provider'),
    },
  }),
  launch: wayOf({
    is: 'the start of a game',
    calls: ['games.launch'],
    ledger: [],
    verdicts: plays,
  }),
  stake: wayOf({
    is: 'a stake in a provider’s game against the house',
    calls: [],
    ledger: ['game.bet'],
    verdicts: plays,
  }),
  stakeAgainstPlayers: wayOf({
    is: 'the start of, and a stake in, a game against other players (`PVP`)',
    calls: ['games.launch'],
    ledger: ['game.bet'],
    verdicts: {
      ...plays,
      hold: refused('money can be lost on purpose to a helper at the same table'),
      identity: allowed('who wins it has to prove the identity before it leaves'),
      wagering: refused('money of a bonus can be lost on purpose to a helper at the same table'),
    },
  }),
  lotteryOrder: wayOf({
    is: 'a lottery order, with every issue of its chase',
    calls: ['lottery.bet', 'lottery.betVietnam'],
    ledger: ['game.bet'],
    verdicts: plays,
  }),
  bonusReturn: wayOf({
    is: 'a bonus of which nothing was staked, back to the house',
    calls: ['promotions.giveUp'],
    ledger: ['bonus'],
    verdicts: {
      ...staysOwn,
      hold: allowed('it goes back to the house that gave it'),
      break: refused('closed to a session on a break; the bonus is lost in no way by waiting'),
      wagering: allowed('what was not staked may be given back, and its demand ends'),
    },
  }),
  payoutAccount: wayOf({
    is: 'a new account that withdrawals go to',
    calls: ['payout.addAccount'],
    ledger: [],
    verdicts: {
      ...movesNothing('it moves no money'),
      hold: refused('a thief would prepare where the money goes once the hold has ended'),
      break: allowed('the own money always leaves, and needs an account to go to'),
      noFundPassword: leaves.noFundPassword,
      wrongFundPassword: leaves.wrongFundPassword,
    },
  }),
  payoutAccountEnd: wayOf({
    is: 'an account for withdrawals taken off the list',
    calls: ['payout.removeAccount'],
    ledger: [],
    verdicts: { ...movesNothing('nothing leaves by it'), break: allowed('nothing leaves by it') },
  }),
  closure: wayOf({
    is: 'the end of the account',
    calls: ['closure.close'],
    ledger: [],
    verdicts: {
      ...movesNothing('an account with money that could be withdrawn is not closed, whatever else is true'),
      break: allowed('a member on a break may leave for good'),
      wrongFundPassword: leaves.wrongFundPassword,
      heldDeposit: refused('a held deposit keeps the account open'),
    },
  }),
  promise: wayOf({
    is: 'an account opened, a rate or a contract promised to a member below',
    calls: [
      ...(['agent.openAccount', 'agent.promote', 'agent.setRebates', 'agent.setLotteryOdds'] as const),
      ...(['agent.createLink', 'agent.changeLink', 'contracts.offer', 'contracts.offerMany'] as const),
    ],
    ledger: [],
    verdicts: movesNothing('the house pays it later, from its account, and it can be taken back'),
  }),
  correction: wayOf({
    is: 'a balance corrected by two operators',
    calls: [],
    ledger: ['adjustment'],
    verdicts: {
      ...decidedByStaff('two people decide it, and its reason is in the audit'),
      heldDeposit: leaves.heldDeposit,
    },
  }),
  heldRelease: wayOf({
    is: 'a held deposit into the wallet, or back to where it came from',
    calls: [],
    ledger: [],
    verdicts: {
      ...decidedByStaff('staff move it: into the wallet once the limit has room and no break runs, or back'),
      break: refused('into the wallet; back to where it came from is allowed'),
      frozen: refused('into the wallet; back to where it came from is allowed'),
    },
  }),
  demoRefill: wayOf({
    is: 'play money of a free demo, put back to where every demo begins',
    calls: [],
    ledger: ['demo'],
    verdicts: decidedByStaff('play money is nobody’s'),
  }),
} as const;
export type WayName = keyof typeof waysOut;

/**
 * Calls that move money towards the member, or back: no way out.
 * @internal For the test that no call is in neither list, and for the documents.
 */
export const bringsIn: readonly OperationName[] = [
  ...(['deposit.create', 'confirmations.answer', 'lottery.cancel', 'lottery.cancelChase'] as const),
  ...(['missions.claim', 'rebates.claim', 'rewards.claim', 'rewards.claimActivity'] as const),
  ...(['rewards.claimSignIn', 'rewards.claimTicket', 'rewards.openEnvelope'] as const),
  // Play money alone.
  'games.trialLaunch',
];
