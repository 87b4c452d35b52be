import type { FlowContext } from '../define-flow.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples } from '../payload-schema.ts';
import type { ValueOf, ValuesOf } from '../payload-schema.ts';
import { flag, text, integer } from '../value-kinds.ts';

export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractKind = (typeof contractKinds)[number];
export const contractSides = ['upline', 'downline'] as const;
export type ContractSide = (typeof contractSides)[number];
/**
 * Where a contract stands, by the platform's letters: offered P, offered again after a change E, active A,
 * rejected R, active with a request to end it V, ended C (wire contract A7).
 */
export const contractStatuses = ['none', 'P', 'E', 'A', 'R', 'V', 'C'] as const;
export type ContractStatus = (typeof contractStatuses)[number];
/** How often a dividend is settled: by the day, the week, half a month, the month (wire contract B3). */
export const contractPeriods = ['D', 'W', 'H', 'M'] as const;
export type ContractPeriod = (typeof contractPeriods)[number];
export const draftFields = ['bet', 'loss', 'members', 'rate'] as const;
export type DraftField = (typeof draftFields)[number];
/** One step of a contract: what must be reached, by valid bet, net loss and members, for which rate. */
export const contractTierSchema = closedObject({
  /** Valid bet of the team; decimal text. */
  bet: text,
  /** Net loss of the team; decimal text, zero for salaries. */
  loss: text,
  /** Active members. */
  members: integer,
  /** Per cent, decimal text. */
  rate: text,
});
export type ContractTier = ValueOf<typeof contractTierSchema>;
export const contractSchema = closedObject({
  id: text,
  status: oneOfTexts(contractStatuses),
  /** Counts the offers; a step names the one it answers. */
  version: integer,
  period: oneOfTexts(contractPeriods),
  tiers: listOf(contractTierSchema),
  /** The highest rate that the offering side has itself, in per cent. */
  ownRate: text,
  /** Of what must be reached; ISO 4217. */
  currency: text,
  /** Accepting ends a downline's contract, whose rate is higher. */
  endsDownline: flag,
  /** Contracts in force below, through all levels, that end with this one. */
  endsBelow: integer,
  /** The side that asked to end the contract; null if neither did. */
  askedBy: orNull(oneOfTexts(contractSides)),
});
export type Contract = ValueOf<typeof contractSchema>;
export const contractSteps = ['offer', 'accept', 'reject', 'requestEnd', 'agreeEnd', 'declineEnd'] as const;
export type ContractStep = (typeof contractSteps)[number];
const asked = {
  kind: withSamples(oneOfTexts(contractKinds), ['dividend']),
  /** Product code, or CONS for all products together. */
  product: withSamples(text, ['CONS']),
  side: oneOfTexts(contractSides),
  /** The downline's account, on the upline's side. */
  account: withSamples(text, ['downline1']),
};
export const contractInput = closedObject(asked);
export type ContractInput = ValueOf<typeof contractInput>;
/** A tier while it is typed: all texts, perhaps empty. `key` names the row. */
export const draftTier = { key: text, bet: text, loss: text, members: text, rate: text };
export type DraftTier = ValuesOf<typeof draftTier>;
export const contractValues = {
  ...asked,
  contract: orNull(contractSchema),
  step: orNull(oneOfTexts(contractSteps)),
  /** The offer as it is typed; empty while none is. */
  draft: listOf(closedObject(draftTier)),
  period: oneOfTexts(contractPeriods),
  /** Whether a submit was attempted; from then on every fault is shown immediately. */
  isChecked: flag,
};
export type ContractContext = FlowContext<typeof contractValues>;
/** Whether a step asks for the end of a contract, or agrees to it: contracts below may end with this one. */
export const leadsToEnd = (step: ContractStep | null): boolean =>
  step === 'requestEnd' || step === 'agreeEnd';
