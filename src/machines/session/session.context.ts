import type { JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { isAgentType, isTrialType, memberSchema, type Member } from '../member.ts';
import { closedObject, flag, oneOfTexts, text, textOrNull, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** Why a session ended, as a person needs to know it. */
export const lossReasons = [
  'expired',
  'otherDevice',
  'otherTab',
  'accountMissing',
  'network',
  'signedOut',
  'onBreak',
] as const;
export type LossReason = (typeof lossReasons)[number];
export interface SessionContext {
  readonly member: Member | null;
  readonly reason: LossReason | null;
  /** Message key of the last failed refresh. */
  readonly error: string | null;
}

/**
 * `isAgent` opens the agent area (types 1, 2, 41, 42); `isTrial` is type 4, which the specification's
 * agent flag also names but which is barred from member and agent pages (sections 4 and 6).
 */
export const sessionProjectionSchema: JsonSchema = closedObject({
  state: oneOfTexts(['booting', 'visitor', 'member']),
  step: text,
  account: textOrNull,
  nickname: textOrNull,
  type: wholeOrNull,
  isAgent: flag,
  isTrial: flag,
  reason: { type: ['string', 'null'], enum: [...lossReasons, null] },
  busy: flag,
  error: textOrNull,
  member: { anyOf: [memberSchema, { type: 'null' }] },
});
export function projectSession(snapshot: SnapshotLike) {
  const { member, reason, error } = snapshot.context as SessionContext;
  const step = readStatePath(snapshot.value);
  const type = member?.type ?? null;
  return {
    state: step.startsWith('member') ? 'member' : step === 'booting' ? 'booting' : 'visitor',
    step,
    account: member?.account ?? null,
    nickname: member?.nickname ?? null,
    type,
    isAgent: type !== null && isAgentType(type),
    isTrial: type !== null && isTrialType(type),
    reason,
    busy: step === 'booting' || step === 'member.loggingOut' || step === 'member.refreshing',
    error,
    member: member === null ? null : { ...member },
  };
}
