import { readAmount, writeAmount } from '../amount.ts';
import { nameErrorMessage } from '../error-message.ts';
import type { ContractTier, DraftTier } from './contract.context.ts';

/** More steps than this are read by nobody. */
export const mostTiers = 8;

const isTier = (value: unknown): value is ContractTier => {
  if (typeof value !== 'object' || value === null) return false;
  const { bet, loss, members, rate } = value as Readonly<Record<string, unknown>>;
  return (
    readAmount(bet) !== null &&
    readAmount(loss) !== null &&
    (readAmount(rate) ?? 0n) > 0n &&
    Number.isInteger(members) &&
    (members as number) >= 0 &&
    (members as number) <= 1_000_000
  );
};
const read = (amount: string): bigint => readAmount(amount) ?? 0n;

/**
 * A step up gives more, asks for more, and asks for less in nothing: one that asked for no more would
 * never be used.
 */
const isAbove = (tier: ContractTier, below: ContractTier): boolean =>
  read(tier.rate) > read(below.rate) &&
  read(tier.bet) >= read(below.bet) &&
  read(tier.loss) >= read(below.loss) &&
  tier.members >= below.members &&
  (read(tier.bet) > read(below.bet) || read(tier.loss) > read(below.loss) || tier.members > below.members);

/** What is wrong with the tiers of an offer: `tiers` or `tiers.<place>` → message key (wire contract B3). */
export function nameTierFaults(tiers: unknown, ownRate: string): Readonly<Record<string, string>> {
  if (!Array.isArray(tiers) || tiers.length === 0) return { tiers: nameErrorMessage('field.required') };
  if (tiers.length > mostTiers) return { tiers: nameErrorMessage('contract.too-many-tiers') };
  const most = read(ownRate);
  const faults = tiers.flatMap((tier: unknown, place): (readonly [string, string])[] => {
    if (!isTier(tier)) return [[`tiers.${place}`, nameErrorMessage('contract.tier-invalid')]];
    if (read(tier.rate) > most) return [[`tiers.${place}`, nameErrorMessage('contract.rate-too-high')]];
    const below: unknown = place === 0 ? null : tiers[place - 1];
    return isTier(below) && !isAbove(tier, below)
      ? [[`tiers.${place}`, nameErrorMessage('contract.not-rising')]]
      : [];
  });
  return Object.fromEntries(faults);
}

/** The highest rate among tiers, in per cent with two places; `0.00` where there is none. */
export function readTopRate(tiers: readonly ContractTier[]): string {
  const rates = tiers.map(({ rate }) => read(rate));
  return writeAmount(rates.reduce((top, rate) => (rate > top ? rate : top), 0n));
}

/** Decimal texts with two places, whatever way they were typed; call it with tiers without a fault. */
export const tidyTiers = (tiers: readonly ContractTier[]): readonly ContractTier[] =>
  tiers.map(({ bet, loss, members, rate }) => ({
    bet: writeAmount(read(bet)),
    loss: writeAmount(read(loss)),
    members,
    rate: writeAmount(read(rate)),
  }));

/** The rows of the form for these tiers. An offer of nothing begins with one row that asks for nothing. */
export const draftOf = (tiers: readonly ContractTier[]): readonly DraftTier[] =>
  tiers.length === 0
    ? [{ key: '1', bet: '0', loss: '0', members: '0', rate: '' }]
    : tiers.map((tier, place) => ({ ...tier, key: String(place + 1), members: String(tier.members) }));

/** What the rows say; a number that is none stays none, so that the check finds it. */
export const tiersOf = (draft: readonly DraftTier[]): readonly ContractTier[] =>
  draft.map(({ bet, loss, members, rate }) => ({
    bet,
    loss,
    members: /^\d{1,7}$/u.test(members) ? Number(members) : Number.NaN,
    rate,
  }));

/** One more row, which begins as the last one but for its rate. */
export const addRow = (draft: readonly DraftTier[]): readonly DraftTier[] => {
  const last = draft.at(-1) ?? { bet: '0', loss: '0', members: '0' };
  const key = String(draft.reduce((top, row) => Math.max(top, Number(row.key)), 0) + 1);
  return [...draft, { bet: last.bet, loss: last.loss, members: last.members, rate: '', key }];
};
