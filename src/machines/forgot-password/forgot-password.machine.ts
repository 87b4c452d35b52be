import { assign, sendTo } from 'xstate';
import { asking, askingWith, calling, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { routeToBreak } from '../route-to-break.ts';
import { showErrorIn, showErrorWhen, type CallFailure, noFailure } from '../form-failure.ts';
import { readFailure, readSaidCode } from '../failure.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import { readText, type FormInput } from '../form-values.ts';
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts';
import {
  invokeLoadMember,
  assignMember,
  keepTokenOfAnswer,
  loggedInWithGreetingState,
} from '../login-effects.ts';
import {
  askingQuestion,
  isUnanswered,
  nameAnswerMissing,
  readAnswer,
  readQuestion,
  routeToQuestion,
} from '../security-questions/security-question.ts';
import { canAskForCode, invokeSms, mirrorSms, noSms } from '../sms-code/invoke-sms.ts';
import {
  forgotPasswordContract,
  listTabs,
  type ForgotPasswordContext,
  type PhoneReset,
  type ResetTab,
  type Senders,
} from './forgot-password.contract.ts';
import { nameGaps, readPhoneReset } from './forgot-password.values.ts';

type AnsweredReset = PhoneReset & { readonly answer: string };
const nothing = { mobileNum: '', verificationCode: '', newPassword: '', confirmNewPassword: '' };
const readReset = ({ context }: { readonly context: ForgotPasswordContext }): AnsweredReset => ({
  ...(context.reset ?? nothing),
  answer: context.answer ?? '',
});
const whenCodeRefused = {
  guard: withError('isCodeRefused'),
  target: 'editing',
  actions: [withError('showError'), withError('refuseCode')],
} as const;
const whenReset = {
  target: 'loggingIn',
  actions: {
    type: 'keepUsername',
    params: ({ event }: { readonly event: { readonly output: { readonly username: string } } }) => ({
      username: event.output.username,
    }),
  },
} as const;

/** See `forgotPasswordContract`. */
export const forgotPasswordMachine = setupFlow(forgotPasswordContract, {
  actors: {
    smsCode: smsCodeMachine,
  },
  guards: {
    isOtherTab: ({ context }, { tab }: { tab: ResetTab | undefined }) =>
      tab !== context.tab && listTabs(context).some((one) => one === tab),
    isUnreachable: ({ context }, senders: Senders) => listTabs({ ...context, senders }).length === 0,
    isIncomplete: ({ context }, { values }: FormInput) =>
      Object.keys(nameGaps(context.tab, values)).length > 0,
    isByPhone: ({ context }) => context.tab === 'phone',
    canAskForCode: ({ context }, params: { mobileNum: unknown }) =>
      context.tab === 'phone' && canAskForCode(context.sms, params.mobileNum),
    // Only after a restore: secrets are never stored.
    hasNoReset: ({ context }) => context.reset === null,
    isUnanswered,
    isCodeRefused: (_, { error }: CallFailure) => readFailure(error).code.startsWith('sms.code-'),
  },
  actions: {
    keepSenders: assign(({ context }, senders: Senders) => {
      const [first] = listTabs({ ...context, senders });
      return { senders, ...(first === undefined ? {} : { tab: first }) };
    }),
    keepTab: assign((_, { tab }: { tab: ResetTab }) => ({ ...noFailure, tab })),
    complain: assign(({ context }, { values }: FormInput) => ({
      error: null,
      errors: nameGaps(context.tab, values),
    })),
    keepAddress: assign((_, { values }: FormInput) => ({
      ...noFailure,
      username: readText(values, 'username').trim(),
      email: readText(values, 'email').trim(),
    })),
    keepReset: assign((_, { values }: FormInput) => {
      const reset = readPhoneReset(values);
      return { ...noFailure, reset, password: reset.newPassword };
    }),
    forgetReset: assign({ reset: null, question: null }),
    keepQuestion: assign(readQuestion),
    complainOfAnswer: assign(nameAnswerMissing),
    keepAnswer: assign(readAnswer),
    forgetAnswer: assign({ answer: null }),
    keepUsername: assign((_, params: { username: string }) => ({ username: params.username })),
    forgetPassword: assign({ password: null }),
    keepMember: assign(assignMember),
    mirrorSms: assign(mirrorSms),
    refuseCode: sendTo('sms', (_, { error }: CallFailure) => ({
      type: 'code.refuse',
      code: readSaidCode(error),
    })),
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({
    ...noFailure,
    ...noLockout,
    hasPhoneTab: input.phoneTab ?? false,
    // Until it is known, and where it cannot be: a platform elsewhere refuses what it does not send.
    senders: { sms: true, email: true },
    tab: 'email',
    username: '',
    email: '',
    reset: null,
    answer: null,
    question: null,
    password: null,
    member: null,
    sms: noSms,
  }),
  initial: 'loading',
  invoke: invokeSms('reset'),
  states: {
    loading: asking('loadSenders', {
      onDone: [
        { guard: withAnswer('isUnreachable'), target: 'unreachable', actions: withAnswer('keepSenders') },
        { target: 'editing', actions: withAnswer('keepSenders') },
      ],
      onError: 'editing',
    }),
    unreachable: { on: { 'login.open': { actions: 'openLogin' } } },
    editing: {
      entry: ['forgetReset', 'forgetPassword'],
      on: {
        'tab.select': { guard: withEvent('isOtherTab'), actions: withEvent('keepTab') },
        'form.submit': [
          { guard: withEvent('isIncomplete'), actions: withEvent('complain') },
          { guard: 'isByPhone', target: 'resetting', actions: withEvent('keepReset') },
          { target: 'mailing', actions: withEvent('keepAddress') },
        ],
        'form.reset': { actions: 'clearErrors' },
        'code.request': {
          guard: withEvent('canAskForCode'),
          actions: sendTo('sms', ({ event }) => event),
        },
        'login.open': { actions: 'openLogin' },
      },
    },
    mailing: askingWith(
      'resetByEmail',
      ({ context }) => ({ username: context.username, email: context.email }),
      {
        onDone: 'mailed',
        onError: [lockWhenThrottled, showErrorIn('editing')],
      },
    ),
    mailed: { on: { 'form.reset': 'editing', 'login.open': { actions: 'openLogin' } } },
    resetting: askingWith('resetByPhone', readReset, {
      onDone: whenReset,
      onError: [routeToQuestion('answering'), lockWhenThrottled, whenCodeRefused, showErrorIn('editing')],
    }),
    answering: askingQuestion('hasNoReset'),
    proving: {
      ...forgettingSecrets('forgetAnswer'),
      invoke: {
        id: 'answerByPhone',
        src: 'resetByPhone',
        input: readReset,
        onDone: whenReset,
        onError: [
          routeToQuestion('answering'),
          showErrorWhen('answering', 'questions.wrong'),
          lockWhenThrottled,
          whenCodeRefused,
          showErrorIn('editing'),
        ],
      },
    },
    loggingIn: {
      ...forgettingSecrets('forgetPassword'),
      entry: ['forgetReset', 'forgetSoon'],
      invoke: {
        ...calling('logIn'),
        input: ({ context }) => ({ username: context.username, password: context.password ?? '' }),
        onDone: { target: 'loadingMember', actions: keepTokenOfAnswer },
        // The password is the new one all the same: what is left is to log in by hand.
        onError: [routeToBreak('changed'), showErrorIn('changed')],
      },
    },
    loadingMember: {
      invoke: invokeLoadMember({ target: 'changed', actions: ['dropToken', withError('showError')] }),
    },
    changed: { on: { 'login.open': { actions: 'openLogin' } } },
    locked: { ...lockedUntil('resetLockout', 'editing'), entry: ['forgetReset', 'forgetPassword'] },
    succeeded: loggedInWithGreetingState,
  },
});
