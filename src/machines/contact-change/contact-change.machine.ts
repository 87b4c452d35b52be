import { assign, not } from 'xstate';
import { askingWith, calling, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf, AskOf } from '../flow-contract.ts';
import { nameErrorMessage } from '../error-message.ts';
import { hasFailedWith, noFailure, showErrorIn } from '../form-failure.ts';
import { nameMissing, readText, type FormInput } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout, passSeconds } from '../lockout.ts';
import { isBlank } from '../sms-code/mobile-number.ts';
import {
  contactChangeContract,
  type ContactChangeContext,
  type ContactKind,
  type ContactWay,
} from './contact-change.contract.ts';

type Started = AnswerOf<typeof contactChangeContract, 'startContactChange'>;
interface Sent {
  readonly masked: string;
  readonly resendSeconds: number;
}
type Ticket = AskOf<typeof contactChangeContract, 'sendOldCode'>;
const fieldOf: Readonly<Record<ContactKind, string>> = { email: 'email', mobile: 'mobileNum' };
const ticketOf = ({ context }: { readonly context: ContactChangeContext }): Ticket => ({
  ticket: context.ticket ?? '',
});

/** The change has expired on the server: it begins again with the password. */
const whenOver = {
  guard: { type: 'hasCode', params: hasFailedWith('contact.expired') },
  target: 'asking',
  actions: ['forgetChange', 'emptyPassword', withError('showError')],
} as const;
/** Only after a restore: the ticket is never stored. */
const whenInterrupted = {
  guard: 'hasNoTicket',
  target: '#contactChange.asking',
  actions: 'forgetChange',
} as const;
/** Counts down to the next code where one was sent; typing a code is possible all the while. */
const waitForNext = {
  initial: 'open',
  states: {
    open: { always: { guard: 'hasToWait', target: 'counting' } },
    counting: {
      invoke: {
        id: 'contactResend',
        src: 'wait',
        input: ({ context }: { readonly context: ContactChangeContext }) => ({
          name: 'contactResend' as const,
          milliseconds: (context.secondsLeft ?? 0) * 1_000,
          ticks: true,
        }),
        onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
        onDone: { target: 'open', actions: 'endCount' },
      },
    },
  },
} as const;

