import { forever, lengthLists, toLengthRow, type BreakLength } from '../../protocol/time/break-length.ts';
import type {
  breakDuties,
  pageDuties,
  ExclusionMatch,
  identityFields,
  IdentityGate,
  Jurisdiction,
  LimitKind,
  LimitPeriod,
} from '../../protocol/document/jurisdiction.ts';
import type { LimitsSettings } from '../../protocol/generated/settings.ts';
import type { Place } from '../pointer.ts';
import { showValue } from './change-log.ts';

/** Keys that say what a document is, and set nothing. */
type Frame = '$schema' | 'language' | 'id' | 'suppress';
type Several =
  | 'identityFields'
  | 'identityBefore'
  | 'limitKinds'
  | 'limitPeriods'
  | 'exclusionMatch'
  | 'openOnBreak'
  | 'policiesOnEveryPage';

/** What an operator calls the settings of the brand: in its form as in a review. */
export const brandWords = {
  name: 'Brand name',
  logo: 'Logo',
  copyrightYear: 'Copyright year',
  licence: 'Licence',
  currency: 'Currency',
  currencySymbol: 'Symbol',
  timeZone: 'Time zone',
  supportEmail: 'Support email',
  supportUrl: 'Support chat',
  supportInPage: 'Support chat in the page',
  iosApp: 'App for iOS',
  androidApp: 'App for Android',
  inviteAddress: 'Invite friends',
  loginedToHomePage: 'Login first',
  messaging: 'Messaging',
  socials: 'Social links',
  licenceMarks: 'Licence marks',
  imageCDNs: 'Hosts that mirror pictures',
  launchGameCDNs: 'Hosts that mirror games',
  jackpots: 'Jackpots',
  legalTexts: 'Legal texts',
} as const;

export const brandItemWords = {
  id: 'Id',
  label: 'Name',
  address: 'Address',
  icon: 'Icon',
  name: 'Whose licence',
  image: 'Picture',
} as const;

const jackpotWords = {
  id: 'Id',
  name: 'Name',
  contribution: 'Share of each stake',
  seed: 'Starts at',
  mustFallBy: 'Falls by',
} as const;

/** What players know the legal texts as. */
const legalTextWords = {
  terms: 'Terms',
  privacy: 'Privacy notice',
  cookies: 'Cookie page',
  responsibleGaming: 'Responsible gaming',
  marketing: 'Agreement to promotions',
} as const;

/** What an operator calls the settings of the market profile. */
export const marketWords: Readonly<Record<keyof Jurisdiction, string>> = {
  minimumAge: 'Minimum age',
  ageGate: 'Ask visitors for their age',
  tellsTakenNumber: 'Say early that a mobile number has an account',
  identityFields: 'What registration has to ask for',
  identityBefore: 'Prove the identity before',
  limitKinds: 'What players can limit',
  limitPeriods: 'Over which time',
  coolingHours: 'Hours before a higher limit applies',
  confirmDays: 'Days to confirm a higher limit',
  timeOuts: 'Time-outs',
  exclusions: 'Self-exclusions',
  exclusionMatch: 'How an excluded person is recognised',
  exclusionKnownFromDays: 'Days from which an exclusion is about the person',
  openOnBreak: 'What a break leaves open',
  policiesOnEveryPage: 'What every page has to show',
  returnOnRequest: 'Exclusions end only on request',
  earlyReturn: 'A return can be asked for early',
  earlyReturnMonths: 'Months before an early return can be asked for',
  returnWaitHours: 'Hours from the request to the return',
  returnWaitHoursForGood: 'The same after an exclusion for good',
  panicButton: 'Stop button in the header',
  demoPlay: 'Games in the free demo',
  demoOnBreak: 'Free demo on a break or exclusion',
  refundOpenRounds: 'Refund rounds that a break interrupts',
  realityCheckMinutes: 'Minutes between two checks',
  realityBreakMinutes: 'Minutes of rest after a check',
  realityCheckStopsPlay: 'Refuse stakes until a check is answered',
  playIdleMinutes: 'Minutes after a stake that count as play',
  shortestRoundMs: 'Shortest round of a game, in milliseconds',
  helplineName: 'Helpline',
  helplineContact: 'How to reach it',
};

