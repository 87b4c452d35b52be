import type { JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { closedObject, flag, text, textOrNull, wholeOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export type CodePurpose = 'login' | 'register' | 'reset';
export interface SmsCodeContext {
  readonly purpose: CodePurpose;
  /** Whether a code is checked by a call of its own, or travels with the parent's call. */
  readonly isCheckedHere: boolean;
  readonly mobileNum: string | null;
  /** Numbers that got a message in this countdown: none gets a second one. */
  readonly sentTo: readonly string[];
  /** Minutes a code stays good, as the server said. */
  readonly expiredMinutes: number;
  /** Seconds to the next message, as the server said; null where it did not: then by the specification. */
  readonly resendSeconds: number | null;
  /** Whole seconds until a code may be asked for again. */
  readonly secondsLeft: number | null;
  /** Seconds to wait after too many requests. */
  readonly lockoutSeconds: number;
  readonly code: string | null;
  readonly error: string | null;
}
export interface SmsProjection {
  readonly [key: string]: string | number | boolean | null;
  readonly state: string;
  readonly secondsLeft: number | null;
  readonly maskedPhone: string | null;
  readonly busy: boolean;
  readonly error: string | null;
  /** A code may be asked for now. */
  readonly canRequest: boolean;
}
export const smsProjectionSchema: JsonSchema = closedObject({
  state: text,
  secondsLeft: wholeOrNull,
  maskedPhone: textOrNull,
  busy: flag,
  error: textOrNull,
  canRequest: flag,
});
export const noSms: SmsProjection = {
  state: 'idle',
  secondsLeft: null,
  maskedPhone: null,
  busy: false,
  error: null,
  canRequest: true,
};

/** Shows the last four digits and nothing of the rest. */
export function maskPhone(mobileNum: string): string {
  return `••• ${mobileNum.slice(-4)}`;
}
export function projectSmsCode(snapshot: SnapshotLike): SmsProjection {
  const context = snapshot.context as SmsCodeContext;
  const state = readStatePath(snapshot.value).replace(/^sent\./, '');
  const isCounting = state === 'waiting' || state === 'locked' || state === 'checking';
  return {
    state,
    secondsLeft: isCounting ? context.secondsLeft : null,
    maskedPhone: context.mobileNum === null ? null : maskPhone(context.mobileNum),
    busy: state === 'sending' || state === 'checking',
    error: context.error,
    canRequest: state === 'idle' || state === 'resendable' || state === 'expired',
  };
}
