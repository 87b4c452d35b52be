import { contractKindShape } from '../../protocol/generated/shapes/contract-kind.ts';
import { contractShape } from '../../protocol/generated/shapes/contract.ts';
import type { FlowContext } from '../define-flow.ts';
import { closedObject, listOf, oneOfTexts, orNull, propertiesOf, withSamples } from '../payload-schema.ts';
import type { ValueOf, ValuesOf } from '../payload-schema.ts';
import { flag, identity, text } from '../value-kinds.ts';

export type ContractKind = ValueOf<typeof contractKindShape>;
export const contractSides = ['upline', 'downline'] as const;
export type ContractSide = (typeof contractSides)[number];
/**
 * A contract between an agent and the one above. Its status is by the platform's letters: offered P, offered
 * again after a change E, active A, rejected R, active with a request to end it V, ended C (wire contract A7).
 */
export type Contract = ValueOf<typeof contractShape>;
export type ContractStatus = Contract['status'];
/** How often a dividend is settled: by the day, the week, half a month, the month (wire contract B3). */
export type ContractPeriod = Contract['period'];
/** One step of a contract: what must be reached, by valid bet, net loss and members, for which rate and fixed amount. */
export type ContractTier = Contract['tiers'][number];
export const draftFields = ['bet', 'loss', 'members', 'rate', 'fixed'] as const;
export type DraftField = (typeof draftFields)[number];
export const contractSteps = [
  ...(['offer', 'accept', 'reject', 'requestEnd'] as const),
  ...(['agreeEnd', 'declineEnd', 'takeBackEnd'] as const),
] as const;
export type ContractStep = (typeof contractSteps)[number];
/** Characters of the reason that a side gives for a step, as people count them. */
export const longestReason = 140;
export const isReasonTooLong = (reason: string): boolean => [...reason.trim()].length > longestReason;
const query = {
  kind: withSamples(contractKindShape, ['dividend']),
  /** Product code, or CONS for all products together. */
  product: withSamples(text, ['CONS']),
  side: oneOfTexts(contractSides),
  /** The downline's account, on the upline's side. */
  account: withSamples(text, ['downline1']),
};
export const contractInput = closedObject(query);
export type ContractInput = ValueOf<typeof contractInput>;
/** A tier while it is typed: all texts, perhaps empty. `key` names the row. */
export const draftTier = { key: identity, bet: text, loss: text, members: text, rate: text, fixed: text };
export type DraftTier = ValuesOf<typeof draftTier>;
export const contractValues = {
  ...query,
  contract: orNull(contractShape),
  step: orNull(oneOfTexts(contractSteps)),
  /** The offer as it is typed; empty while none is. */
  draft: listOf(closedObject(draftTier)),
  period: propertiesOf(contractShape).period,
  /** Why the end is asked for, as it is typed. */
  reason: text,
  /** Whether a submit was attempted; from then on every fault is shown immediately. */
  isChecked: flag,
};
export type ContractContext = FlowContext<typeof contractValues>;
/** Whether a step asks for the end of a contract, or agrees to it: contracts below may end with this one. */
export const leadsToEnd = (step: ContractStep | null): boolean =>
  step === 'requestEnd' || step === 'agreeEnd';
