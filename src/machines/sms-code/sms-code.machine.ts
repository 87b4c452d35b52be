import { assign } from 'xstate';
import { askingWith, calling, setupFlow, waiting, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { showErrorIn, showErrorWhen, hasThrottled, type CallFailure } from '../form-failure.ts';
import { durations, millisecondsPerMinute } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { nameFailure, readFailure, readFailureDetails } from '../failure.ts';
import { lockedUntil, passSeconds } from '../lockout.ts';
import { isBlank, readMobileNumber } from './mobile-number.ts';
import { smsCodeContract, type CodePurpose, type SmsCodeContext } from './sms-code.contract.ts';

/** Seconds until the server sends the next code; null where it did not refuse because it just sent one. */
function readTurn(error: unknown): number | null {
  const { retryAfterSeconds } = readFailure(error);
  if (retryAfterSeconds === null || !hasThrottled(null, { error })) return null;
  // Another platform says no more than the seconds: less than a lock-out is the wait for the next code.
  const isTurn = readFailureDetails(error)['sent'] === true || retryAfterSeconds * 1_000 < durations.lockout;
  return isTurn ? retryAfterSeconds : null;
}
type Sent = AnswerOf<typeof smsCodeContract, 'sendCode'>;

function readResendMilliseconds({ purpose, expiredMinutes, resendSeconds }: SmsCodeContext): number {
  if (typeof resendSeconds === 'number') return resendSeconds * 1_000;
  return purpose === 'login' ? durations.loginCodeResend : expiredMinutes * millisecondsPerMinute;
}
function readSending({ purpose, mobileNum }: SmsCodeContext): { purpose: CodePurpose; mobileNum: string } {
  if (mobileNum === null) throw new Error('expects a mobile number to send to, got none');
  return { purpose, mobileNum };
}
/** A code for the number that is typed, or what is wrong with the number. */
const request = [
  { guard: withEvent('isMobileNumber'), target: '#smsCode.sending', actions: withEvent('keepNumber') },
  { actions: withEvent('complainAboutNumber') },
] as const;
/** A typed code that is checked by a separate call. */
const enter = [
  {
    guard: withEvent('isMissing'),
    actions: { type: 'complain', params: { code: 'sms.code-required' } },
  },
  { guard: withEvent('isCheckedHere'), target: '#smsCode.sent.checking', actions: withEvent('keepCode') },
] as const;

/**
 * See `smsCodeContract`. `code.refuse` is the parent's word that its own call found the code wrong, and
 * `code.revisit` that a person comes back to the code: what was wrong with the last one is not about the next.
 */
export const smsCodeMachine = setupFlow(smsCodeContract, {
  guards: {
    isMobileNumber: (_, params: { mobileNum: unknown }) => readMobileNumber(params.mobileNum) !== null,
    isOtherNumber: ({ context }, params: { mobileNum: unknown }) => {
      const mobileNum = readMobileNumber(params.mobileNum);
      return mobileNum !== null && !context.sentTo.includes(mobileNum);
    },
    hasNumber: ({ context }) => context.mobileNum !== null,
    isTooSoon: (_, params: CallFailure) => readTurn(params.error) !== null,
    isLateCode: (_, params: { code: string }) => params.code === 'sms.code-expired',
    isCheckedHere: ({ context }, params: { code: unknown }) => context.isCheckedHere && !isBlank(params.code),
    isMissing: ({ context }, params: { code: unknown }) => context.isCheckedHere && isBlank(params.code),
    isCountedDown: ({ context }) => context.secondsLeft === 0,
  },
  actions: {
    keepNumber: assign((_, params: { mobileNum: unknown }) => ({
      mobileNum: readMobileNumber(params.mobileNum),
    })),
    complainAboutNumber: assign((_, params: { mobileNum: unknown }) => ({
      error: nameErrorMessage(isBlank(params.mobileNum) ? 'field.required' : 'mobile.invalid'),
    })),
    clearError: assign({ error: null }),
    keepExpiry: assign(({ context }, params: Sent) => ({
      sentTo: context.mobileNum === null ? [] : [...context.sentTo, context.mobileNum],
      expiredMinutes: params.expiredMinutes,
      resendSeconds: params.resendSeconds ?? null,
      secondsLeft: null,
      error: null,
    })),
    // Sent before this page was opened: the server alone knows how long it stays good, at least until the next one.
    keepEarlier: assign(({ context: { mobileNum, sentTo } }, params: CallFailure) => {
      const seconds = readTurn(params.error) ?? 0;
      return {
        sentTo: mobileNum === null ? [] : [...sentTo, mobileNum],
        expiredMinutes: Math.ceil((seconds * 1_000) / millisecondsPerMinute),
        resendSeconds: seconds,
        secondsLeft: null,
        error: nameErrorMessage('sms.too-soon'),
      };
    }),
    endCount: assign({ secondsLeft: 0, sentTo: [] }),
    forgetCount: assign({ secondsLeft: null }),
    forgetSent: assign({ sentTo: [] }),
    keepCode: assign((_, params: { code: string }) => ({ code: params.code, error: null })),
    forgetCode: assign({ code: null }),
    complain: assign((_, params: { code: string }) => ({ error: nameErrorMessage(params.code) })),
    showError: assign((_, params: CallFailure) => ({ error: nameFailure(params.error) })),
  },
}).createMachine({
  id: 'smsCode',
  context: ({ input }) => ({
    purpose: input.purpose,
    isCheckedHere: input.check ?? false,
    mobileNum: null,
    sentTo: [],
    expiredMinutes: 0,
    resendSeconds: null,
    secondsLeft: null,
    lockoutSeconds: durations.lockout / 1_000,
    code: null,
    error: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'code.request': [...request],
        'code.resend': { guard: 'hasNumber', target: 'sending' },
      },
    },
    sending: {
      entry: 'clearError',
      ...askingWith('sendCode', ({ context }) => readSending(context), {
        onDone: { target: 'sent', actions: withAnswer('keepExpiry') },
        onError: [
          { guard: withError('isTooSoon'), target: 'sent', actions: withError('keepEarlier') },
          {
            guard: withError('isThrottled'),
            target: 'locked',
            actions: [withError('keepLockout'), withError('showError')],
          },
          showErrorIn('pausing'),
        ],
      }),
    },
    pausing: {
      entry: 'forgetSent',
      invoke: {
        ...waiting('codePause', durations.codePause),
        onDone: 'idle',
      },
    },
    sent: {
      initial: 'waiting',
      exit: 'forgetCount',
      invoke: [
        {
          id: 'codeExpiry',
          src: 'wait',
          input: ({ context }) => ({
            name: 'codeExpiry',
            milliseconds: context.expiredMinutes * millisecondsPerMinute,
            ticks: false,
          }),
          onDone: { target: 'expired', actions: { type: 'complain', params: { code: 'sms.code-expired' } } },
        },
        {
          id: 'codeResend',
          src: 'wait',
          input: ({ context }) => ({
            name: 'codeResend',
            milliseconds: readResendMilliseconds(context),
            ticks: true,
          }),
          onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
          onDone: { actions: 'endCount' },
        },
      ],
      on: {
        'code.refuse': [
          {
            guard: withEvent('isLateCode'),
            target: 'expired',
            actions: { type: 'complain', params: { code: 'sms.code-expired' } },
          },
          { actions: withEvent('complain') },
        ],
        'code.revisit': { actions: 'clearError' },
      },
      states: {
        waiting: {
          always: { guard: 'isCountedDown', target: 'resendable' },
          on: {
            'code.request': {
              guard: withEvent('isOtherNumber'),
              target: '#smsCode.sending',
              actions: withEvent('keepNumber'),
            },
            'code.enter': [...enter],
          },
        },
        resendable: {
          on: {
            'code.request': [...request],
            'code.resend': '#smsCode.sending',
            'code.enter': [...enter],
          },
        },
        checking: {
          exit: 'forgetCode',
          invoke: {
            ...calling('verifyCode'),
            input: ({ context }) => ({ ...readSending(context), code: context.code ?? '' }),
            onDone: '#smsCode.verified',
            onError: [
              showErrorWhen('#smsCode.expired', 'sms.code-expired'),
              {
                guard: withError('isThrottled'),
                target: '#smsCode.locked',
                actions: [withError('keepLockout'), withError('showError')],
              },
              showErrorIn('waiting'),
            ],
          },
        },
      },
    },
    expired: {
      entry: 'forgetSent',
      on: {
        'code.request': [...request],
        'code.resend': 'sending',
      },
    },
    locked: { entry: 'forgetSent', exit: 'forgetCount', ...lockedUntil('codeLockout', 'idle', 'clearError') },
    verified: { type: 'final' },
  },
});
