import { breakDetailsSchema, breakRefusal } from '../route-to-break.ts';
import { changePasswordService } from '../change-password/change-password-service.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { memberSchema } from '../member.ts';
import { changeReason, passwordChangeSchema } from '../new-password.ts';
import { closedObject, listOf, oneOfTexts, orNull } from '../payload-schema.ts';
import { withSamples } from '../payload-schema.ts';
import { callOnce, done, failed, throttled } from '../service-contract.ts';
import { loadMemberService, loginEffectSchemas } from '../login-effects.ts';
import { stepUpMethods, stepUpOptionSchema } from '../route-to-step-up.ts';
import type { StepUpMethod, StepUpOption } from '../route-to-step-up.ts';
import { flag, noPayload, secretText, switchFlag, text, textMap, integer } from '../value-kinds.ts';

export type { StepUpMethod };
const options = listOf(stepUpOptionSchema);
const everyOption = [
  { method: 'sms', masked: '••• 4567' },
  { method: 'email', masked: 'p•••@lumina.example' },
  { method: 'payeeName', masked: '' },
  { method: 'authenticator', masked: '' },
  { method: 'passkey', masked: '' },
];
const stepUpInput = closedObject(
  {
    options: withSamples(options, [everyOption, [{ method: 'authenticator', masked: '' }]]),
    ticket: withSamples(secretText, ['ticket-1']),
    /** An expired password must be changed (PWDEXPFORCECHANGE3). Default false. */
    expiryRule: switchFlag(false),
  },
  ['expiryRule'],
);
const fields = {
  options,
  attemptsLeft: integer,
  isSent: flag,
  /** The place is proven, and the password that began the login may not stay. */
  changeReason: orNull(changeReason),
};
const hidden = {
  ticket: orNull(text),
  method: orNull(oneOfTexts(stepUpMethods)),
  answer: orNull(text),
  trustsDevice: flag,
  /** Whole seconds until another code may be asked for; null when one may. */
  secondsLeft: orNull(integer),
  hasExpiryRule: flag,
  /** From the press until the call has begun. */
  change: orNull(passwordChangeSchema),
  member: orNull(memberSchema),
};
export type StepUpContext = FlowContext<typeof fields & typeof hidden>;
/** Methods whose answer is a code that is sent. */
export function isSentMethod(method: StepUpMethod | null): boolean {
  return method === 'sms' || method === 'email';
}
/** Nothing but what the member holds is offered: an authenticator, a passkey. */
export function isSecondFactor(options: readonly StepUpOption[]): boolean {
  const held = options.every(({ method }) => method === 'authenticator' || method === 'passkey');
  return held && options.some(({ method }) => method === 'authenticator');
}
const proven = { token: 'token-1', passwordExpired: false, passwordDefault: false };
/** A login from an unknown address or device (specification, section 4; module LOGINIPVERF3). */
export const stepUpContract = defineFlow({
  id: 'stepUp',
  summary:
    'Proves who logs in from a new address or device: a code, the payee name or an authenticator; five tries, ten minutes. A password that may not stay is changed then.',
  events: {
    'method.select': closedObject({ method: oneOfTexts(stepUpMethods) }),
    'code.request': noPayload,
    'answer.submit': closedObject({
      answer: withSamples(secretText, ['123456', '', 'device']),
      trustDevice: withSamples(flag, [true, false]),
    }),
    'password.submit': filledForm(
      { oldPassword: 'Foyer-2026', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
      { oldPassword: '', newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
    ),
    'stepUp.cancel': noPayload,
  },
  effects: {
    ...loginEffectSchemas,
    ...withoutPayload('openLogin', 'showAfterLogin'),
    openBreak: breakDetailsSchema,
  },
  leaving: ['openLogin', 'openBreak', 'closeLogin', 'goHome'],
  shows: {
    errors: textMap,
    ...fields,
    method: orNull(text),
    masked: orNull(text),
    canSend: flag,
    secondsLeft: orNull(integer),
    maskedPhone: text,
    maskedEmail: text,
    hasSms: flag,
    hasEmail: flag,
    hasPayeeName: flag,
    hasAuthenticator: flag,
    hasPasskey: flag,
    /** Nothing but a code of the authenticator, or a passkey, finishes this login. */
    isSecondFactor: flag,
  },
  read: (context: StepUpContext, state) => {
    const find = (choice: StepUpMethod | null): StepUpOption | undefined =>
      context.options.find(({ method }) => method === choice);
    return {
      masked: find(context.method)?.masked ?? null,
      canSend: isSentMethod(context.method) && state === 'answering.open',
      secondsLeft: state === 'answering.counting' ? context.secondsLeft : null,
      maskedPhone: find('sms')?.masked ?? '',
      maskedEmail: find('email')?.masked ?? '',
      hasSms: find('sms') !== undefined,
      hasEmail: find('email') !== undefined,
      hasPayeeName: find('payeeName') !== undefined,
      hasAuthenticator: find('authenticator') !== undefined,
      hasPasskey: find('passkey') !== undefined,
      isSecondFactor: isSecondFactor(context.options),
    };
  },
  states: {
    server: ['answering.sending', 'checking', 'savingPassword', 'loadingMember'],
    person: ['choosing', 'expired', 'exhausted'],
    final: ['cancelled', 'succeeded'],
    form: ['answering.open', 'answering.counting', 'changingPassword'],
  },
  input: stepUpInput,
  services: {
    sendStepUpCode: callOnce({ ticket: secretText, method: text }, {}, [
      done('sent', {}),
      failed('ticket expired', 'stepup.expired'),
      throttled(300),
    ]),
    answerStepUp: callOnce(
      { ticket: secretText, method: oneOfTexts(stepUpMethods), answer: secretText, trustDevice: flag },
      { token: text, passwordExpired: flag, passwordDefault: flag },
      [
        done('right', proven),
        done('right, expired password', { ...proven, passwordExpired: true }),
        done('right, default password', { ...proven, passwordDefault: true }),
        failed('wrong', 'stepup.wrong', { value: { attemptsLeft: 3 } }),
        failed('put off at the device', 'passkey.cancelled'),
        { ...breakRefusal, name: 'right, on a break' },
        failed('no tries left', 'stepup.exhausted'),
        failed('ticket expired', 'stepup.expired'),
      ],
    ),
    changePassword: changePasswordService,
    loadMember: loadMemberService,
  },
  delays: ['stepUpExpiry', 'stepUpResend'],
  secrets: ['ticket', 'answer', 'token', 'change', 'oldPassword', 'newPassword', 'confirmNewPassword'],
  bounded: boundedBy<StepUpContext>({
    has: ['error', 'answer', 'ticket', 'change'],
    keep: ['method', 'isSent', 'changeReason'],
  }),
});
