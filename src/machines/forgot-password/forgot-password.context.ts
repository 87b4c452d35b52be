import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Lockout } from '../lockout.ts';
import type { Member } from '../member.ts';
import type { NewPassword } from '../new-password.ts';
import {
  closedObject,
  flag,
  listOf,
  oneOfTexts,
  text,
  textMap,
  textOrNull,
  wholeOrNull,
} from '../payload-schema.ts';
import { smsProjectionSchema, type SmsProjection } from '../sms-code/sms-code.context.ts';
import { readStatePath } from '../state-path.ts';

export type ResetTab = 'email' | 'phone';
export interface ForgotPasswordInput {
  /** Reset by phone is switched on (CHNGPASSVERIF3). Default false. */
  readonly phoneTab?: boolean;
}
/** What a reset by phone sends. */
export interface PhoneReset extends NewPassword {
  readonly mobileNum: string;
  readonly verificationCode: string;
}
/** Which messages leave the platform. */
export interface Senders {
  readonly sms: boolean;
  readonly email: boolean;
}
export interface ForgotPasswordContext extends Complaint, Lockout {
  readonly hasPhoneTab: boolean;
  readonly senders: Senders;
  readonly tab: ResetTab;
  readonly username: string;
  readonly email: string;
  readonly reset: PhoneReset | null;
  /** Kept after a reset by phone until the login with it has begun. */
  readonly password: string | null;
  readonly member: Member | null;
  readonly sms: SmsProjection;
}
export const forgotPasswordProjectionSchema: JsonSchema = closedObject({
  state: text,
  tab: oneOfTexts(['email', 'phone']),
  tabs: listOf(oneOfTexts(['email', 'phone'])),
  busy: flag,
  error: textOrNull,
  errors: textMap,
  sms: smsProjectionSchema,
  secondsLeft: wholeOrNull,
});
/** Ways that are switched on and that a message reaches. */
export const listTabs = ({
  hasPhoneTab,
  senders,
}: Pick<ForgotPasswordContext, 'hasPhoneTab' | 'senders'>): readonly ResetTab[] => [
  ...(senders.email ? (['email'] as const) : []),
  ...(hasPhoneTab && senders.sms ? (['phone'] as const) : []),
];
const busyStates: readonly string[] = ['mailing', 'resetting', 'loggingIn', 'loadingMember'];
export function projectForgotPassword(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as ForgotPasswordContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    tab: context.tab,
    tabs: [...listTabs(context)],
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    sms: context.sms,
    secondsLeft: state === 'locked' ? context.secondsLeft : null,
  };
}
