import { assign, sendTo, setup } from 'xstate';
import { passSnapshot } from '../mirrored.ts';
import {
  canVerify,
  mirrorVerification,
  passVerificationOn,
  type VerificationStep,
} from '../human-verification/hold-verification.ts';
import { noVerification } from '../human-verification/human-verification.context.ts';
import { holdCaptcha, mirrorCaptcha } from '../captcha/hold-captcha.ts';
import { countSeconds, lockedUntil, readLockout } from '../lockout.ts';
import { readFailure } from '../failure.ts';
import { complainOf, type Failed, hasThrottled, noComplaint, passError } from '../failed-call.ts';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { nameErrorMessage } from '../error-message.ts';
import { humanVerificationMachine } from '../human-verification/human-verification.machine.ts';
import { isBlank } from '../sms-code/mobile-number.ts';
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts';
import {
  invokeLoadMember,
  keepMember,
  keepTokenOfAnswer,
  loadMember,
  signedInWithGreeting,
  signingInEffects,
} from '../signing-in.ts';
import { canAskForCode, holdSms, mirrorSms } from '../sms-code/hold-sms.ts';
import { unwiredEffect, unwiredService, unwiredWait } from '../unwired.ts';
import {
  startRegistration,
  type RegistrationContext,
  type RegistrationInput,
  type RegistrationMethod,
} from './registration.context.ts';
import {
  describeRequest,
  findGaps,
  readCaptchaAnswer,
  readSubmittedNumber,
  type RegistrationRequest,
  type RegistrationValues,
} from './registration.values.ts';

type RegistrationEvent =
  | { type: 'method.select'; method: RegistrationMethod }
  | { type: 'form.submit'; values: RegistrationValues }
  | { type: 'captcha.change'; value: string }
  | { type: 'captcha.refresh' }
  | { type: 'verification.answer'; offset: number }
  | { type: 'verification.alternative' }
  | { type: 'verification.refresh' }
  | { type: 'verification.cancel' }
  | { type: 'code.enter'; code: string }
  | { type: 'code.resend' }
  | { type: 'back' }
  | { type: 'login.open' };
const codeFailures: readonly string[] = ['sms.code-wrong', 'sms.code-expired', 'sms.code-required'];

/**
 * States of the sms child that a substate of `sms` stands for. Its `resendable` is not among them: here
 * a code is good exactly as long as the countdown runs (specification, section 9).
 */
const smsSteps = {
  sending: ['sending'],
  waiting: ['waiting', 'checking'],
  expired: ['expired'],
  failed: ['idle', 'pausing'],
  locked: ['locked'],
} as const;
type SmsStep = keyof typeof smsSteps;

/** Leads to the substate that says what the child does, from any of its siblings. */
function followSms(from: SmsStep) {
  return (Object.keys(smsSteps) as SmsStep[])
    .filter((step) => step !== from)
    .map((step) => ({ guard: { type: 'isSmsStep' as const, params: { step } }, target: step }));
}

