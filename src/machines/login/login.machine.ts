import { assign, sendTo } from 'xstate';
import type { AnswerOf, AskOf } from '../flow-contract.ts';
import { setupFlow } from '../setup-flow.ts';
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
import { forgettingSecrets } from '../forget-secrets.ts';
import { lockedUntil } from '../lockout.ts';
import { isSignedOut, readFailure } from '../failure.ts';
import { showErrorIn, type CallFailure, hasFailedWith, passError } from '../form-failure.ts';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { nameErrorMessage } from '../error-message.ts';
import { humanVerificationMachine } from '../human-verification/human-verification.machine.ts';
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts';
import type { Member } from '../member.ts';
import { invokeLoadMember, keepTokenOfAnswer, loggedInWithGreetingState } from '../login-effects.ts';
import { canAskForCode, invokeSms, mirrorSms } from '../sms-code/invoke-sms.ts';
import { newLocationCode, passStepUp } from '../route-to-step-up.ts';
import { onBreakCode, passBreak } from '../route-to-break.ts';
import type { FormInput } from '../form-values.ts';
import {
  nameChangeReason,
  nameNewPasswordErrors,
  readNewPassword,
  type PasswordChange,
} from '../new-password.ts';
import { loginContract, startLogin, type LoginContext, type LoginTab } from './login.contract.ts';
import { listMissing, readCaptchaAnswer, readCredentials } from './login.values.ts';

type LoginRequest = AskOf<typeof loginContract, 'logIn'>;
type LoginAnswer = AnswerOf<typeof loginContract, 'logIn'>;

function describeRequest(context: LoginContext): LoginRequest {
  const { tab, credentials, captchaAnswer, ticket, isForAgents } = context;
  return {
    type: tab === 'mobile' ? 'sms' : 'username',
    username: credentials?.username ?? '',
    password: credentials?.password ?? '',
    captcha: captchaAnswer,
    ticket,
    entry: isForAgents ? 'agent' : 'member',
  };
}
function describeChange({ oldPassword, newPassword }: LoginContext): PasswordChange {
  return {
    oldPassword: oldPassword ?? '',
    newPassword: newPassword?.newPassword ?? '',
    confirmNewPassword: newPassword?.confirmNewPassword ?? '',
  };
}
function nameChange(context: LoginContext, answer: LoginAnswer): LoginContext['changeReason'] {
  return context.tab === 'mobile' ? null : nameChangeReason(answer, context.hasExpiryRule);
}

