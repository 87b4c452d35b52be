import type { LengthList, LengthUnit } from '../../protocol/time/break-length.ts';
import { marketChoices, marketWords } from '../../compiler/diff/setting-words.ts';
import type { MarketKey, SeveralKey } from './market-document.ts';

/** Words of what the market asks for. */
export const marketMessages = {
  rail: 'Market profile',
  title: 'Market profile',
  lead: 'What your licence and market require to protect players. Changes are part of the draft: they’re previewed, reviewed and published like every other.',
  none: 'This site has no market profile',
  noneText: 'The strictest common rules of several markets apply.',
  nothing: 'nothing',
  range: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  empty: 'Fill this in: players need a contact.',
  tooLong: (most: number) => `At most ${most} characters.`,
  zero: '0 switches it off.',
  groups: {
    age: 'Age',
    limits: 'Limits of players',
    breaks: 'Breaks and self-exclusion',
    reality: 'Reality check',
    help: 'Help',
  },
  names: marketWords,
  effects: {
    tellsTakenNumber:
      'On: a registration says so when the form is sent. Off: only after the SMS code is entered, so it doesn’t reveal who has an account.',
    identityBefore:
      'Refused until a member’s passport, ID or licence is approved under Requests. Choose none if no identity check is needed.',
    minimumAge: 'The market’s minimum age. The site’s limits can ask for more, never less.',
    ageGate: 'Visitors are asked first, once per browser. The answer “I’m under 21” holds for 24 hours.',
    identityFields:
      'Required fields. A site whose registration doesn’t ask for them can’t be published. An account without them, opened by an agent or imported, can’t play or deposit.',
    limitKinds:
      'Deposits and losses are money, time is minutes of play. A limit a member has set stays active even when it’s no longer offered.',
    limitPeriods: 'Rolling: the last 24 hours, 7 days and 30 days, by the server’s clock.',
    coolingHours:
      'A lower limit applies immediately. A higher one is pending for this long and must then be confirmed. Most markets require at least 24.',
    confirmDays:
      'After the waiting time. A higher limit not confirmed by then must be requested again, so none can be prepared in advance.',
    timeOuts: 'From 24 hours to 3 months. During a break a player can’t play or deposit, but can withdraw.',
    exclusions:
      'From 24 hours to 10 years. Like a break, but support can’t end it, and the player only as you set below. Sessions end immediately. “For good” has no end at all.',
    exclusionMatch:
      'Checked at registration, login, and each change of profile, contact, withdrawal account or document. One match is enough; a name counts with the birthday. The other account is excluded for the same time. Similar members are listed under Requests.',
    exclusionKnownFromDays:
      'Self-exclusions of this many days or more apply to all the person’s accounts. Shorter ones and time-outs apply to the one account.',
    openOnBreak:
      'Pages a site must keep open to players on a break. Withdrawals, limits, identity, account closure, help and legal texts are always open.',
    policiesOnEveryPage: 'A site with a page that lacks it can’t be published.',
    returnOnRequest:
      'On: when a self-exclusion ends, play stays closed until the player asks to return and the time below has passed. Off: it opens at its end.',
    earlyReturn:
      'On: a player may ask to return before the end, also from an exclusion for good. Off: no return before the end.',
    earlyReturnMonths: 'No return can be requested in the first months of a self-exclusion.',
    returnWaitHours:
      'The player can cancel the request meanwhile. It covers all the person’s accounts. The rules of the day an exclusion began apply.',
    returnWaitHoursForGood: 'Applies where an exclusion for good can end early.',
    panicButton: 'One press stops play for 24 hours.',
    demoPlay: 'On: visitors can play the free demo with play money. Off: they can only browse.',
    demoOnBreak:
      'Off: players on a break or excluded can’t open the demo, where a session or trusted browser identifies them. On: they can, with play money.',
    refundOpenRounds:
      'A break, self-exclusion or time limit ends an open round immediately. On: the stake is refunded. Off: the provider pays what the round is worth, or refunds the stake within an hour.',
    realityCheckMinutes:
      'Shows a logged-in player how long they’ve played, and what was staked and won, over whichever game is open.',
    realityBreakMinutes:
      'Games and stakes are refused for this long after each check, in all the player’s tabs and logins.',
    realityCheckStopsPlay: 'Once a check is due, games take no stakes until the player answers.',
    playIdleMinutes:
      'Time played starts with the first stake and ends this many minutes after the last. Stakes up to an hour apart (or two checks, if longer) plus these minutes are one session, across tabs and logins; the time between them counts.',
    shortestRoundMs:
      'From the start of one round to the next, such as 2500 for slots of a market with a rule for pace. Providers get it with each start of a game. 0 leaves the pace to them.',
    helplineName: 'Shown on the responsible gaming page.',
    helplineContact: 'A phone number or an address. Include every one your licence names.',
  } satisfies Record<MarketKey, string>,
  choices: marketChoices,
  warnings: {
    identityFields: 'Choose at least one: the player’s age must be known.',
    identityBefore: '',
    limitKinds: 'Choose at least one: players must be able to set a limit.',
    limitPeriods: 'Choose at least one: players must be able to set a limit.',
    exclusionMatch: 'Choose at least one.',
    openOnBreak: '',
    policiesOnEveryPage: '',
  } satisfies Record<SeveralKey, string>,
  noLength: {
    timeOuts: 'Choose at least one: players must be able to take a break.',
    exclusions: 'Choose at least one: players must be able to exclude themselves.',
  } satisfies Record<LengthList, string>,
  lengthCount: (list: string) => `${list}: another length`,
  lengthUnit: (list: string) => `${list}: unit of the other length`,
  addLength: 'Add length',
  units: { hour: 'hours', day: 'days', week: 'weeks', month: 'months', year: 'years' } satisfies Record<
    LengthUnit,
    string
  >,
  lengthRange: (least: string, most: string) => `A whole number, and a length from ${least} to ${most}.`,
  lengthTwice: 'This length is already chosen.',
};
