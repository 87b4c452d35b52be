import { assign } from 'xstate';
import { askingWith, setupFlow, waiting, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { durations } from '../durations.ts';
import { showErrorIn, showErrorWhen, hasFailedWith, type CallFailure } from '../form-failure.ts';
import { nameFailure, readFailure } from '../failure.ts';
import {
  humanVerificationContract,
  type Challenge,
  type HumanVerificationContext,
} from './human-verification.contract.ts';

type SolveInput = AskOf<typeof humanVerificationContract, 'solve'>;

function describeAnswer({ challenge, offset }: HumanVerificationContext): SolveInput {
  if (challenge === null) throw new Error('expects a challenge to answer, got none');
  return { id: challenge.id, kind: challenge.kind, offset, task: challenge.task };
}

/** Transitions out of a puzzle that can no longer be solved, or that the player cannot see. */
const anotherChallenge = {
  'verification.refresh': { target: 'loading', actions: ['useSlider', 'clearError'] },
  'verification.alternative': { target: 'loading', actions: ['useWork', 'clearError'] },
} as const;

/**
 * See `humanVerificationContract`. The output is the ticket of passing, or null when the person
 * stopped.
 */
export const humanVerificationMachine = setupFlow(humanVerificationContract, {
  guards: {
    isWork: (_, challenge: Challenge) => challenge.kind === 'work',
    isUsedUp: ({ context }, params: CallFailure) => {
      const { code } = readFailure(params.error);
      return (
        code === 'verification.exhausted' || (code === 'verification.wrong' && context.attemptsLeft <= 1)
      );
    },
    isSliderAsked: ({ context }) => context.kind === 'slider',
    hasWork: ({ context }) => context.challenge?.kind === 'work',
  },
  actions: {
    useSlider: assign({ kind: 'slider' }),
    useWork: assign({ kind: 'work' }),
    clearChallenge: assign({ challenge: null, offset: null, attemptsLeft: 0 }),
    clearError: assign({ error: null }),
    keepChallenge: assign((_, challenge: Challenge) => ({
      challenge,
      kind: challenge.kind,
      attemptsLeft: challenge.attemptsLeft,
      error: null,
    })),
    keepOffset: assign((_, params: { offset: number }) => ({ offset: params.offset, error: null })),
    forgetOffset: assign({ offset: null }),
    countAttempt: assign({ attemptsLeft: ({ context }) => Math.max(0, context.attemptsLeft - 1) }),
    endAttempts: assign({ attemptsLeft: 0 }),
    showError: assign((_, params: CallFailure) => ({ error: nameFailure(params.error) })),
    keepTicket: assign((_, params: { ticket: string }) => ({ ticket: params.ticket })),
  },
}).createMachine({
  id: 'humanVerification',
  context: {
    kind: 'slider',
    challenge: null,
    attemptsLeft: 0,
    offset: null,
    error: null,
    ticket: null,
  },
  initial: 'loading',
  output: ({ context }) => ({ ticket: context.ticket }),
  on: { 'verification.cancel': '.cancelled' },
  states: {
    loading: {
      entry: 'clearChallenge',
      on: {
        'verification.alternative': {
          guard: 'isSliderAsked',
          target: 'loading',
          reenter: true,
          actions: ['useWork', 'clearError'],
        },
      },
      ...askingWith('loadChallenge', ({ context }) => ({ kind: context.kind }), {
        onDone: [
          { guard: withAnswer('isWork'), target: 'checking', actions: withAnswer('keepChallenge') },
          { target: 'sliding', actions: withAnswer('keepChallenge') },
        ],
        onError: showErrorIn('failed'),
      }),
    },
    sliding: {
      invoke: {
        ...waiting('challengeExpiry', durations.challengeExpiry),
        onDone: 'expired',
      },
      on: {
        'verification.answer': { target: 'checking', actions: withEvent('keepOffset') },
        ...anotherChallenge,
      },
    },
    checking: {
      exit: 'forgetOffset',
      ...askingWith('solve', ({ context }) => describeAnswer(context), {
        onDone: { target: 'passed', actions: withAnswer('keepTicket') },
        onError: [
          showErrorWhen('expired', 'verification.expired'),
          {
            guard: withError('isUsedUp'),
            target: 'exhausted',
            actions: ['endAttempts', withError('showError')],
          },
          { guard: 'hasWork', target: 'failed', actions: withError('showError') },
          {
            guard: { type: 'hasCode', params: hasFailedWith('verification.wrong') },
            target: 'sliding',
            actions: ['countAttempt', withError('showError')],
          },
          showErrorIn('sliding'),
        ],
      }),
    },
    failed: { on: anotherChallenge },
    expired: { on: anotherChallenge },
    exhausted: { on: anotherChallenge },
    passed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
