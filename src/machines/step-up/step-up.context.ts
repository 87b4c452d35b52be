import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Member } from '../member.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export const stepUpMethods = ['sms', 'email', 'payeeName', 'authenticator'] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

/** One way an account has to prove itself, with as much of the address as may be shown. */
export interface StepUpOption {
  readonly method: StepUpMethod;
  /** Masked number or address; empty for a name or an authenticator. */
  readonly masked: string;
}
export const stepUpOptionSchema: JsonSchema = closedObject({
  method: oneOfTexts(stepUpMethods),
  masked: text,
});

export interface StepUpInput {
  readonly options: readonly StepUpOption[];
  /** Good for this one login; ten minutes. */
  readonly ticket: string;
}
export interface StepUpContext extends Complaint {
  readonly options: readonly StepUpOption[];
  readonly ticket: string | null;
  readonly method: StepUpMethod | null;
  readonly answer: string | null;
  readonly trustsDevice: boolean;
  readonly attemptsLeft: number;
  /** Whole seconds until another code may be asked for; null when one may. */
  readonly secondsLeft: number | null;
  readonly isSent: boolean;
  readonly member: Member | null;
}
export const stepUpProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  options: listOf(stepUpOptionSchema),
  method: textOrNull,
  masked: textOrNull,
  isSent: flag,
  canSend: flag,
  secondsLeft: wholeOrNull,
  attemptsLeft: whole,
});
/** Methods whose answer is a code that is sent. */
export function isSentMethod(method: StepUpMethod | null): boolean {
  return method === 'sms' || method === 'email';
}
export function projectStepUp(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as StepUpContext;
  const state = readStatePath(snapshot.value);
  const option = context.options.find(({ method }) => method === context.method);
  return {
    state,
    busy: state === 'answering.sending' || state === 'checking' || state === 'loadingMember',
    error: context.error,
    errors: { ...context.errors },
    options: context.options.map((one) => ({ ...one })),
    method: context.method,
    masked: option?.masked ?? null,
    isSent: context.isSent,
    canSend: isSentMethod(context.method) && state === 'answering.open',
    secondsLeft: state === 'answering.counting' ? context.secondsLeft : null,
    attemptsLeft: context.attemptsLeft,
  };
}
