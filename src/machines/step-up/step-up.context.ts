import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Member } from '../member.ts';
import type { ChangeReason, PasswordChange } from '../new-password.ts';
import {
  closedObject,
  flag,
  listOf,
  text,
  textMap,
  textOrNull,
  whole,
  wholeOrNull,
} from '../payload-schema.ts';
import {
  stepUpOptionSchema,
  type StepUpHandover,
  type StepUpMethod,
  type StepUpOption,
} from '../step-up-handover.ts';
import { readStatePath } from '../state-path.ts';

export type { StepUpMethod };
export interface StepUpInput extends StepUpHandover {
  /** An expired password must be changed (PWDEXPFORCECHANGE3). Default false. */
  readonly expiryRule?: boolean;
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
  readonly hasExpiryRule: boolean;
  /** The place is proven, and the password that began the login may not stay. */
  readonly changeReason: ChangeReason | null;
  /** From the press until the call has begun. */
  readonly change: PasswordChange | null;
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
  maskedPhone: text,
  maskedEmail: text,
  hasSms: flag,
  hasEmail: flag,
  hasPayeeName: flag,
  hasAuthenticator: flag,
  changeReason: { type: ['string', 'null'], enum: ['default', 'expired', null] },
  /** Nothing but a code of the authenticator finishes this login. */
  isSecondFactor: flag,
});
const busyStates: readonly string[] = ['answering.sending', 'checking', 'savingPassword', 'loadingMember'];
/** Methods whose answer is a code that is sent. */
export function isSentMethod(method: StepUpMethod | null): boolean {
  return method === 'sms' || method === 'email';
}
export function isSecondFactor(options: readonly StepUpOption[]): boolean {
  return options.length === 1 && options[0]?.method === 'authenticator';
}
export function projectStepUp(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as StepUpContext;
  const state = readStatePath(snapshot.value);
  const find = (wanted: StepUpMethod | null): StepUpOption | undefined =>
    context.options.find(({ method }) => method === wanted);
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    options: context.options.map((one) => ({ ...one })),
    method: context.method,
    masked: find(context.method)?.masked ?? null,
    isSent: context.isSent,
    canSend: isSentMethod(context.method) && state === 'answering.open',
    secondsLeft: state === 'answering.counting' ? context.secondsLeft : null,
    attemptsLeft: context.attemptsLeft,
    maskedPhone: find('sms')?.masked ?? '',
    maskedEmail: find('email')?.masked ?? '',
    hasSms: find('sms') !== undefined,
    hasEmail: find('email') !== undefined,
    hasPayeeName: find('payeeName') !== undefined,
    hasAuthenticator: find('authenticator') !== undefined,
    changeReason: context.changeReason,
    isSecondFactor: isSecondFactor(context.options),
  };
}
