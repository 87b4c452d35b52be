import { assign, sendTo } from 'xstate';
import { askingWith, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import { passSnapshot } from '../child-snapshot.ts';
import {
  canVerify,
  mirrorVerification,
  passVerificationOn,
  type VerificationStep,
  noVerification,
} from '../human-verification/invoke-verification.ts';
import {
  canTurnCaptcha,
  invokeCaptcha,
  mirrorCaptcha,
  passCaptchaOn,
  type CaptchaStep,
} from '../captcha/invoke-captcha.ts';
import { lockedUntil } from '../lockout.ts';
import { readFailure, readSaidCode } from '../failure.ts';
import { type CallFailure, hasFailedWith } from '../form-failure.ts';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { nameErrorMessage } from '../error-message.ts';
import { humanVerificationMachine } from '../human-verification/human-verification.machine.ts';
import { isBlank } from '../sms-code/mobile-number.ts';
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts';
import {
  invokeLoadMember,
  assignMember,
  keepTokenOfAnswer,
  loggedInWithGreetingState,
} from '../login-effects.ts';
import { canAskForCode, invokeSms, mirrorSms } from '../sms-code/invoke-sms.ts';
import {
  isCaptchaOpen,
  startRegistration,
  type RegistrationContext,
  type RegistrationMethod,
} from './registration.context.ts';
import {
  followSms,
  isAboutCode,
  isAboutField,
  isAtSmsStep,
  isCaptchaUsedUp,
  type SmsStep,
} from './registration.sms.ts';
import {
  describeAttempt,
  describeCheck,
  describeProof,
  describeRequest,
  findGaps,
  isNumberProven,
  readCaptchaAnswer,
  readSubmittedNumber,
  type RegistrationValues,
} from './registration.values.ts';
import { registrationContract } from './registration.contract.ts';

/** Too many requests close the form for a while, whichever call hears it. */
const whenThrottled = {
  guard: withError('isThrottled'),
  target: 'locked',
  actions: ['forgetForm', withError('keepLockout'), withError('showError')],
} as const;
/** The server knows no more of the attempt: everything is to be proven once more. */
const whenAttemptIsOver = {
  guard: { type: 'hasCode', params: hasFailedWith('registration.expired') },
  target: 'editing',
  actions: ['forgetForm', 'forgetAttempt', 'dropAttempt', withError('showError'), 'requireCaptcha'],
} as const;
const storeAttemptHere = {
  type: 'storeAttempt',
  params: ({ context }: { readonly context: RegistrationContext }) => describeAttempt(context),
} as const;
const refuseCodeOfFailure = {
  type: 'refuseCode',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({
    code: readSaidCode(event.error),
  }),
} as const;

/**
 * See `registrationContract`. What was submitted stays in the context while a wrong code can still be
 * put right, and is forgotten when the form is open again or the account is made. What was proven stays
 * with the attempt: neither the picture, nor the puzzle, nor the number is asked for twice.
 */
export const registrationMachine = setupFlow(registrationContract, {
  actors: {
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
    humanVerification: humanVerificationMachine,
  },
  guards: {
    isOtherMethod: ({ context }, params: { method: RegistrationMethod | undefined }) =>
      params.method !== context.method && (params.method !== 'mobile' || context.hasMobileMethod),
    isIncomplete: ({ context }, params: { values: RegistrationValues }) =>
      Object.keys(findGaps(context, params.values)).length > 0,
    isPuzzleDue: ({ context }) => context.hasVerification && context.ticket === null,
    isCodeDue: ({ context }) => context.hasSms && !isNumberProven(context),
    isCaptchaShown: ({ context }) => isCaptchaOpen(context),
    canTurnCaptcha: ({ context }, params: { step: CaptchaStep }) =>
      isCaptchaOpen(context) && canTurnCaptcha(context.captcha, params.step),
    canVerify: ({ context }, params: { step: VerificationStep }) =>
      canVerify(context.verification, params.step),
    canResend: ({ context }) => canAskForCode(context.sms, readSubmittedNumber(context)),
    // Only after a restore: what was submitted is never stored.
    isInterrupted: ({ context }) => context.values === null,
    // The form is open and holds a number: the page was loaded again at the code.
    isAtCode: ({ context }) => context.isResumed && context.values !== null,
    isResumed: ({ context }) => context.isResumed,
    hasTicket: (_, params: { ticket: string | null }) => params.ticket !== null,
    isBlank: (_, params: { code: unknown }) => isBlank(params.code),
    isSmsStep: ({ context }, params: { step: SmsStep }) => isAtSmsStep(context, params.step),
    isCodeFailure: ({ context }, params: CallFailure) => context.hasSms && isAboutCode(params.error),
    isPuzzleFailure: ({ context }, params: CallFailure) =>
      context.hasVerification && readFailure(params.error).code === 'verification.required',
    isAboutField: (_, params: CallFailure) => isAboutField(params.error),
    isCaptchaKept: (_, params: CallFailure) => !isCaptchaUsedUp(params.error),
  },
  actions: {
    keepMethod: assign((_, params: { method: RegistrationMethod }) => ({
      method: params.method,
      error: null,
      errors: {},
    })),
    keepValues: assign(({ context }, params: { values: RegistrationValues }) => ({
      values: params.values ?? {},
      isResumed: false,
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
    keepAttempt: assign(({ context }, params: { attempt: string }) => ({
      captchaAnswer: null,
      attempt: { token: params.attempt, provenNumber: context.attempt?.provenNumber ?? null },
    })),
    keepProof: assign(({ context: { attempt }, context }) => ({
      attempt: attempt === null ? null : { ...attempt, provenNumber: readSubmittedNumber(context) },
    })),
    forgetProof: assign(({ context: { attempt } }) => ({
      attempt: attempt === null ? null : { ...attempt, provenNumber: null },
    })),
    forgetAttempt: assign({ attempt: null, ticket: null, isResumed: false }),
    forgetResumed: assign({ isResumed: false }),
    forgetTicket: assign({ ticket: null }),
    forgetValues: assign({ values: null }),
    forgetForm: assign({ values: null, captchaAnswer: null }),
    forgetVerification: assign({ verification: noVerification }),
    // The mirror becomes `sending` immediately, so that an old failure of the child is not taken for a new one.
    markSending: assign(({ context }) =>
      canAskForCode(context.sms, readSubmittedNumber(context))
        ? { sms: { ...context.sms, state: 'sending', busy: true, error: null, canRequest: false } }
        : {},
    ),
    revisitCode: sendTo('sms', { type: 'code.revisit' }),
    requestCode: sendTo('sms', ({ context }) => ({
      type: 'code.request',
      mobileNum: readSubmittedNumber(context),
    })),
    refuseCode: sendTo('sms', (_, params: { code: string }) => ({ type: 'code.refuse', code: params.code })),
    keepMember: assign(assignMember),
    showInterruption: assign({ error: nameErrorMessage('request.interrupted') }),
    tellCaptcha: sendTo('captcha', ({ event }) => event),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renew' }),
    requireCaptcha: sendTo('captcha', ({ context }) => ({
      type: context.hasCaptcha ? 'captcha.require' : 'captcha.dismiss',
    })),
    dismissCaptcha: sendTo('captcha', { type: 'captcha.dismiss' }),
    forgetCount: assign({ secondsLeft: null }),
    mirrorSms: assign(mirrorSms),
    mirrorCaptcha: assign(mirrorCaptcha),
    mirrorVerification: assign(mirrorVerification),
    tellVerification: sendTo('verification', ({ event }) => event),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => startRegistration(input),
  initial: 'editing',
  invoke: [invokeCaptcha('hasCaptcha'), invokeSms('register')],
  states: {
    editing: {
      always: { guard: 'isAtCode', target: 'sms', actions: ['markSending', 'requestCode'] },
      on: {
        'method.select': { guard: withEvent('isOtherMethod'), actions: withEvent('keepMethod') },
        'form.submit': [
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { target: 'checking', actions: withEvent('keepValues') },
        ],
        'captcha.change': { guard: 'isCaptchaShown', actions: withEvent('keepCaptchaAnswer') },
        ...passCaptchaOn,
      },
    },
    checking: askingWith('checkRegistration', ({ context }) => describeCheck(context), {
      onDone: { target: 'routing', actions: [withAnswer('keepAttempt'), 'dismissCaptcha'] },
      onError: [
        whenThrottled,
        whenAttemptIsOver,
        // A name that is taken needs no new picture: the server checks the captcha last.
        {
          guard: withError('isCaptchaKept'),
          target: 'editing',
          actions: ['forgetValues', withError('showError')],
        },
        { target: 'editing', actions: ['forgetForm', withError('showError'), 'renewCaptcha'] },
      ],
    }),
    verifying: {
      exit: 'forgetVerification',
      invoke: {
        id: 'verification',
        src: 'humanVerification',
        onSnapshot: { actions: { type: 'mirrorVerification', params: passSnapshot } },
        onDone: [
          { guard: withAnswer('hasTicket'), target: 'routing', actions: withAnswer('keepTicket') },
          { target: 'editing', actions: 'forgetForm' },
        ],
      },
      on: {
        ...passVerificationOn,
        back: { target: 'editing', actions: 'forgetForm' },
      },
    },
    // Transient: left in the step that enters it.
    routing: {
      always: [
        { guard: 'isInterrupted', target: 'editing', actions: ['forgetTicket', 'showInterruption'] },
        { guard: 'isPuzzleDue', target: 'verifying' },
        { guard: 'isCodeDue', target: 'sms', actions: ['revisitCode', 'markSending', 'requestCode'] },
        { target: 'submitting' },
      ],
    },
    sms: {
      initial: 'sending',
      entry: storeAttemptHere,
      on: { back: { target: 'editing', actions: ['forgetForm', 'forgetResumed', 'dropAttempt'] } },
      states: {
        sending: { always: followSms('sending') },
        waiting: {
          always: followSms('waiting'),
          on: {
            'code.enter': [
              {
                guard: withEvent('isBlank'),
                actions: { type: 'refuseCode', params: { code: 'sms.code-required' } },
              },
              {
                guard: 'isInterrupted',
                target: '#registration.editing',
                actions: ['forgetTicket', 'showInterruption'],
              },
              { target: '#registration.proving', actions: withEvent('keepCode') },
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
    proving: {
      exit: 'forgetCode',
      ...askingWith('proveNumber', ({ context }) => describeProof(context), {
        onDone: [
          { guard: 'isResumed', target: 'editing', actions: ['keepProof', storeAttemptHere, 'forgetForm'] },
          { target: 'submitting', actions: ['keepProof', storeAttemptHere] },
        ],
        onError: [
          whenThrottled,
          whenAttemptIsOver,
          {
            guard: withError('isAboutField'),
            target: 'editing',
            actions: ['forgetForm', withError('showError')],
          },
          { target: 'sms', actions: refuseCodeOfFailure },
        ],
      }),
    },
    submitting: askingWith('register', ({ context }) => describeRequest(context), {
      onDone: {
        target: 'loadingMember',
        actions: ['forgetForm', 'forgetAttempt', 'dropAttempt', keepTokenOfAnswer],
      },
      onError: [
        whenThrottled,
        whenAttemptIsOver,
        { guard: withError('isCodeFailure'), target: 'sms', actions: ['forgetProof', refuseCodeOfFailure] },
        { guard: withError('isPuzzleFailure'), target: 'verifying', actions: 'forgetTicket' },
        { target: 'editing', actions: ['forgetForm', withError('showError')] },
      ],
    }),
    locked: {
      exit: 'forgetCount',
      ...lockedUntil('registrationLockout', 'editing', ['clearErrors', 'renewCaptcha']),
    },
    loadingMember: {
      invoke: invokeLoadMember({ target: 'registered', actions: ['dropToken', withError('showError')] }),
    },
    // The account is made but could not be opened: the way on is a login.
    registered: { on: { 'login.open': { actions: 'openLogin' } } },
    succeeded: loggedInWithGreetingState,
  },
});
