import type { ContractsConsolidatedValue } from '../../../src/protocol/generated/wire-types.ts';
import type { ContractTier } from '../../../src/machines/contract/contract.context.ts';
import type { StoredContract, StoredTerms } from './contract-store.ts';
import { readRate } from './own-rates.ts';
import type { StoredStatus } from './tables.ts';

type Rows<Set extends keyof ContractsConsolidatedValue> = NonNullable<
  ContractsConsolidatedValue[Set]['CONS']
>;
export type DividendRow = Rows<'divtypereq'>[number];
export type DailyRow = Rows<'dailysalreqtype'>[number];
export type HourlyRow = Rows<'contracthoursalreq'>[number];

/** What one contract says to its downline: the terms in force, or those proposed. */
export interface WireTerms extends StoredTerms {
  readonly contract: StoredContract;
  readonly status: StoredStatus;
  readonly endsDownline: boolean;
  readonly endsBelow: number;
  readonly endReason: string;
  readonly uplineName: string;
}

/** `12.50` per cent → `0.1250`. */
const writeShare = (rate: string): string => {
  const digits = readRate(rate).toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};
const flagOf = (isSet: boolean): 'Y' | 'N' => (isSet ? 'Y' : 'N');

const toHead = ({ contract, status, endsDownline, endsBelow, endReason, uplineName }: WireTerms) => ({
  status,
  version: contract.version,
  askedBy: contract.askedBy,
  downlineHigherRate: flagOf(endsDownline),
  endsBelow,
  endReason,
  uplineName,
});

/** One row for each tier (wire contract A7). */
export const toDividendRows = (terms: WireTerms): DividendRow[] =>
  terms.tiers.map(({ bet, loss, members, rate }) => ({
    id: terms.contract.id,
    minimumBet: bet,
    netLoss: loss,
    activeMember: members,
    contractRate: writeShare(rate),
    period: terms.period,
    ...toHead(terms),
  }));

/** What a tier pays: a share, a fixed amount, or both one after the other. */
function listDetails({ members, rate, fixed }: ContractTier) {
  const share = { activeMember: members, rateType: 'P' as const, rate: writeShare(rate) };
  if (fixed === undefined) return [share];
  const amount = { activeMember: members, rateType: 'F' as const, rate: fixed };
  return readRate(rate) === 0n ? [amount] : [share, amount];
}

/** One row with all tiers; daily and real-time salary have the same shape. */
export const toDailyRows = (terms: WireTerms): DailyRow[] => [
  {
    id: terms.contract.id,
    ...toHead(terms),
    details: terms.tiers.flatMap((tier) =>
      listDetails(tier).map((detail) => ({ betVolume: tier.bet, ...detail })),
    ),
  },
];

/** The same in the words of the hourly salary. */
export const toHourlyRows = (terms: WireTerms): HourlyRow[] => [
  {
    contractId: terms.contract.id,
    ...toHead(terms),
    hourSalaryRates: terms.tiers.flatMap((tier) =>
      listDetails(tier).map((detail) => ({ minimumBet: tier.bet, ...detail })),
    ),
  },
];