interface ChoiceWords {
  readonly identityFields: Record<(typeof identityFields)[number], string>;
  readonly identityBefore: Record<IdentityGate, string>;
  readonly limitKinds: Record<LimitKind, string>;
  readonly limitPeriods: Record<LimitPeriod, string>;
  readonly exclusionMatch: Record<ExclusionMatch, string>;
  readonly openOnBreak: Record<(typeof breakDuties)[number], string>;
  readonly policiesOnEveryPage: Record<(typeof pageDuties)[number], string>;
}
/** What an operator calls the choices of a setting that takes several. */
export const marketChoices: Readonly<Record<Several, Readonly<Record<string, string>>>> = {
  identityFields: {
    age: 'Declaration of age',
    terms: 'Terms',
    birthday: 'Birthday',
    idNumber: 'ID number',
    payeeName: 'Full name',
    mobileNum: 'Mobile number',
    email: 'Email',
  },
  identityBefore: { deposit: 'Deposits', play: 'Play', withdrawal: 'Withdrawals' },
  limitKinds: { deposit: 'Deposits', loss: 'Losses', session: 'Time' },
  limitPeriods: { day: 'A day', week: 'A week', month: 'A month' },
  exclusionMatch: {
    name: 'Name and birthday',
    email: 'Email',
    phone: 'Phone',
    document: 'Document',
    payout: 'Withdrawal account',
  },
  openOnBreak: { complaints: 'Complaints', 'own-data': 'Own data', 'own-records': 'Own records' },
  policiesOnEveryPage: { 'responsible-gaming-link': 'The way to responsible gaming' },
} satisfies ChoiceWords;

const limitWords: Readonly<Record<Exclude<keyof LimitsSettings, Frame>, string>> = {
  minimumAge: 'Minimum age',
  birthdayMinimumAge: 'Minimum age by birthday',
  smsResendSeconds: 'Seconds until another code by SMS',
  smsLockoutMinutes: 'Minutes without codes by SMS after too many',
  withdrawalHoldHours: 'Hours without a withdrawal after a change of contact or factor',
  reviewHours: 'Hours until staff usually decide what is under review',
  captchaRefreshMs: 'Milliseconds until another captcha picture',
  noticesPerPage: 'Announcements on a page',
  menuVendors: 'Providers in the menu',
  footerVendors: 'Providers in the footer',
};

/** The place of a key in a document, with `*` for keys that the site itself names → its words. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'settings/brand': {
    ...brandWords,
    ...Object.fromEntries(
      ['messaging', 'socials', 'licenceMarks'].flatMap((list) =>
        Object.entries(brandItemWords).map(([key, word]) => [`${list}/${key}`, word]),
      ),
    ),
    ...Object.fromEntries(Object.entries(jackpotWords).map(([key, word]) => [`jackpots/${key}`, word])),
    ...Object.fromEntries(
      Object.entries(legalTextWords).flatMap(([key, word]) => [
        [`legalTexts/${key}`, word],
        [`legalTexts/${key}/version`, 'Edition'],
        [`legalTexts/${key}/date`, 'Date'],
      ]),
    ),
  },
  'settings/jurisdiction': marketWords,
  'settings/limits': limitWords,
  themes: {
    tokens: '',
    'tokens/typeface': 'Typeface',
    'tokens/colors': 'Colour',
    'tokens/colors/*/light': 'in the light theme',
    'tokens/colors/*/dark': 'in the dark theme',

    'tokens/radii': 'Corners',
    'tokens/fonts': 'Font',
  },
};

/** Words for a key of a settings document; null where it has none. Empty for a level that says nothing. */
export function nameSetting(document: string, place: Place): string | null {
  const ofDocument = words[document.startsWith('themes/') ? 'themes' : document];
  if (ofDocument === undefined) return null;
  const keys = place.filter((key) => typeof key === 'string');
  const settingName = ofDocument[keys.join('/')];
  if (settingName !== undefined) return settingName;
  return ofDocument[keys.map((key, index) => (index === 2 ? '*' : key)).join('/')] ?? null;
}

/** The length of a break as an operator reads it. */
export function showLength(length: BreakLength): string {
  const { unit, count } = toLengthRow(length);
  if (length === forever) return 'For good';
  return unit === 'forever' ? length : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A value of a settings document as a person reads it. */
export function showSetting(document: string, place: Place, value: unknown): string {
  const [key] = place;
  const isLengths = document === 'settings/jurisdiction' && lengthLists.some((list) => list === key);
  if (isLengths && Array.isArray(value))
    return value.map((one: unknown) => showLength(String(one))).join(', ') || 'nothing';
  const choices =
    document === 'settings/jurisdiction' && typeof key === 'string' && Object.hasOwn(marketChoices, key)
      ? marketChoices[key as Several]
      : null;
  if (choices === null || !Array.isArray(value)) return showValue(value);
  if (value.length === 0) return 'nothing';
  return value.map((one: unknown) => choices[String(one)] ?? showValue(one)).join(', ');
}
