import { compareDecimals } from '../../protocol/money/decimal.ts';
import { readMoney, tidyMoney, writeMoney } from '../../protocol/money/money.ts';
import { readPercent, writePercent } from '../../protocol/money/percent.ts';
import { nameErrorMessage } from '../error-message.ts';
import type { ContractTier, DraftTier } from './contract.context.ts';

/** Maximum number of steps, so that the offer stays readable. */
export const mostTiers = 8;
/** To so many accounts one order offers the same terms. */
export const mostAccounts = 50;

/** The highest rate that the offering side may give, and the currency of what must be reached. */
export interface OfferTerms {
  readonly ownRate: string;
  readonly currency: string;
  /** The tiers by which the offering side has its rate; left out where it may promise on any terms, as the house. */
  readonly ownTiers?: readonly ContractTier[];
}

/** Before a contract is there, nothing may be given. */
export const termsOf = (contract: OfferTerms | null): OfferTerms =>
  contract ?? { ownRate: '0', currency: '' };

/** What a tier pays besides its rate, as decimal text. */
export const fixedOf = ({ fixed = '0' }: Pick<ContractTier, 'fixed'>): string => fixed;
const paysFixed = (fixed: unknown, currency: string): boolean => (readMoney(fixed, currency) ?? 0n) > 0n;
/** A rate may be left empty where an amount is fixed. */
const isPaying = (rate: unknown, fixed: unknown, currency: string): boolean =>
  readRate(rate) > 0n || (paysFixed(fixed, currency) && (rate === '' || readPercent(rate) !== null));
const isReachable = (amount: unknown, currency: string): boolean =>
  (readMoney(amount, currency) ?? -1n) >= 0n;
const isTier = (value: unknown, currency: string): value is ContractTier => {
  if (typeof value !== 'object' || value === null) return false;
  const { bet, loss, members, rate, fixed = '0' } = value as Readonly<Record<string, unknown>>;
  return (
    isReachable(bet, currency) &&
    isReachable(loss, currency) &&
    isReachable(fixed, currency) &&
    isPaying(rate, fixed, currency) &&
    Number.isInteger(members) &&
    (members as number) >= 0 &&
    (members as number) <= 1_000_000
  );
};
const readRate = (rate: unknown): bigint => readPercent(rate) ?? 0n;

/**
 * A step up gives more, asks for more, and asks for less in nothing: one that asked for no more would
 * never be used.
 */
const isAbove = (tier: ContractTier, below: ContractTier): boolean =>
  readRate(tier.rate) >= readRate(below.rate) &&
  compareDecimals(fixedOf(tier), fixedOf(below)) !== -1 &&
  (readRate(tier.rate) > readRate(below.rate) || compareDecimals(fixedOf(tier), fixedOf(below)) === 1) &&
  compareDecimals(tier.bet, below.bet) !== -1 &&
  compareDecimals(tier.loss, below.loss) !== -1 &&
  tier.members >= below.members &&
  (compareDecimals(tier.bet, below.bet) === 1 ||
    compareDecimals(tier.loss, below.loss) === 1 ||
    tier.members > below.members);

/** Whether who reaches a tier below has brought all that an own tier asks for which pays no less in rate and amount. */
const isCoveredBy = (tier: ContractTier, ownTier: ContractTier): boolean =>
  readRate(ownTier.rate) >= readRate(tier.rate) &&
  compareDecimals(fixedOf(ownTier), fixedOf(tier)) !== -1 &&
  compareDecimals(ownTier.bet, tier.bet) !== 1 &&
  compareDecimals(ownTier.loss, tier.loss) !== 1 &&
  ownTier.members <= tier.members;
const isCovered = (tier: ContractTier, ownTiers: readonly ContractTier[]): boolean =>
  ownTiers.some((ownTier) => isCoveredBy(tier, ownTier));

/** Whether tiers promise nothing on easier terms than the own ones: each is covered by an own tier. */
export const areCovered = (tiers: readonly ContractTier[], ownTiers: readonly ContractTier[]): boolean =>
  tiers.every((tier) => isCovered(tier, ownTiers));

