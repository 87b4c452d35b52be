import type { LengthList, LengthUnit } from '../../protocol/time/break-length.ts';
import { marketChoices, marketWords } from '../../compiler/diff/setting-words.ts';
import type { MarketKey, SeveralKey } from './market-document.ts';

/** Words of what the market asks for. */
export const marketMessages = {
  rail: 'Market profile',
  title: 'Market profile',
  lead: 'What your licence and market ask for to protect players. Changes are part of the draft: they’re previewed, reviewed and published like every other.',
  none: 'This site has no market profile',
  noneText: 'The strictest that several markets have in common is in force.',
  nothing: 'nothing',
  range: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  empty: 'This can’t be empty: players need a contact.',
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
      'On: a registration says so when the form is sent. Off: it says so only after the code by SMS was typed in, so that it doesn’t show who has an account.',
    identityBefore:
      'Refused until a member’s passport, ID or licence is approved under Requests. None chosen: the identity isn’t needed for these.',
    minimumAge:
      'Years that the market demands. The limits of the site may ask for more. Less can’t be published.',
    ageGate:
      'A visitor is asked before anything else, once per browser. The answer “I’m under 21” holds for 24 hours.',
    identityFields:
      'Required fields. A site whose registration doesn’t ask for them can’t be published. An account without them, opened by an agent or imported, neither plays nor pays in.',
    limitKinds:
      'Deposits and losses are money, time is minutes of play. A limit that a member has set stays in force when it’s no longer offered.',
    limitPeriods: 'The last 24 hours, 7 days and 30 days, up to now, in the server’s clock.',
    coolingHours:
      'A tighter limit is in force immediately. A looser one is pending for this long and must then be confirmed. The law of most markets asks for at least 24.',
    confirmDays:
      'After its waiting time. A looser limit that isn’t confirmed by then must be asked for again, so that none is prepared in advance.',
    timeOuts:
      'From 24 hours to 3 months. A player takes a break of this length and can’t play or deposit; withdrawing stays possible.',
    exclusions:
      'From 24 hours to 10 years. Like a break, but support can’t end it, and the player only as you set below. Sessions end immediately. “For good” has no end at all.',
    exclusionMatch:
      'At registration, login, and each change of profile, contact, withdrawal account or identity paper. One match is enough; the name counts together with the birthday. The other account is excluded for the same time. Members who are only alike are listed under Requests.',
    exclusionKnownFromDays:
      'Self-exclusions of so many days or more hold in every account of the person. Shorter ones, and time-outs, are about the account alone.',
    openOnBreak:
      'Pages that a site may not close to a player on a break, beside withdrawals, limits, identity, closing the account, help and legal texts, which stay open in every market.',
    policiesOnEveryPage: 'A site on which a page lacks it can’t be published.',
    returnOnRequest:
      'On: when a self-exclusion ends, play stays closed until the player asks to return and the time below has passed. Off: it opens at its end.',
    earlyReturn:
      'On: a player may ask to return before the end, also from an exclusion for good. Off: no return before the end.',
    earlyReturnMonths: 'No return can be asked for in these first months of a self-exclusion.',
    returnWaitHours:
      'The player can take the request back meanwhile. It reaches every account of the person. The rule of an exclusion is that of the day on which it began.',
    returnWaitHoursForGood: 'Counts where an exclusion for good may end early.',
    panicButton: 'One press stops play for 24 hours.',
    demoPlay: 'Visitors of the free demo play with play money. Off: they look around only.',
    demoOnBreak:
      'Off: who is on a break or excluded opens no free demo, as far as the session or a trusted browser says who it is. On: they play with play money.',
    refundOpenRounds:
      'A break, self-exclusion or time limit ends an open round immediately. On: the stake is refunded. Off: the provider pays what the round is worth, or refunds the stake within an hour.',
    realityCheckMinutes:
      'Shows a logged-in player how long they’ve played, and what was staked and won, over whichever game is open.',
    realityBreakMinutes:
      'Games and stakes are refused for so long after each check, in every tab and login of the player.',
    realityCheckStopsPlay: 'From the moment a check is due, games take no stake until the player answers.',
    playIdleMinutes:
      'Time played begins with the first stake and ends so many minutes after the last one. Stakes up to an hour apart (or as far as two checks, where that is longer) and these minutes on top are one stretch, across tabs and logins; all time between them counts.',
    shortestRoundMs:
      'From the start of one round to the next, such as 2500 for slots of a market with a rule for pace. Providers get it with each start of a game. 0 leaves the pace to them.',
    helplineName: 'Who helps with gambling; shown on the page of responsible gaming.',
    helplineContact: 'A telephone number or an address. Leave none out that your licence names.',
  } satisfies Record<MarketKey, string>,
  choices: marketChoices,
  warnings: {
    identityFields: 'Choose at least one: the age of a player has to be known.',
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
  lengthTwice: 'This length is chosen already.',
};
