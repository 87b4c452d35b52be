import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { showsLegalText } from '../access/legal-texts.ts';
import { listScreenReads } from '../quality/screen-reads.ts';

/** What a page does for a person that must stay open, told by what it works with. */
interface Duty {
  /** Who is on a page of this kind. */
  readonly what: string;
  readonly machines?: readonly string[];
  readonly calls?: readonly string[];
  /** Values that it shows. */
  readonly shows?: readonly string[];
}
/** Kept in every market. */
const always: Readonly<Record<string, Duty>> = {
  'money-out': {
    what: 'taking the own money out',
    machines: ['withdrawal', 'payoutAccounts', 'withdrawalConfirmation'],
    calls: ['withdrawals.list', 'withdrawals.detail', 'confirmations.list'],
  },
  identity: { what: 'proving who one is, which a withdrawal may need', machines: ['identityDocuments'] },
  'own-limits': { what: 'the own limits and breaks', machines: ['limits', 'selfExclusion'] },
  'close-account': { what: 'closing the account', machines: ['accountClosure'] },
  help: {
    what: 'help',
    machines: ['customerService'],
    calls: ['system.help'],
    shows: ['settings.jurisdiction.helplineContact', 'settings.brand.supportEmail'],
  },
};
/** Kept where the market profile names them, or names none. */
const ofMarket: Readonly<Record<string, Duty>> = {
  complaints: { what: 'complaints and the answers to them', machines: ['feedback', 'inbox'] },
  'own-data': {
    what: 'the own data and agreements',
    machines: ['dataExport', 'messageSettings', 'promotionStop'],
  },
  'own-records': {
    what: 'the own records of play and money',
    machines: ['wallets'],
    calls: ['records.account', 'records.bets', 'records.statements', 'records.profit', 'care.history'],
  },
};
const legal: Duty = { what: 'a legal text' };

/** The duties of a market profile. */
const listDuties = (profile: JsonObject | null): readonly (readonly [name: string, duty: Duty])[] => {
  const named = profile?.['openOnBreak'];
  const chosen = Object.entries(ofMarket).filter(([name]) => !Array.isArray(named) || named.includes(name));
  return [...Object.entries(always), ...chosen];
};

const does = ({ machines = [], calls = [], shows = [] }: Duty, page: CompiledScreen): boolean =>
  Object.values(page.machines).some(({ use }) => machines.includes(use)) ||
  Object.values(page.data).some(({ call }) => calls.includes(call)) ||
  shows.some((path) => listScreenReads(page).has(path));

/** What of its duties a page is for; null where it has none. */
export const findDuty = (page: CompiledScreen, profile: JsonObject | null): Duty | null => {
  if (showsLegalText(page)) return legal;
  return listDuties(profile).find(([, duty]) => does(duty, page))?.[1] ?? null;
};

/** What has to be in sight while a flow asks for money, by its states. */
export interface MoneyDuty {
  readonly policy: 'fees-visible' | 'limits-visible';
  readonly states: readonly string[];
  /** Values of the flow. */
  readonly values: readonly string[];
}
export const moneyDuties: Readonly<Record<string, readonly MoneyDuty[]>> = {
  deposit: [
    { policy: 'fees-visible', states: ['entering', 'creating'], values: ['method.fee'] },
    {
      policy: 'fees-visible',
      states: ['paying.waiting', 'paying.checking', 'paying.confirming', 'proving', 'cancelling'],
      values: ['order.fee'],
    },
    {
      policy: 'limits-visible',
      states: ['entering', 'creating'],
      values: ['method.minimum', 'method.maximum'],
    },
  ],
  withdrawal: [
    { policy: 'fees-visible', states: ['editing', 'confirming', 'submitting'], values: ['terms.fee'] },
    {
      policy: 'limits-visible',
      states: ['editing'],
      values: ['terms.minimum', 'terms.maximum', 'terms.leftToday'],
    },
  ],
  moneyTransfer: [
    {
      policy: 'limits-visible',
      states: ['editing'],
      values: ['terms.minimum', 'terms.maximum', 'terms.left'],
    },
  ],
  lotteryBet: [
    {
      policy: 'limits-visible',
      states: ['choosing', 'reviewing'],
      values: ['sale.smallestBet', 'sale.largestBet'],
    },
  ],
  pointsConvert: [
    { policy: 'limits-visible', states: ['editing'], values: ['terms.minimum', 'terms.ratio'] },
  ],
};

/** Whether a player can pay in or stake on one of the pages. */
export const takesMoney = (pages: readonly CompiledScreen[]): boolean =>
  pages.some(({ machines }) =>
    Object.values(machines).some(({ use }) => use === 'deposit' || use === 'lotteryBet'),
  );

/** Duties of which no page of a site does anything, where one of its pages takes money. */
export const listMissing = (
  pages: readonly CompiledScreen[],
  profile: JsonObject | null,
): readonly (readonly [name: string, duty: Duty])[] =>
  takesMoney(pages) ? listDuties(profile).filter(([, duty]) => !pages.some((page) => does(duty, page))) : [];

/** What the frame of a site that takes money leads to from every page, as it does to paying in. */
const ofFrame: readonly Duty[] = [
  { what: 'taking the own money out', machines: ['withdrawal'] },
  { what: 'the own limits and breaks', machines: ['limits', 'selfExclusion'] },
  { what: 'the people who help', machines: ['customerService'], calls: ['system.help'] },
];

/** The duties of a frame, with the screens that do them. */
export const listFrameDuties = (
  screens: readonly CompiledScreen[],
): readonly (readonly [what: string, screens: ReadonlySet<CompiledScreen>])[] =>
  ofFrame.map((duty) => [duty.what, new Set(screens.filter((screen) => does(duty, screen)))]);

/** Policies that a market demands on every page, beside those of the build. */
export const listEveryPage = (profile: JsonObject | null): readonly string[] => {
  const named = profile?.['policiesOnEveryPage'];
  return Array.isArray(named)
    ? named.filter((name) => typeof name === 'string')
    : ['responsible-gaming-link'];
};