/** What is wrong with the tiers of an offer: `tiers` or `tiers.<place>` → message key (wire contract B3). */
export function nameTierFaults(
  tiers: unknown,
  { ownRate, currency, ownTiers }: OfferTerms,
): Readonly<Record<string, string>> {
  if (!Array.isArray(tiers) || tiers.length === 0) return { tiers: nameErrorMessage('field.required') };
  if (tiers.length > mostTiers) return { tiers: nameErrorMessage('contract.too-many-tiers') };
  const most = readRate(ownRate);
  const faults = tiers.flatMap((tier: unknown, place): (readonly [string, string])[] => {
    if (!isTier(tier, currency)) return [[`tiers.${place}`, nameErrorMessage('contract.tier-invalid')]];
    if (readRate(tier.rate) > most) return [[`tiers.${place}`, nameErrorMessage('contract.rate-too-high')]];
    if (ownTiers !== undefined && !isCovered(tier, ownTiers))
      return [[`tiers.${place}`, nameErrorMessage('contract.easier-terms')]];
    const below: unknown = place === 0 ? null : tiers[place - 1];
    return isTier(below, currency) && !isAbove(tier, below)
      ? [[`tiers.${place}`, nameErrorMessage('contract.not-rising')]]
      : [];
  });
  return Object.fromEntries(faults);
}

/** The highest rate among tiers, in per cent with two places; `0.00` where there is none. */
export function readTopRate(tiers: readonly ContractTier[]): string {
  const rates = tiers.map(({ rate }) => readRate(rate));
  return writePercent(rates.reduce((top, rate) => (rate > top ? rate : top), 0n));
}

/** The highest fixed amount among tiers, as decimal text of a currency; null where none pays one. */
export function readTopFixed(tiers: readonly ContractTier[], currency: string): string | null {
  const top = tiers
    .map((tier) => readMoney(fixedOf(tier), currency) ?? 0n)
    .reduce((most, fixed) => (fixed > most ? fixed : most), 0n);
  return top === 0n ? null : writeMoney(top, currency);
}

/** Decimal texts with all their places, whatever way they were typed; call it with tiers without a fault. */
export const tidyTiers = (tiers: readonly ContractTier[], currency: string): readonly ContractTier[] =>
  tiers.map(({ bet, loss, members, rate, fixed }) => ({
    bet: tidyMoney(bet, currency),
    loss: tidyMoney(loss, currency),
    members,
    rate: writePercent(readRate(rate)),
    ...(fixed !== undefined && paysFixed(fixed, currency) ? { fixed: tidyMoney(fixed, currency) } : {}),
  }));

/** The rows of the form for these tiers. An offer of nothing begins with one row that asks for nothing. */
export const draftOf = (tiers: readonly ContractTier[]): readonly DraftTier[] =>
  tiers.length === 0
    ? [{ key: '1', bet: '0', loss: '0', members: '0', rate: '', fixed: '0' }]
    : tiers.map((tier, place) => ({
        ...tier,
        key: String(place + 1),
        members: String(tier.members),
        fixed: fixedOf(tier),
      }));

/** What the rows say; a number that is none stays none, so that the check finds it. */
export const tiersOf = (draft: readonly DraftTier[]): readonly ContractTier[] =>
  draft.map(({ bet, loss, members, rate, fixed }) => ({
    bet,
    loss,
    members: /^\d{1,7}$/u.test(members) ? Number(members) : Number.NaN,
    rate,
    ...(fixed === '' || fixed === '0' ? {} : { fixed }),
  }));

/** One more row, which begins as the last one but for its rate. */
export const addRow = (draft: readonly DraftTier[]): readonly DraftTier[] => {
  const last = draft.at(-1) ?? { bet: '0', loss: '0', members: '0', fixed: '0' };
  const key = String(draft.reduce((top, row) => Math.max(top, Number(row.key)), 0) + 1);
  return [
    ...draft,
    { bet: last.bet, loss: last.loss, members: last.members, rate: '', fixed: last.fixed, key },
  ];
};
