import { readAmount } from '../amount.ts';
import { nameErrorMessage } from '../error-message.ts';
import type { ContractTier } from './contract.context.ts';

const isTier = (value: unknown): value is ContractTier => {
  if (typeof value !== 'object' || value === null) return false;
  const { amount, members, rate } = value as Readonly<Record<string, unknown>>;
  return (
    readAmount(amount) !== null &&
    readAmount(rate) !== null &&
    Number.isInteger(members) &&
    (members as number) >= 0
  );
};
/** Higher in every part: a step up that asks for no more would never be used. */
const isAbove = (tier: ContractTier, below: ContractTier): boolean =>
  (readAmount(tier.amount) ?? 0n) > (readAmount(below.amount) ?? 0n) &&
  tier.members >= below.members &&
  (readAmount(tier.rate) ?? 0n) > (readAmount(below.rate) ?? 0n);

/** What is wrong with the tiers of an offer: `tiers` or `tiers.<place>` → message key (wire contract B3). */
export function nameTierFaults(tiers: unknown, ownRate: string): Readonly<Record<string, string>> {
  if (!Array.isArray(tiers) || tiers.length === 0) return { tiers: nameErrorMessage('field.required') };
  const most = readAmount(ownRate) ?? 0n;
  const faults = tiers.flatMap((tier: unknown, place): (readonly [string, string])[] => {
    if (!isTier(tier)) return [[`tiers.${place}`, nameErrorMessage('contract.tier-invalid')]];
    if ((readAmount(tier.rate) ?? 0n) > most) {
      return [[`tiers.${place}`, nameErrorMessage('contract.rate-too-high')]];
    }
    const below: unknown = place === 0 ? null : tiers[place - 1];
    return isTier(below) && !isAbove(tier, below)
      ? [[`tiers.${place}`, nameErrorMessage('contract.not-rising')]]
      : [];
  });
  return Object.fromEntries(faults);
}
