import type { Json } from '../json/json.ts';
import { unitOf, writeMoney } from '../money/money.ts';
import { contractRules } from './contract-rules.ts';
import type { DeskState, DeskValues } from './define-desk.ts';
import { startValues } from './start-values.ts';
import { agentRebates } from './agent-rebates.ts';
import { depositMethods } from './deposit-methods.ts';
import { envelopePlan } from './envelopes.ts';
import { leaderboardPrizes } from './leaderboard-prizes.ts';
import { memberLevels } from './member-levels.ts';
import { pointSettings } from './points.ts';
import { rebateRates, rebateSettings } from './rebates.ts';
import { referralSettings } from './referrals.ts';

type Facts = Pick<DeskState, 'choices' | 'columns' | 'currency'>;
type FirstSet = (facts: Facts) => DeskValues;

/** A small deposit in whole units, by the currency of the market; all other amounts are so many of it. */
const smallDeposits: Readonly<Record<string, number>> = {
  PHP: 100,
  USD: 5,
  EUR: 5,
  GBP: 5,
  JPY: 500,
  KRW: 5_000,
  INR: 100,
  THB: 100,
  IDR: 20_000,
  VND: 50_000,
  MYR: 10,
  BRL: 20,
  MXN: 50,
};
const usualDeposit = 100;
/** So many small deposits, as an amount of the site; in hundredths of one, so that no fraction is reckoned. */
const amount = ({ currency }: Facts, hundredths: number): string =>
  writeMoney(
    (BigInt(smallDeposits[currency] ?? usualDeposit) * unitOf(currency) * BigInt(hundredths)) / 100n,
    currency,
  );
const words = (title: string, text?: string): Json => ({
  EN: text === undefined ? { title } : { title, text },
});

const levels = [
  ['Bronze', 0],
  ['Silver', 100],
  ['Gold', 1_000],
  ['Platinum', 5_000],
  ['Diamond', 20_000],
] as const;
const firstLevels: FirstSet = (facts) => ({
  rows: levels.map(([name, deposits], index) => ({
    rank: index + 1,
    texts: words(name),
    totalBets: amount(facts, deposits * 100),
    monthBets: amount(facts, deposits * 10),
    keepBets: amount(facts, deposits * 5),
    bonus: amount(facts, deposits),
    bonusTexts: words(`${name} bonus`),
    bonusWagering: 1,
    bonusDays: 30,
  })),
});
/** A rate that rises by the row, the same for each product. */
const rising = (from: number, step: number, name: string, { choices, columns }: Facts): DeskValues => ({
  [name]: Object.fromEntries(
    (choices[name] ?? []).map(({ value }, row) => [
      value,
      Object.fromEntries(columns.map((column) => [column.value, (from + step * row).toFixed(2)])),
    ]),
  ),
});
const firstPrizes: FirstSet = (facts) => ({
  rows: [5_000, 2_500, 1_000].map((hundredths, index) => ({
    place: index + 1,
    texts: words(['First place', 'Second place', 'Third place'][index] ?? ''),
    pays: amount(facts, hundredths),
    points: 0,
    wagering: 1,
  })),
});

/**
 * What a desk may begin with, sound for the currency of the site: it fills the form and is changed and proposed like
 * any change.
 */
export const firstSets: Readonly<Record<string, FirstSet>> = {
  [depositMethods.name]: (facts) => ({
    ...startValues(depositMethods),
    id: 'bank-transfer',
    kind: 'account',
    texts: words('Bank transfer', 'Send it to our account, then tell us.'),
    minimum: amount(facts, 100),
    maximum: amount(facts, 50_000),
    fee: amount(facts, 0),
    quick: [100, 500, 1_000, 5_000].map((hundredths) => amount(facts, hundredths)),
  }),
  [memberLevels.name]: firstLevels,
  [rebateRates.name]: (facts) => rising(0.3, 0.1, 'rates', facts),
  [rebateSettings.name]: (facts) => ({ automatic: false, minimum: amount(facts, 1), claimDays: 7 }),
  [pointSettings.name]: (facts) => ({ ratio: 100, minimum: 100, betsPerPoint: amount(facts, 100) }),
  [envelopePlan.name]: (facts) => ({
    texts: words('Red envelopes'),
    everyMinutes: 240,
    openMinutes: 10,
    grabs: 1,
    least: amount(facts, 1),
    most: amount(facts, 20),
    budget: amount(facts, 1_000),
  }),
  [leaderboardPrizes.name]: firstPrizes,
  [referralSettings.name]: (facts) => ({
    leastBets: amount(facts, 1_000),
    pays: amount(facts, 100),
    wagering: 1,
    claimDays: 14,
    texts: words('Refer a friend', 'A bonus when your friend has played.'),
  }),
  [agentRebates.name]: (facts) => rising(0.5, 0, 'most', facts),
  ...Object.fromEntries(
    contractRules.map(([kind, { name }]): [string, FirstSet] => [
      name,
      (facts) => ({
        activeBets: amount(facts, { dividend: 1_000, daily: 1_000, hourly: 100, realTime: 20 }[kind]),
        activeDeposits: amount(facts, 0),
        ...(kind === 'dividend' ? { carriesOver: true } : {}),
      }),
    ]),
  ),
};
