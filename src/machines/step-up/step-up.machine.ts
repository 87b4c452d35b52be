import { assign, not, or, stateIn } from 'xstate';
import { askingWith, calling, setupFlow, waiting, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { forgettingSecrets } from '../forget-secrets.ts';
import { routeToBreak } from '../route-to-break.ts';
import { durations } from '../durations.ts';
import { nameErrorMessage } from '../error-message.ts';
import { showErrorIn, type CallFailure, hasFailedWith, routeError, noFailure } from '../form-failure.ts';
import { isSignedOut, readFailureDetails } from '../failure.ts';
import type { FormInput } from '../form-values.ts';
import { passSeconds } from '../lockout.ts';
import { nameChangeErrors, nameChangeReason, noPasswordChange, readPasswordChange } from '../new-password.ts';
import {
  invokeLoadMember,
  assignMember,
  keepTokenOfAnswer,
  loggedInWithGreetingState,
} from '../login-effects.ts';
import { isBlank } from '../sms-code/mobile-number.ts';
import { stepUpContract, isSecondFactor, isSentMethod, type StepUpMethod } from './step-up.contract.ts';

interface Chosen {
  readonly method: StepUpMethod;
}
interface Answer {
  readonly answer: string;
  readonly trustDevice?: boolean | undefined;
}
type Proven = AnswerOf<typeof stepUpContract, 'answerStepUp'>;
const tries = 5;

/** See `stepUpContract`. */
export const stepUpMachine = setupFlow(stepUpContract, {
  guards: {
    isOffered: ({ context }, { method }: Chosen) =>
      context.options.some((option) => option.method === method),
    hasAuthenticatorOnly: ({ context }) => context.options.length === 1 && isSecondFactor(context.options),
    hasSentMethod: ({ context }) => isSentMethod(context.method),
    // Also asked with no payload, for whether the answer may be sent at all.
    isBlank: (_, { answer }: { answer: unknown }) => isBlank(answer),
    // Only after a restore: the ticket is never stored.
    hasNoTicket: ({ context }) => context.ticket === null,
    hasToChange: ({ context }, proven: Proven) => nameChangeReason(proven, context.hasExpiryRule) !== null,
    isFaulty: (_, { values }: FormInput) => Object.keys(nameChangeErrors(values)).length > 0,
    isSignedOut: (_, { error }: CallFailure) => isSignedOut(error),
  },
  actions: {
    keepMethod: assign((_, { method }: Chosen) => ({ ...noFailure, method, isSent: false })),
    keepAnswer: assign((_, { answer, trustDevice }: Answer) => ({
      ...noFailure,
      answer: answer.trim(),
      trustsDevice: trustDevice === true,
    })),
    forgetAnswer: assign({ answer: null }),
    forgetTicket: assign({ ticket: null, answer: null }),
    markSent: assign({ ...noFailure, isSent: true }),
    complain: assign({ error: null, errors: { answer: nameErrorMessage('field.required') } }),
    keepTries: assign(({ context }, { error }: CallFailure) => {
      const { attemptsLeft } = readFailureDetails(error);
      return { attemptsLeft: typeof attemptsLeft === 'number' ? attemptsLeft : context.attemptsLeft - 1 };
    }),
    keepReason: assign(({ context }, proven: Proven) => ({
      ...noFailure,
      changeReason: nameChangeReason(proven, context.hasExpiryRule),
    })),
    forgetReason: assign({ changeReason: null }),
    keepChange: assign((_, { values }: FormInput) => ({ ...noFailure, change: readPasswordChange(values) })),
    forgetChange: assign({ change: null }),
    complainOfChange: assign((_, { values }: FormInput) => ({
      error: null,
      errors: nameChangeErrors(values),
    })),
    keepMember: assign(assignMember),
  },
}).createMachine({
  id: 'stepUp',
  context: ({ input }) => ({
    ...noFailure,
    options: input.options,
    ticket: input.ticket,
    method: null,
    answer: null,
    trustsDevice: false,
    attemptsLeft: tries,
    secondsLeft: null,
    isSent: false,
    hasExpiryRule: input.expiryRule ?? false,
    changeReason: null,
    change: null,
    member: null,
  }),
  initial: 'choosing',
  invoke: {
    ...waiting('stepUpExpiry', durations.stepUpExpiry),
    // The right answer ends the step-up: the token that came with it must not be left behind.
    onDone: {
      guard: not(
        or([
          stateIn('#stepUp.changingPassword'),
          stateIn('#stepUp.savingPassword'),
          stateIn('#stepUp.loadingMember'),
        ]),
      ),
      target: '.expired',
    },
  },
  states: {
    choosing: {
      // A second factor leaves nothing to choose, and nothing is sent by choosing it.
      always: {
        guard: 'hasAuthenticatorOnly',
        target: 'answering',
        actions: { type: 'keepMethod', params: { method: 'authenticator' } },
      },
      on: {
        'method.select': {
          guard: withEvent('isOffered'),
          target: 'answering',
          actions: withEvent('keepMethod'),
        },
        'stepUp.cancel': 'cancelled',
      },
    },
    answering: {
      initial: 'open',
      on: {
        'method.select': {
          guard: withEvent('isOffered'),
          target: 'answering',
          actions: withEvent('keepMethod'),
        },
        'answer.submit': [
          { guard: 'hasNoTicket', target: 'expired' },
          { guard: withEvent('isBlank'), actions: 'complain' },
          { target: 'checking', actions: withEvent('keepAnswer') },
        ],
        'stepUp.cancel': 'cancelled',
      },
      states: {
        open: { on: { 'code.request': { guard: 'hasSentMethod', target: 'sending' } } },
        sending: {
          // A code that is on its way is not asked for again, and nothing is answered meanwhile.
          on: { 'answer.submit': undefined },
          invoke: {
            ...calling('sendStepUpCode'),
            input: ({ context }) => ({ ticket: context.ticket ?? '', method: context.method ?? 'sms' }),
            onDone: { target: 'counting', actions: 'markSent' },
            onError: [routeError('#stepUp.expired', 'stepup.expired'), showErrorIn('counting')],
          },
        },
        counting: {
          invoke: {
            id: 'stepUpResend',
            src: 'wait',
            input: { name: 'stepUpResend', milliseconds: durations.stepUpResend, ticks: true },
            onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
            onDone: 'open',
          },
        },
      },
    },
    checking: {
      ...forgettingSecrets('forgetAnswer'),
      invoke: {
        ...calling('answerStepUp'),
        input: ({ context }) => ({
          ticket: context.ticket ?? '',
          method: context.method ?? 'sms',
          answer: context.answer ?? '',
          trustDevice: context.trustsDevice,
        }),
        onDone: [
          {
            guard: withAnswer('hasToChange'),
            target: 'changingPassword',
            actions: [keepTokenOfAnswer, withAnswer('keepReason')],
          },
          { target: 'loadingMember', actions: keepTokenOfAnswer },
        ],
        onError: [
          // The answer was right and the ticket is used up: the member's money is still to be reached.
          routeToBreak('cancelled'),
          routeError('expired', 'stepup.expired'),
          routeError('exhausted', 'stepup.exhausted'),
          {
            guard: { type: 'hasCode', params: hasFailedWith('stepup.wrong') },
            target: 'answering',
            actions: [withError('keepTries'), withError('showError')],
          },
          showErrorIn('answering'),
        ],
      },
    },
    // The password that began the login is not kept over the change of flows: it is typed once more.
    changingPassword: {
      entry: 'forgetTicket',
      on: {
        'password.submit': [
          { guard: withEvent('isFaulty'), actions: withEvent('complainOfChange') },
          { target: 'savingPassword', actions: withEvent('keepChange') },
        ],
        'stepUp.cancel': { target: 'cancelled', actions: 'dropToken' },
      },
    },
    savingPassword: {
      ...forgettingSecrets('forgetChange'),
      ...askingWith('changePassword', ({ context }) => context.change ?? noPasswordChange, {
        // The session of the old password ends with it.
        onDone: { target: 'loadingMember', actions: [keepTokenOfAnswer, 'forgetReason'] },
        onError: [
          { guard: withError('isSignedOut'), target: 'expired', actions: ['dropToken', 'forgetReason'] },
          showErrorIn('changingPassword'),
        ],
      }),
    },
    loadingMember: {
      entry: 'forgetTicket',
      // The ticket is used up: what is left is to log in again, from a device that is known by now.
      invoke: invokeLoadMember({ target: 'expired', actions: ['dropToken', withError('showError')] }),
    },
    expired: {
      entry: 'forgetTicket',
      on: { 'stepUp.cancel': { target: 'cancelled', actions: 'openLogin' } },
    },
    exhausted: {
      entry: 'forgetTicket',
      on: { 'stepUp.cancel': { target: 'cancelled', actions: 'openLogin' } },
    },
    cancelled: { type: 'final', entry: 'forgetTicket' },
    succeeded: loggedInWithGreetingState,
  },
});
