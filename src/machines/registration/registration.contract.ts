import type { JsonObject } from '../../protocol/json/json.ts';
import { captchaShown, showCaptcha } from '../captcha/invoke-captcha.ts';
import { defineFlow, withoutPayload } from '../define-flow.ts';
import { proofEvents, proofFlows, proofValues, summarizeProofs } from '../login/proofs.ts';
import { filledForm } from '../form-values.ts';
import { showLockout } from '../lockout.ts';
import { closedObject, listOf, orNull, withSamples } from '../payload-schema.ts';
import { callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { loadMemberService, loginEffectSchemas } from '../login-effects.ts';
import { anyObject, flag, secretText, text, textMap, integer } from '../value-kinds.ts';
import {
  isCaptchaOpen,
  registrationInput,
  registrationMethod,
  storedAttempt,
} from './registration.context.ts';
import type { RegistrationContext } from './registration.context.ts';
import { isNumberProven } from './registration.values.ts';

/**
 * Nothing reads the child that sends codes while no form is submitted, nor the picture once its letters
 * were right. A number counts as proven by the code that was typed in for it, and by nothing else.
 */
function boundRegistration(context: RegistrationContext): JsonObject {
  const { method, values, captchaAnswer, attempt, ticket, code } = context;
  const { captcha, sms, verification } = summarizeProofs(context);
  return {
    method,
    captchaAnswer: captchaAnswer !== null,
    attempt: attempt !== null,
    isResumed: context.isResumed,
    ticket: ticket !== null,
    proven: attempt !== null && attempt.provenNumber !== null,
    captcha: isCaptchaOpen(context) ? captcha : null,
    submitted:
      values === null
        ? null
        : {
            code: code !== null,
            proven: isNumberProven(context),
            sms: { ...sms, state: context.sms.state },
            verification,
          },
  };
}
const checks = ['verifying'];
const details = ['editing', 'checking', 'routing', 'locked'];
function nameStep(state: string): 'details' | 'check' | 'code' {
  const [outer = ''] = state.split('.');
  if (details.includes(outer)) return 'details';
  return checks.includes(outer) ? 'check' : 'code';
}
const method = registrationMethod;
const token = orNull(secretText);
/** Making an account, by name or by mobile number (specification, sections 4, 5 and 9). */
export const registrationContract = defineFlow({
  id: 'registration',
  summary:
    'Makes an account: the form is checked, then verification, a code by SMS when settings say so, then signs in.',
  events: {
    'method.select': closedObject({ method }),
    'form.submit': filledForm(
      { username: 'newcomer', password: 'Foyer-2026', mobileNum: '+639171234567' },
      { username: 'newcomer', password: 'Foyer-2026' },
      { mobileNum: '+639171234567' },
      { username: '' },
    ),
    ...proofEvents,
    'code.enter': closedObject({ code: withSamples(text, ['123456', '']) }),
    ...withoutPayload('code.resend', 'back', 'login.open'),
  },
  children: proofFlows,
  effects: {
    ...loginEffectSchemas,
    storeAttempt: storedAttempt,
    ...withoutPayload('dropAttempt', 'showAfterLogin', 'openLogin'),
  },
  leaving: ['closeLogin', 'goHome', 'openLogin'],
  shows: {
    method,
    methods: listOf(text),
    errors: textMap,
    ...captchaShown,
    verification: proofValues.verification,
    sms: proofValues.sms,
    maskedPhone: orNull(text),
    codeError: orNull(text),
    needsPassword: flag,
    /** Where one is: details, check, code. */
    step: text,
    secondsLeft: orNull(integer),
  },
  read: (context: RegistrationContext, state) => ({
    methods: context.hasMobileMethod ? ['username', 'mobile'] : ['username'],
    captchaRequired: isCaptchaOpen(context),
    ...showCaptcha(context),
    maskedPhone: context.sms.maskedPhone,
    codeError: context.sms.error,
    needsPassword: context.isResumed && context.attempt !== null && nameStep(state) === 'details',
    step: nameStep(state),
    ...showLockout(context, state),
  }),
  states: {
    server: ['checking', 'sms.sending', 'proving', 'submitting', 'loadingMember'],
    person: ['sms.expired', 'sms.failed', 'registered'],
    timer: ['sms.locked', 'locked'],
    final: ['succeeded'],
    form: ['editing', 'verifying', 'sms.waiting'],
  },
  input: registrationInput,
  services: {
    checkRegistration: callOnce(
      { method, user: anyObject, captcha: token, attempt: token },
      { attempt: text },
      [
        done('nothing to object to', { attempt: 'attempt-1' }),
        failedAt('username', 'name taken', 'username.taken'),
        failedAt('password', 'easy to guess', 'password.guessable'),
        failedAt('captcha', 'wrong captcha', 'captcha.wrong'),
        failed('attempt over', 'registration.expired'),
        throttled(),
      ],
    ),
    proveNumber: callOnce({ attempt: token, mobileNum: text, code: secretText }, {}, [
      done('right', {}),
      failedAt('verificationCode', 'wrong', 'sms.code-wrong'),
      failedAt('verificationCode', 'expired', 'sms.code-expired'),
      failedAt('mobileNum', 'number taken', 'mobile.taken'),
      failed('attempt over', 'registration.expired'),
      throttled(),
    ]),
    register: callOnce({ method, user: anyObject, attempt: token, ticket: token }, { token: text }, [
      done('account made', { token: 'token-1' }),
      failedAt('username', 'name taken', 'username.taken'),
      failedAt('verificationCode', 'number not proven', 'sms.code-required'),
      failed('puzzle too old', 'verification.required'),
      failed('attempt over', 'registration.expired'),
      throttled(),
    ]),
    loadMember: loadMemberService,
  },
  delays: ['registrationLockout'],
  secrets: [
    'values',
    'user',
    'password',
    'confirmPassword',
    'paymentPassword',
    'captchaAnswer',
    'attempt',
    'ticket',
    'code',
    'token',
  ],
  bounded: boundRegistration,
});