/** See `contactChangeContract`. */
export const contactChangeMachine = setupFlow(contactChangeContract, {
  guards: {
    hasNoOldSide: (_, { ways }: Started) => ways.length === 0,
    isAddressMissing: ({ context }, { values }: FormInput) =>
      readText(values, fieldOf[context.kind]).trim() === '',
    isOffered: ({ context }, { way }: { readonly way: ContactWay }) => context.ways.includes(way),
    isByCode: ({ context }) =>
      context.way === 'code' && !(context.secondsLeft !== null && context.secondsLeft > 0),
    hasToWait: ({ context }) => context.secondsLeft !== null && context.secondsLeft > 0,
    isUnsent: ({ context }) => context.way === 'code' && !context.isSent,
    hasNoTicket: ({ context }) => context.ticket === null,
    isBlank: (_, { code }: { readonly code: unknown }) => isBlank(code),
  },
  actions: {
    keepPassword: assign((_, { values }: FormInput) => ({
      ...noFailure,
      password: readText(values, 'password'),
    })),
    forgetPassword: assign({ password: null }),
    keepStart: assign((_, { ticket, masked, ways }: Started) => ({
      ...noFailure,
      ticket,
      masked,
      ways,
      way: ways[0] ?? ('code' as const),
      isSent: false,
      secondsLeft: null,
    })),
    forgetChange: assign({ ...noFailure, ticket: null, ways: [], isSent: false, secondsLeft: null }),
    keepWay: assign((_, { way }: { readonly way: ContactWay }) => ({ ...noFailure, way })),
    keepSent: assign((_, { masked, resendSeconds }: Sent) => ({
      ...noFailure,
      masked,
      isSent: true,
      secondsLeft: resendSeconds,
    })),
    keepAddress: assign(({ context }, { values }: FormInput) => ({
      ...noFailure,
      address: readText(values, fieldOf[context.kind]).trim(),
    })),
    complainOfAddress: assign(({ context }, { values }: FormInput) => ({
      error: null,
      errors: nameMissing(values, [fieldOf[context.kind]]),
    })),
    complainOfCode: assign({ error: null, errors: { code: nameErrorMessage('sms.code-required') } }),
    keepCode: assign((_, { code }: { readonly code: string }) => ({ ...noFailure, code })),
    forgetCode: assign({ code: null }),
    startNaming: assign({ ...noFailure, secondsLeft: null }),
    keepSaved: assign((_, { masked }: { readonly masked: string }) => ({
      ...noFailure,
      masked,
      ticket: null,
      ways: [],
      address: '',
      isSent: false,
      secondsLeft: null,
    })),
    endCount: assign({ secondsLeft: null }),
  },
}).createMachine({
  id: 'contactChange',
  context: ({ input }) => ({
    ...noFailure,
    ...noLockout,
    kind: input.kind,
    password: null,
    ticket: null,
    masked: '',
    ways: [],
    way: 'code',
    isSent: false,
    address: '',
    code: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: { 'form.submit': { target: 'starting', actions: withEvent('keepPassword') } },
    },
    starting: {
      exit: 'forgetPassword',
      invoke: {
        ...calling('startContactChange'),
        input: ({ context }) => ({ kind: context.kind, password: context.password ?? '' }),
        onDone: [
          { guard: withAnswer('hasNoOldSide'), target: 'naming', actions: withAnswer('keepStart') },
          { target: 'proving', actions: withAnswer('keepStart') },
        ],
        onError: [lockWhenThrottled, showErrorIn('asking')],
      },
    },
    proving: {
      always: whenInterrupted,
      ...waitForNext,
      on: {
        'way.select': { guard: withEvent('isOffered'), actions: withEvent('keepWay') },
        'code.request': { guard: 'isByCode', target: 'sendingOld' },
        'code.enter': [
          // Without a code that was sent there is no field for one.
          { guard: 'isUnsent' },
          { guard: withEvent('isBlank'), actions: 'complainOfCode' },
          { target: 'judging', actions: withEvent('keepCode') },
        ],
        'contact.back': { target: 'asking', actions: 'forgetChange' },
      },
    },
    sendingOld: askingWith('sendOldCode', ticketOf, {
      onDone: { target: 'proving', actions: withAnswer('keepSent') },
      onError: [lockWhenThrottled, whenOver, showErrorIn('proving')],
    }),
    judging: {
      exit: 'forgetCode',
      invoke: {
        ...calling('proveOldContact'),
        input: ({ context }) => ({ ...ticketOf({ context }), way: context.way, code: context.code ?? '' }),
        onDone: { target: 'naming', actions: 'startNaming' },
        onError: [whenOver, showErrorIn('proving')],
      },
    },
    naming: {
      always: whenInterrupted,
      on: {
        'form.submit': [
          { guard: withEvent('isAddressMissing'), actions: withEvent('complainOfAddress') },
          { target: 'sendingNew', actions: withEvent('keepAddress') },
        ],
        'contact.back': { target: 'asking', actions: 'forgetChange' },
      },
    },
    sendingNew: {
      invoke: {
        ...calling('sendNewCode'),
        input: ({ context }) => ({ ...ticketOf({ context }), address: context.address }),
        onDone: { target: 'confirming', actions: withAnswer('keepSent') },
        onError: [lockWhenThrottled, whenOver, showErrorIn('naming')],
      },
    },
    confirming: {
      always: whenInterrupted,
      ...waitForNext,
      on: {
        'code.request': { guard: not('hasToWait'), target: 'sendingNew' },
        'code.enter': [
          { guard: withEvent('isBlank'), actions: 'complainOfCode' },
          { target: 'saving', actions: withEvent('keepCode') },
        ],
        'contact.back': { target: 'naming', actions: 'startNaming' },
      },
    },
    saving: {
      exit: 'forgetCode',
      invoke: {
        ...calling('confirmContact'),
        input: ({ context }) => ({ ...ticketOf({ context }), code: context.code ?? '' }),
        onDone: { target: 'saved', actions: withAnswer('keepSaved') },
        onError: [
          whenOver,
          {
            guard: { type: 'hasCode', params: hasFailedWith('mobile.taken') },
            target: 'naming',
            actions: withError('showError'),
          },
          showErrorIn('confirming'),
        ],
      },
    },
    locked: lockedUntil('contactLockout', 'asking', ['forgetChange', 'endCount']),
    saved: { on: { 'contact.again': { target: 'asking', actions: 'clearErrors' } } },
  },
});