/**
 * See `registrationContract`. What was submitted stays in the context while a wrong code can still be
 * put right, and is forgotten when the form is open again or the account is made.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
  },
  actors: {
    wait: unwiredWait,
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
    humanVerification: humanVerificationMachine,
    register: unwiredService<{ readonly token: string }, RegistrationRequest>('register'),
    loadMember,
  },
  guards: {
    isOtherMethod: ({ context }, params: { method: RegistrationMethod | undefined }) =>
      params.method !== context.method && (params.method !== 'mobile' || context.hasMobileMethod),
    isIncomplete: ({ context }, params: { values: RegistrationValues }) =>
      Object.keys(findGaps(context, params.values)).length > 0,
    isVerified: ({ context }) => context.hasVerification,
    hasSmsStep: ({ context }) => context.hasSms,
    isCaptchaShown: ({ context }) => context.hasCaptcha,
    canRefreshCaptcha: ({ context }) => context.hasCaptcha && context.captcha.canRefresh,
    canVerify: ({ context }, params: { step: VerificationStep }) =>
      canVerify(context.verification, params.step),
    canResend: ({ context }) => canAskForCode(context.sms, readSubmittedNumber(context)),
    // Only after a restore: what was submitted is never stored.
    isInterrupted: ({ context }) => context.values === null,
    hasTicket: (_, params: { ticket: string | null }) => params.ticket !== null,
    isBlank: (_, params: { code: unknown }) => isBlank(params.code),
    isSmsStep: ({ context }, params: { step: SmsStep }) =>
      smsSteps[params.step].some((state) => state === context.sms.state),
    isThrottled: hasThrottled,
    isCodeFailure: ({ context }, params: Failed) =>
      context.hasSms && codeFailures.includes(readFailure(params.error).code),
  },
  actions: {
    keepMethod: assign((_, params: { method: RegistrationMethod }) => ({
      method: params.method,
      error: null,
      errors: {},
    })),
    keepValues: assign(({ context }, params: { values: RegistrationValues }) => ({
      values: params.values ?? {},
      captchaAnswer: readCaptchaAnswer(context, params.values),
      error: null,
      errors: {},
    })),
    complain: assign(({ context }, params: { values: RegistrationValues }) => ({
      error: null,
      errors: findGaps(context, params.values),
    })),
    keepCaptchaAnswer: assign((_, params: { value: string }) => ({ captchaAnswer: params.value })),
    forgetCaptchaAnswer: assign({ captchaAnswer: null }),
    keepTicket: assign((_, params: { ticket: string | null }) => ({ ticket: params.ticket })),
    keepCode: assign((_, params: { code: string }) => ({ code: params.code })),
    forgetCode: assign({ code: null }),
    forgetSecrets: assign({ values: null, captchaAnswer: null, ticket: null, code: null }),
    forgetVerification: assign({ verification: noVerification }),
    // The mirror says `sending` at once, so that an old failure of the child is not taken for a new one.
    markSending: assign(({ context }) =>
      canAskForCode(context.sms, readSubmittedNumber(context))
        ? { sms: { ...context.sms, state: 'sending', busy: true, error: null, canRequest: false } }
        : {},
    ),
    requestCode: sendTo('sms', ({ context }) => ({
      type: 'code.request',
      mobileNum: readSubmittedNumber(context),
    })),
    refuseCode: sendTo('sms', (_, params: { code: string }) => ({ type: 'code.refuse', code: params.code })),
    keepMember: assign(keepMember),
    showError: assign(complainOf),
    showInterruption: assign({ error: nameErrorMessage('request.interrupted') }),
    clearErrors: assign(noComplaint),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renew' }),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    forgetCount: assign({ secondsLeft: null }),
    mirrorSms: assign(mirrorSms),
    mirrorCaptcha: assign(mirrorCaptcha),
    mirrorVerification: assign(mirrorVerification),
    tellVerification: sendTo('verification', ({ event }) => event),
    ...signingInEffects,
    showAfterLogin: unwiredEffect('showAfterLogin'),
    openLogin: unwiredEffect('openLogin'),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => startRegistration(input),
  initial: 'editing',
  invoke: [holdCaptcha('hasCaptcha'), holdSms('register')],
  states: {
    editing: {
      on: {
        'method.select': {
          guard: { type: 'isOtherMethod', params: ({ event }) => ({ method: event.method }) },
          actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) },
        },
        'form.submit': [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => ({ values: event.values }) },
            actions: { type: 'complain', params: ({ event }) => ({ values: event.values }) },
          },
          {
            guard: 'isVerified',
            target: 'verifying',
            actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
          },
          {
            guard: 'hasSmsStep',
            target: 'sms',
            actions: [
              { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
              'markSending',
              'requestCode',
            ],
          },
          {
            target: 'submitting',
            actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
          },
        ],
        'captcha.change': {
          guard: 'isCaptchaShown',
          actions: { type: 'keepCaptchaAnswer', params: ({ event }) => ({ value: event.value }) },
        },
        'captcha.refresh': {
          guard: 'canRefreshCaptcha',
          actions: ['forgetCaptchaAnswer', sendTo('captcha', { type: 'captcha.refresh' })],
        },
      },
    },
    verifying: {
      exit: 'forgetVerification',
      invoke: {
        id: 'verification',
        src: 'humanVerification',
        onSnapshot: { actions: { type: 'mirrorVerification', params: passSnapshot } },
        onDone: [
          {
            guard: { type: 'hasTicket', params: ({ event }) => ({ ticket: event.output.ticket }) },
            target: 'verified',
            actions: { type: 'keepTicket', params: ({ event }) => ({ ticket: event.output.ticket }) },
          },
          { target: 'editing', actions: 'forgetSecrets' },
        ],
      },
      on: {
        ...passVerificationOn,
        back: { target: 'editing', actions: 'forgetSecrets' },
      },
    },
    // Passed through in one step: nobody is ever seen here.
    verified: {
      always: [
        { guard: 'isInterrupted', target: 'editing', actions: ['forgetSecrets', 'showInterruption'] },
        { guard: 'hasSmsStep', target: 'sms', actions: ['markSending', 'requestCode'] },
        { target: 'submitting' },
      ],
    },
    sms: {
      initial: 'sending',
      on: { back: { target: 'editing', actions: 'forgetSecrets' } },
      states: {
        sending: { always: followSms('sending') },
        waiting: {
          always: followSms('waiting'),
          on: {
            'code.enter': [
              {
                guard: { type: 'isBlank', params: ({ event }) => ({ code: event.code }) },
                actions: { type: 'refuseCode', params: { code: 'sms.code-required' } },
              },
              {
                guard: 'isInterrupted',
                target: '#registration.editing',
                actions: ['forgetSecrets', 'showInterruption'],
              },
              {
                target: '#registration.submitting',
                actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
              },
            ],
          },
        },
        expired: {
          always: followSms('expired'),
          on: { 'code.resend': { guard: 'canResend', actions: ['markSending', 'requestCode'] } },
        },
        failed: {
          always: followSms('failed'),
          on: { 'code.resend': { guard: 'canResend', actions: ['markSending', 'requestCode'] } },
        },
        locked: { always: followSms('locked') },
      },
    },
    submitting: {
      exit: 'forgetCode',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => describeRequest(context),
        onDone: {
          target: 'loadingMember',
          actions: ['forgetSecrets', keepTokenOfAnswer],
        },
        onError: [
          {
            guard: { type: 'isCodeFailure', params: passError },
            target: 'sms',
            actions: [
              { type: 'refuseCode', params: ({ event }) => ({ code: readFailure(event.error).code }) },
              'renewCaptcha',
            ],
          },
          {
            guard: { type: 'isThrottled', params: passError },
            target: 'locked',
            actions: [
              'forgetSecrets',
              { type: 'keepLockout', params: passError },
              { type: 'showError', params: passError },
            ],
          },
          {
            target: 'editing',
            actions: ['forgetSecrets', { type: 'showError', params: passError }, 'renewCaptcha'],
          },
        ],
      },
    },
    locked: {
      exit: 'forgetCount',
      ...lockedUntil('registrationLockout', 'editing', ['clearErrors', 'renewCaptcha']),
    },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'registered',
        actions: ['dropToken', { type: 'showError', params: passError }],
      }),
    },
    // The account is made but could not be opened: the way on is a login.
    registered: { on: { 'login.open': { actions: 'openLogin' } } },
    succeeded: signedInWithGreeting,
  },
});