/** See `loginContract`. Secrets leave the context in the very step that starts the call using them. */
export const loginMachine = setupFlow(loginContract, {
  actors: {
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
    humanVerification: humanVerificationMachine,
  },
  guards: {
    isOtherTab: ({ context }, params: { tab: LoginTab | undefined }) =>
      params.tab !== context.tab && (params.tab !== 'mobile' || context.hasMobileTab),
    isIncomplete: ({ context }, params: FormInput) => listMissing(context, params.values).length > 0,
    isVerified: ({ context }) => context.hasVerification && context.tab === 'username',
    canTurnCaptcha: ({ context }, params: { step: CaptchaStep }) =>
      context.captchaRequired && canTurnCaptcha(context.captcha, params.step),
    isCaptchaShown: ({ context }) => context.captchaRequired,
    canAskForCode: ({ context }, params: { mobileNum: unknown }) =>
      context.tab === 'mobile' && canAskForCode(context.sms, params.mobileNum),
    canVerify: ({ context }, params: { step: VerificationStep }) =>
      canVerify(context.verification, params.step),
    // Only after a restore: secrets are never stored.
    isInterrupted: ({ context }) => context.credentials === null,
    hasTicket: (_, params: { ticket: string | null }) => params.ticket !== null,
    hasToChange: ({ context }, params: { answer: LoginAnswer }) =>
      nameChange(context, params.answer) !== null,
    // Only after a restore, too.
    hasNoOldPassword: ({ context }) => context.oldPassword === null,
    isBadNewPassword: (_, params: FormInput) => Object.keys(nameNewPasswordErrors(params.values)).length > 0,
    isSignedOut: (_, params: CallFailure) => isSignedOut(params.error),
    isFirstLogin: (_, params: { answer: LoginAnswer }) => params.answer.firstTimeLogin,
    hasToChangeAtFirst: ({ context }, params: { answer: LoginAnswer }) =>
      params.answer.firstTimeLogin && nameChange(context, params.answer) !== null,
    isCaptchaAsked: ({ context }, params: CallFailure) =>
      context.captchaRequired || readFailure(params.error).captcha,
  },
  actions: {
    keepTab: assign((_, params: { tab: LoginTab }) => ({ tab: params.tab, error: null, errors: {} })),
    keepValues: assign(({ context }, params: FormInput) => ({
      credentials: readCredentials(context.tab, params.values),
      captchaAnswer: readCaptchaAnswer(context, params.values),
      error: null,
      errors: {},
    })),
    complain: assign(({ context }, params: FormInput) => ({
      error: null,
      errors: Object.fromEntries(
        listMissing(context, params.values).map((field) => [
          field,
          field === 'captcha' ? 'error.captcha.required' : 'error.field.required',
        ]),
      ),
    })),
    keepCaptchaAnswer: assign((_, params: { value: string }) => ({ captchaAnswer: params.value })),
    forgetCaptchaAnswer: assign({ captchaAnswer: null }),
    forgetSecrets: assign({ credentials: null, captchaAnswer: null, ticket: null }),
    // By mobile there is no password that could have to be changed.
    setPasswordAside: assign(({ context }) => ({
      oldPassword: context.tab === 'username' ? (context.credentials?.password ?? null) : null,
    })),
    forgetOldPassword: assign({ oldPassword: null }),
    keepNewPassword: assign((_, params: FormInput) => ({
      newPassword: readNewPassword(params.values),
      error: null,
      errors: {},
    })),
    forgetNewPassword: assign({ newPassword: null }),
    complainOfNewPassword: assign((_, params: FormInput) => ({
      error: null,
      errors: nameNewPasswordErrors(params.values),
    })),
    forgetVerification: assign({ verification: noVerification }),
    showInterruption: assign({ error: nameErrorMessage('request.interrupted') }),
    keepTicket: assign((_, params: { ticket: string | null }) => ({ ticket: params.ticket })),
    keepAnswer: assign(({ context }, params: { answer: LoginAnswer }) => ({
      changeReason: nameChange(context, params.answer),
    })),
    forgetAnswer: assign({ changeReason: null, member: null }),
    keepMember: assign((_, params: { member: Member }) => ({ member: params.member, changeReason: null })),
    markCaptchaRequired: assign({ captchaRequired: true }),
    requireCaptcha: sendTo('captcha', { type: 'captcha.require' }),
    tellCaptcha: sendTo('captcha', ({ event }) => event),
    renewCaptcha: sendTo('captcha', { type: 'captcha.renew' }),
    forgetCount: assign({ secondsLeft: null }),
    mirrorSms: assign(mirrorSms),
    mirrorCaptcha: assign(mirrorCaptcha),
    mirrorVerification: assign(mirrorVerification),
    tellVerification: sendTo('verification', ({ event }) => event),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => startLogin(input),
  initial: 'editing',
  invoke: [invokeCaptcha('captchaRequired'), invokeSms('login')],
  states: {
    editing: {
      on: {
        'tab.select': {
          guard: { type: 'isOtherTab', params: ({ event }) => ({ tab: event.tab }) },
          actions: { type: 'keepTab', params: ({ event }) => ({ tab: event.tab }) },
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
            target: 'submitting',
            actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
          },
        ],
        'form.reset': { actions: ['clearErrors', 'forgetCaptchaAnswer'] },
        'captcha.change': {
          guard: 'isCaptchaShown',
          actions: { type: 'keepCaptchaAnswer', params: ({ event }) => ({ value: event.value }) },
        },
        ...passCaptchaOn,
        'code.request': {
          guard: { type: 'canAskForCode', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
          actions: sendTo('sms', ({ event }) => event),
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
          { guard: 'isInterrupted', target: 'editing', actions: ['forgetSecrets', 'showInterruption'] },
          {
            guard: { type: 'hasTicket', params: ({ event }) => event.output },
            target: 'submitting',
            actions: { type: 'keepTicket', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: 'forgetSecrets' },
        ],
      },
      on: {
        ...passVerificationOn,
      },
    },
    submitting: {
      ...forgettingSecrets(['setPasswordAside', 'forgetSecrets']),
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => describeRequest(context),
        onDone: [
          {
            guard: { type: 'hasToChangeAtFirst', params: ({ event }) => ({ answer: event.output }) },
            target: 'changingPassword',
            actions: [
              keepTokenOfAnswer,
              { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              'firstLogin',
            ],
          },
          {
            guard: { type: 'hasToChange', params: ({ event }) => ({ answer: event.output }) },
            target: 'changingPassword',
            actions: [
              keepTokenOfAnswer,
              { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            guard: { type: 'isFirstLogin', params: ({ event }) => ({ answer: event.output }) },
            target: 'loadingMember',
            actions: [
              keepTokenOfAnswer,
              { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              'forgetOldPassword',
              'firstLogin',
            ],
          },
          {
            target: 'loadingMember',
            actions: [
              keepTokenOfAnswer,
              { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
              'forgetOldPassword',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'hasCode', params: hasFailedWith(newLocationCode) },
            target: 'editing',
            actions: ['forgetOldPassword', { type: 'openStepUp', params: passStepUp }],
          },
          {
            guard: { type: 'hasCode', params: hasFailedWith(onBreakCode) },
            target: 'editing',
            actions: ['forgetOldPassword', { type: 'openBreak', params: passBreak }],
          },
          {
            guard: { type: 'isThrottled', params: passError },
            target: 'locked',
            actions: [
              'forgetOldPassword',
              { type: 'keepLockout', params: passError },
              { type: 'showError', params: passError },
            ],
          },
          {
            guard: { type: 'isCaptchaAsked', params: passError },
            target: 'editing',
            actions: [
              'forgetOldPassword',
              { type: 'showError', params: passError },
              'markCaptchaRequired',
              'requireCaptcha',
            ],
          },
          {
            target: 'editing',
            actions: ['forgetOldPassword', { type: 'showError', params: passError }],
          },
        ],
      },
    },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'editing',
        actions: ['dropToken', 'forgetAnswer', { type: 'showError', params: passError }],
      }),
    },
    changingPassword: {
      on: {
        'password.submit': [
          {
            guard: 'hasNoOldPassword',
            target: 'editing',
            actions: ['dropToken', 'forgetAnswer', 'showInterruption'],
          },
          {
            guard: { type: 'isBadNewPassword', params: ({ event }) => ({ values: event.values }) },
            actions: { type: 'complainOfNewPassword', params: ({ event }) => ({ values: event.values }) },
          },
          {
            target: 'savingPassword',
            actions: { type: 'keepNewPassword', params: ({ event }) => ({ values: event.values }) },
          },
        ],
        'form.reset': {
          target: 'editing',
          actions: ['dropToken', 'forgetAnswer', 'forgetOldPassword', 'clearErrors'],
        },
      },
    },
    savingPassword: {
      ...forgettingSecrets('forgetNewPassword'),
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => describeChange(context),
        onDone: {
          target: 'loadingMember',
          actions: [
            // The old session ends with the old password.
            keepTokenOfAnswer,
            'forgetOldPassword',
          ],
        },
        onError: [
          {
            guard: { type: 'isSignedOut', params: passError },
            target: 'editing',
            actions: [
              'dropToken',
              'forgetAnswer',
              'forgetOldPassword',
              { type: 'showError', params: passError },
            ],
          },
          showErrorIn('changingPassword'),
        ],
      },
    },
    locked: {
      exit: 'forgetCount',
      ...lockedUntil('loginLockout', 'editing', ['clearErrors', 'renewCaptcha']),
    },
    succeeded: loggedInWithGreetingState,
  },
});
