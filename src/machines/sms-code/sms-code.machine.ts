import { assign, setup } from 'xstate';
import { passError } from '../failed-call.ts';
import { durations, millisecondsPerMinute } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { isThrottled, nameFailure, readFailure } from '../failure.ts';
import { unwiredService, unwiredWait } from '../unwired.ts';
import { isBlank, readMobileNumber } from './mobile-number.ts';
import type { CodePurpose, SmsCodeContext } from './sms-code.context.ts';

type SmsCodeEvent =
  | { type: 'code.request'; mobileNum: string }
  | { type: 'code.resend' }
  | { type: 'code.enter'; code: string }
  | { type: 'code.refuse'; code: string };
interface Failed {
  readonly error: unknown;
}

function readResendMilliseconds({ purpose, expiredMinutes }: SmsCodeContext): number {
  return purpose === 'login' ? durations.loginCodeResend : expiredMinutes * millisecondsPerMinute;
}
function readSending({ purpose, mobileNum }: SmsCodeContext): { purpose: CodePurpose; mobileNum: string } {
  if (mobileNum === null) throw new Error('expects a mobile number to send to, got none');
  return { purpose, mobileNum };
}

/** See `smsCodeContract`. `code.refuse` is the parent's word that its own call found the code wrong. */
export const smsCodeMachine = setup({
  types: {
    context: {} as SmsCodeContext,
    events: {} as SmsCodeEvent,
    input: {} as { readonly purpose: CodePurpose; readonly check?: boolean },
  },
  actors: {
    wait: unwiredWait,
    sendCode: unwiredService<
      { readonly expiredMinutes: number },
      { readonly purpose: CodePurpose; readonly mobileNum: string }
    >('sendCode'),
    verifyCode: unwiredService<
      Record<string, never>,
      { readonly purpose: CodePurpose; readonly mobileNum: string; readonly code: string }
    >('verifyCode'),
  },
  guards: {
    isMobileNumber: (_, params: { mobileNum: unknown }) => readMobileNumber(params.mobileNum) !== null,
    isOtherNumber: ({ context }, params: { mobileNum: unknown }) => {
      const mobileNum = readMobileNumber(params.mobileNum);
      return mobileNum !== null && !context.sentTo.includes(mobileNum);
    },
    hasNumber: ({ context }) => context.mobileNum !== null,
    isThrottled: (_, params: Failed) => isThrottled(params.error),
    isLate: (_, params: Failed) => readFailure(params.error).code === 'sms.code-expired',
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
    keepExpiry: assign(({ context }, params: { expiredMinutes: number }) => ({
      sentTo: context.mobileNum === null ? [] : [...context.sentTo, context.mobileNum],
      expiredMinutes: params.expiredMinutes,
      secondsLeft: null,
      error: null,
    })),
    countSeconds: assign((_, params: { secondsLeft: number }) => ({ secondsLeft: params.secondsLeft })),
    endCount: assign({ secondsLeft: 0, sentTo: [] }),
    forgetCount: assign({ secondsLeft: null }),
    forgetSent: assign({ sentTo: [] }),
    keepCode: assign((_, params: { code: string }) => ({ code: params.code, error: null })),
    forgetCode: assign({ code: null }),
    complain: assign((_, params: { code: string }) => ({ error: nameErrorMessage(params.code) })),
    showError: assign((_, params: Failed) => ({ error: nameFailure(params.error) })),
    keepLockout: assign((_, params: Failed) => ({
      lockoutSeconds: readFailure(params.error).retryAfterSeconds ?? durations.lockout / 1_000,
    })),
  },
}).createMachine({
  id: 'smsCode',
  context: ({ input }) => ({
    purpose: input.purpose,
    isCheckedHere: input.check ?? false,
    mobileNum: null,
    sentTo: [],
    expiredMinutes: 0,
    secondsLeft: null,
    lockoutSeconds: durations.lockout / 1_000,
    code: null,
    error: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'code.request': [
          {
            guard: { type: 'isMobileNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
            target: 'sending',
            actions: { type: 'keepNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
          },
          {
            actions: { type: 'complainAboutNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
          },
        ],
        'code.resend': { guard: 'hasNumber', target: 'sending' },
      },
    },
    sending: {
      entry: 'clearError',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => readSending(context),
        onDone: {
          target: 'sent',
          actions: {
            type: 'keepExpiry',
            params: ({ event }) => ({ expiredMinutes: event.output.expiredMinutes }),
          },
        },
        onError: [
          {
            guard: { type: 'isThrottled', params: passError },
            target: 'locked',
            actions: [
              { type: 'keepLockout', params: passError },
              { type: 'showError', params: passError },
            ],
          },
          {
            target: 'pausing',
            actions: { type: 'showError', params: passError },
          },
        ],
      },
    },
    pausing: {
      entry: 'forgetSent',
      invoke: {
        id: 'codePause',
        src: 'wait',
        input: { name: 'codePause', milliseconds: durations.codePause, ticks: false },
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
          onSnapshot: {
            actions: {
              type: 'countSeconds',
              params: ({ event }) => ({ secondsLeft: event.snapshot.context.secondsLeft }),
            },
          },
          onDone: { actions: 'endCount' },
        },
      ],
      on: {
        'code.refuse': [
          {
            guard: { type: 'isLateCode', params: ({ event }) => ({ code: event.code }) },
            target: 'expired',
            actions: { type: 'complain', params: { code: 'sms.code-expired' } },
          },
          { actions: { type: 'complain', params: ({ event }) => ({ code: event.code }) } },
        ],
      },
      states: {
        waiting: {
          always: { guard: 'isCountedDown', target: 'resendable' },
          on: {
            'code.request': {
              guard: { type: 'isOtherNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
              target: '#smsCode.sending',
              actions: { type: 'keepNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
            },
            'code.enter': [
              {
                guard: { type: 'isMissing', params: ({ event }) => ({ code: event.code }) },
                actions: { type: 'complain', params: { code: 'sms.code-required' } },
              },
              {
                guard: { type: 'isCheckedHere', params: ({ event }) => ({ code: event.code }) },
                target: 'checking',
                actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
              },
            ],
          },
        },
        resendable: {
          on: {
            'code.request': [
              {
                guard: { type: 'isMobileNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
                target: '#smsCode.sending',
                actions: { type: 'keepNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
              },
              {
                actions: {
                  type: 'complainAboutNumber',
                  params: ({ event }) => ({ mobileNum: event.mobileNum }),
                },
              },
            ],
            'code.resend': '#smsCode.sending',
            'code.enter': [
              {
                guard: { type: 'isMissing', params: ({ event }) => ({ code: event.code }) },
                actions: { type: 'complain', params: { code: 'sms.code-required' } },
              },
              {
                guard: { type: 'isCheckedHere', params: ({ event }) => ({ code: event.code }) },
                target: 'checking',
                actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
              },
            ],
          },
        },
        checking: {
          exit: 'forgetCode',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context }) => ({ ...readSending(context), code: context.code ?? '' }),
            onDone: '#smsCode.verified',
            onError: [
              {
                guard: { type: 'isLate', params: passError },
                target: '#smsCode.expired',
                actions: { type: 'showError', params: passError },
              },
              {
                guard: { type: 'isThrottled', params: passError },
                target: '#smsCode.locked',
                actions: [
                  { type: 'keepLockout', params: passError },
                  { type: 'showError', params: passError },
                ],
              },
              {
                target: 'waiting',
                actions: { type: 'showError', params: passError },
              },
            ],
          },
        },
      },
    },
    expired: {
      entry: 'forgetSent',
      on: {
        'code.request': [
          {
            guard: { type: 'isMobileNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
            target: 'sending',
            actions: { type: 'keepNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
          },
          {
            actions: { type: 'complainAboutNumber', params: ({ event }) => ({ mobileNum: event.mobileNum }) },
          },
        ],
        'code.resend': 'sending',
      },
    },
    locked: {
      entry: 'forgetSent',
      exit: 'forgetCount',
      invoke: {
        id: 'codeLockout',
        src: 'wait',
        input: ({ context }) => ({
          name: 'codeLockout',
          milliseconds: context.lockoutSeconds * 1_000,
          ticks: true,
        }),
        onSnapshot: {
          actions: {
            type: 'countSeconds',
            params: ({ event }) => ({ secondsLeft: event.snapshot.context.secondsLeft }),
          },
        },
        onDone: { target: 'idle', actions: 'clearError' },
      },
    },
    verified: { type: 'final' },
  },
});
