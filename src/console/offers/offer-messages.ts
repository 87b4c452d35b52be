import { plural } from '../../protocol/words/plural.ts';
import type { MissionFields, OfferState, PromotionFields } from '../../protocol/calls/offers.ts';
import { proposalMessages } from '../proposals/proposal-messages.ts';
import { entryMessages } from '../ui/entry-messages.ts';

/** Words that both kinds of offers share. */
export const offerMessages = {
  ...proposalMessages,
  tabs: 'Offers',
  change: 'Change',
  /** What a button is called that acts on one of several offers. */
  actOn: (act: string, name: string) => `${act} ${name}`,
  copy: 'Copy',
  start: 'Ask to start',
  resume: 'Ask to resume',
  startTitle: (name: string) => `Ask to start ${name}?`,
  startText: 'A publisher checks the terms and approves. Then what members rely on is fixed.',
  pause: 'Pause',
  pauseTitle: (name: string) => `Pause ${name}?`,
  end: 'End',
  endTitle: (name: string) => `End ${name}?`,
  stopped: { paused: 'Paused', ended: 'Ended' },
  remove: 'Delete draft',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'No member has seen it. It can’t be brought back.',
  removed: 'Draft deleted',
  saveDraft: 'Save draft',
  saved: 'Draft saved',
  reason: 'Reason',
  reasonHint: 'Kept in the audit. Members don’t see it.',
  reasonMissing: 'Write why.',
  fixedHint: 'Fixed since it was approved. To change it, end this offer and copy it.',
  states: {
    draft: 'Draft',
    planned: 'Planned',
    running: 'Running',
    paused: 'Paused',
    ended: 'Ended',
  } satisfies Record<OfferState, string>,
  now: 'Now',
  asked: 'Proposed',
  from: 'From',
  until: 'Until',
  noEnd: 'No end',
  none: '–',
  yes: 'Yes',
  no: 'No',
  times: (count: string) => (count === '0' ? 'Not needed' : `${count} ×`),
  wageredOf: (done: string, all: string) => `${done} of ${all}`,
  zone: (zone: string) => `In ${zone}.`,
  textsTitle: 'What members read',
  title: (language: string) => `Title (${language})`,
  text: (language: string) => `Summary (${language})`,
  terms: (language: string) => `Terms (${language})`,
  languageHint: 'Leave a language empty to show it in English.',
  approveTitle: 'Approve this offer?',
  approveText:
    'It is in force from now on, also where it is paused. Check the amounts and the terms in each language.',
  rejectTitle: 'Reject this proposal?',
  rejectText: 'Nothing changes, and the cashier reads your reason.',
  /** The hint says which numbers are meant, and the error takes its place. */
  wholeNumber: (hint: string) => `Write a whole number. ${hint}`.trim(),
  faults: {
    ...entryMessages.faults,
    'field.required': 'This is needed.',
    'amount.invalid': 'Write an amount above zero with at most two places, for example 100.00.',
    'offer.fixed': 'This is fixed since the offer was approved.',
    'offer.earlier': 'The end can only be moved to a later day. To stop now, end the offer.',
    'offer.nothing': 'A mission must bring money, points or red envelopes.',
    'offer.dialing': 'Write dialing codes with a plus sign, for example +63, +65.',
  } as Readonly<Record<string, string>>,
};
const base = {
  startsAt: 'Start',
  endsAt: 'End',
  position: 'Order',
  wagering: 'Wagering',
};
const baseHints = {
  position: 'The lowest comes first.',
  wagering: 'How many times the money is to be staked before a withdrawal; 0 for not at all.',
};

/** Words of deposit bonuses. */
export const promotionMessages = {
  ...offerMessages,
  rail: 'Offers',
  tab: 'Deposit bonuses',
  heading: 'Deposit bonuses',
  lead: 'What a deposit brings to members who joined. A cashier prepares an offer, a publisher approves it; pausing and ending take effect immediately.',
  list: 'Deposit bonuses',
  empty: 'No deposit bonuses',
  emptyText: 'Create a draft, and ask to start it when its terms are complete.',
  add: 'Create deposit bonus',
  pauseText: 'No member can join it. Those who joined keep what was promised.',
  endText: 'No member can join it, and deposits no longer bring a bonus. Bonuses that were granted stay.',
  figures: {
    members: 'Joined',
    granted: 'Granted',
    paid: 'Paid',
    wagered: 'Staked',
  },
  percentBonus: (percent: string, cap: string) => `${percent}%, up to ${cap}`,
  fromDeposit: (sum: string) => `from a deposit of ${sum}`,
  names: {
    ...base,
    image: 'Picture',
    bonusKind: 'Bonus type',
    bonus: 'Bonus',
    cap: 'Most that it brings',
    minimum: 'Min deposit',
    leastRank: 'From level',
    firstDeposit: 'Only for the first deposit',
    dialingCodes: 'Dialing codes',
  } satisfies Record<Exclude<keyof PromotionFields, 'texts'>, string>,
  hints: {
    ...baseHints,
    bonus: 'A whole percentage of the deposit, or an amount.',
    cap: 'Not read for a fixed amount.',
    image: 'Path of a picture of the site. Empty for none.',
    dialingCodes: 'Of the members’ phone numbers. Empty for all.',
  } as Readonly<Record<string, string>>,
  bonusKinds: { percent: 'Share of the deposit', fixed: 'Fixed amount' } satisfies Record<
    PromotionFields['bonusKind'],
    string
  >,
};
/** Words of missions. */
export const missionMessages = {
  ...offerMessages,
  tab: 'Missions',
  heading: 'Missions',
  lead: 'What members do for a reward. A cashier prepares a mission, a publisher approves it; pausing and ending take effect immediately.',
  list: 'Missions',
  empty: 'No missions',
  emptyText: 'Create a draft, and ask to start it when it is complete.',
  add: 'Create mission',
  pauseText: 'Members don’t see it and can’t claim it until it is resumed.',
  endText: 'Members can no longer claim it, also those who have completed it.',
  figures: {
    members: 'Members',
    granted: 'Claims',
    paid: 'Paid',
    wagered: 'Staked',
    points: 'Points',
    envelopes: 'Red envelopes',
  },
  points: (count: number) => plural(count, 'point', 'points'),
  envelopes: (count: number) => plural(count, 'red envelope', 'red envelopes'),
  names: {
    ...base,
    period: 'Period',
    metric: 'What counts',
    target: 'Target',
    pays: 'Money',
    reward: 'Reward',
    points: 'Points',
    tickets: 'Red envelopes',
  } satisfies Record<Exclude<keyof MissionFields, 'texts'> | 'reward', string>,
  hints: {
    ...baseHints,
    endsAt: 'Empty for no end.',
    target: 'An amount for valid bets and deposited money, else a whole number.',
    pays: 'Empty for none.',
  } as Readonly<Record<string, string>>,
  periods: { daily: 'Each day', weekly: 'Each week', once: 'Once' } satisfies Record<
    MissionFields['period'],
    string
  >,
  metrics: {
    validBets: 'Valid bets (amount)',
    rounds: 'Rounds played',
    lotteryTickets: 'Lottery tickets',
    deposits: 'Deposits (number)',
    depositAmount: 'Deposited money (amount)',
    logInDays: 'Days with a login',
  } satisfies Record<MissionFields['metric'], string>,
};
