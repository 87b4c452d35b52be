import { assign, sendTo } from 'xstate';
import { askingWith, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf, AskOf } from '../flow-contract.ts';
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
import { showErrorIn, type CallFailure, hasFailedWith } from '../form-failure.ts';
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
    hasToChange: ({ context }, answer: LoginAnswer) => nameChange(context, answer) !== null,
    // Only after a restore, too.
    hasNoOldPassword: ({ context }) => context.oldPassword === null,
    isBadNewPassword: (_, params: FormInput) => Object.keys(nameNewPasswordErrors(params.values)).length > 0,
    isSignedOut: (_, params: CallFailure) => isSignedOut(params.error),
    isFirstLogin: (_, answer: LoginAnswer) => answer.firstTimeLogin,
    hasToChangeAtFirst: ({ context }, answer: LoginAnswer) =>
      answer.firstTimeLogin && nameChange(context, answer) !== null,
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
    keepAnswer: assign(({ context }, answer: LoginAnswer) => ({
      changeReason: nameChange(context, answer),
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
        'tab.select': { guard: withEvent('isOtherTab'), actions: withEvent('keepTab') },
        'form.submit': [
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { guard: 'isVerified', target: 'verifying', actions: withEvent('keepValues') },
          { target: 'submitting', actions: withEvent('keepValues') },
        ],
        'form.reset': { actions: ['clearErrors', 'forgetCaptchaAnswer'] },
        'captcha.change': { guard: 'isCaptchaShown', actions: withEvent('keepCaptchaAnswer') },
        ...passCaptchaOn,
        'code.request': {
          guard: withEvent('canAskForCode'),
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
          { guard: withAnswer('hasTicket'), target: 'submitting', actions: withAnswer('keepTicket') },
          { target: 'editing', actions: 'forgetSecrets' },
        ],
      },
      on: {
        ...passVerificationOn,
      },
    },
    submitting: {
      ...forgettingSecrets(['setPasswordAside', 'forgetSecrets']),
      ...askingWith('logIn', ({ context }) => describeRequest(context), {
        onDone: [
          {
            guard: withAnswer('hasToChangeAtFirst'),
            target: 'changingPassword',
            actions: [keepTokenOfAnswer, withAnswer('keepAnswer'), 'firstLogin'],
          },
          {
            guard: withAnswer('hasToChange'),
            target: 'changingPassword',
            actions: [keepTokenOfAnswer, withAnswer('keepAnswer')],
          },
          {
            guard: withAnswer('isFirstLogin'),
            target: 'loadingMember',
            actions: [keepTokenOfAnswer, withAnswer('keepAnswer'), 'forgetOldPassword', 'firstLogin'],
          },
          {
            target: 'loadingMember',
            actions: [keepTokenOfAnswer, withAnswer('keepAnswer'), 'forgetOldPassword'],
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
            guard: withError('isThrottled'),
            target: 'locked',
            actions: ['forgetOldPassword', withError('keepLockout'), withError('showError')],
          },
          {
            guard: withError('isCaptchaAsked'),
            target: 'editing',
            actions: ['forgetOldPassword', withError('showError'), 'markCaptchaRequired', 'requireCaptcha'],
          },
          { target: 'editing', actions: ['forgetOldPassword', withError('showError')] },
        ],
      }),
    },
    loadingMember: {
      invoke: invokeLoadMember({
        target: 'editing',
        actions: ['dropToken', 'forgetAnswer', withError('showError')],
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
          { guard: withEvent('isBadNewPassword'), actions: withEvent('complainOfNewPassword') },
          { target: 'savingPassword', actions: withEvent('keepNewPassword') },
        ],
        'form.reset': {
          target: 'editing',
          actions: ['dropToken', 'forgetAnswer', 'forgetOldPassword', 'clearErrors'],
        },
      },
    },
    savingPassword: {
      ...forgettingSecrets('forgetNewPassword'),
      ...askingWith('changePassword', ({ context }) => describeChange(context), {
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
            guard: withError('isSignedOut'),
            target: 'editing',
            actions: ['dropToken', 'forgetAnswer', 'forgetOldPassword', withError('showError')],
          },
          showErrorIn('changingPassword'),
        ],
      }),
    },
    locked: {
      exit: 'forgetCount',
      ...lockedUntil('loginLockout', 'editing', ['clearErrors', 'renewCaptcha']),
    },
    succeeded: loggedInWithGreetingState,
  },
});
