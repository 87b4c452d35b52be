import { breakDetailsSchema, breakRefusal } from '../route-to-break.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { memberSchema } from '../member.ts';
import { newPassword, newSecrets } from '../new-password.ts';
import { closedObject, listOf, oneOfTexts, optionalObject, orNull } from '../payload-schema.ts';
import { withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { questionRefusals, showQuestion } from '../security-questions/security-question.ts';
import { loadMemberService, loginEffectSchemas } from '../login-effects.ts';
import { summarizeSms } from '../sms-code/invoke-sms.ts';
import { smsProjection } from '../sms-code/sms-code.contract.ts';
import {
  flag,
  messageKey,
  noPayload,
  secretText,
  switchFlag,
  text,
  textMap,
  integer,
} from '../value-kinds.ts';

const tab = oneOfTexts(['email', 'phone']);
export type ResetTab = ValueOf<typeof tab>;
/** Whether reset by phone is switched on (CHNGPASSVERIF3). Default false. */
const forgotPasswordInput = optionalObject({ phoneTab: switchFlag(false) });
/** What a reset by phone sends. */
const phoneResetSchema = closedObject({ mobileNum: text, verificationCode: text, ...newPassword });
export type PhoneReset = ValueOf<typeof phoneResetSchema>;
/** Which messages leave the platform. */
const sendersSchema = closedObject({ sms: flag, email: flag });
export type Senders = ValueOf<typeof sendersSchema>;
const fields = { tab, sms: smsProjection.projection };
const hidden = {
  hasPhoneTab: flag,
  senders: sendersSchema,
  username: text,
  email: text,
  /** Kept until the server has said whether it asks a question besides. */
  reset: orNull(phoneResetSchema),
  answer: orNull(text),
  /** Kept after a reset by phone until the login with it has begun. */
  password: orNull(text),
  member: orNull(memberSchema),
};
export type ForgotPasswordContext = FlowContext<typeof fields & typeof hidden> &
  Lockout & {
    /** Key of the security question that waits for an answer; null where none does. */
    readonly question: string | null;
  };
/** Ways that are switched on and that a message reaches. */
export function listTabs(
  context: Pick<ForgotPasswordContext, 'hasPhoneTab' | 'senders'>,
): readonly ResetTab[] {
  const { senders, hasPhoneTab } = context;
  return (['email', 'phone'] as const).filter((one) =>
    one === 'email' ? senders.email : hasPhoneTab && senders.sms,
  );
}
const typed = { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };
const byPhone = { mobileNum: '+639171234567', verificationCode: '123456' };
/** A forgotten password, by email or by phone (specification, sections 3, 4 and 7). */
export const forgotPasswordContract = defineFlow({
  id: 'forgotPassword',
  summary: 'Resets a password: a link by e-mail, or a code by phone and then straight into the account.',
  events: {
    'tab.select': closedObject({ tab }),
    'form.submit': filledForm(
      { username: 'player', email: 'player@example.com' },
      { ...byPhone, ...typed },
      { username: '', mobileNum: '12' },
    ),
    'answer.submit': filledForm({ answer: 'Mango' }, { answer: ' ' }),
    'form.reset': noPayload,
    'code.request': closedObject({ mobileNum: withSamples(text, ['+639171234567']) }),
    'login.open': noPayload,
  },
  children: { sms: 'smsCode' },
  effects: {
    ...loginEffectSchemas,
    ...withoutPayload('openLogin', 'showAfterLogin'),
    openBreak: breakDetailsSchema,
  },
  leaving: ['openLogin', 'openBreak', 'closeLogin', 'goHome'],
  shows: {
    errors: textMap,
    ...fields,
    tabs: listOf(tab),
    secondsLeft: orNull(integer),
    question: messageKey,
  },
  quiet: ['loading'],
  read: (context: ForgotPasswordContext, state) => ({
    tabs: listTabs(context),
    ...showLockout(context, state),
    ...showQuestion(context.question),
  }),
  states: {
    server: ['loading', 'mailing', 'resetting', 'proving', 'loggingIn', 'loadingMember'],
    person: ['mailed', 'changed'],
    timer: ['locked'],
    final: ['succeeded'],
    form: ['editing', 'answering'],
    resting: { unreachable: 'No message leaves: what is left is to ask customer service.' },
  },
  input: forgotPasswordInput,
  services: {
    loadSenders: call({}, sendersSchema, [
      done('both', { sms: true, email: true }),
      done('only SMS', { sms: true, email: false }),
      done('only e-mail', { sms: false, email: true }),
      done('none', { sms: false, email: false }),
    ]),
    // The answer is the same whether or not the account exists, so that it does not reveal who has one.
    resetByEmail: callOnce({ username: text, email: text }, {}, [done('sent', {}), throttled(300)]),
    resetByPhone: callOnce(
      { mobileNum: text, verificationCode: secretText, ...newSecrets, answer: secretText },
      { username: text },
      [
        done('changed', { username: 'player' }),
        failedAt('verificationCode', 'wrong code', 'sms.code-wrong'),
        failed('code expired', 'sms.code-expired'),
        ...questionRefusals,
        throttled(300),
      ],
    ),
    logIn: callOnce({ username: text, password: secretText }, { token: text }, [
      done('right', { token: 'token-1' }),
      failed('wrong', 'login.failed', { value: { captcha: false } }),
      breakRefusal,
    ]),
    loadMember: loadMemberService,
  },
  delays: ['resetLockout'],
  secrets: ['reset', 'password', 'newPassword', 'confirmNewPassword', 'verificationCode', 'answer', 'token'],
  bounded: boundedBy<ForgotPasswordContext>({
    has: ['error', 'reset', 'password', 'question'],
    keep: ['tab'],
    also: (context) => ({ tabs: listTabs(context), sms: summarizeSms(context.sms) }),
  }),
});
