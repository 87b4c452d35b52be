import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, calling, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { readMoney } from '../../protocol/money/money.ts';
import { nameErrorMessage } from '../error-message.ts';
import { showErrorIn, showErrorWhen, noFailure } from '../form-failure.ts';
import { readInteger } from '../read-integer.ts';
import {
  limitsContract,
  findLimit,
  type LimitNotice,
  type LimitsContext,
  type LimitStanding,
} from './limits.contract.ts';

type Place = AskOf<typeof limitsContract, 'confirmLimit'>;

/** What is wrong with a limit before the server has seen it, as an error code; null where nothing is. */
function nameFault(context: LimitsContext, amount: string | null | undefined): string | null {
  // A page that was never typed into sends nothing at all.
  if ((amount ?? '').trim() === '') return 'field.required';
  const isTime = findLimit(context, context.chosen)?.kind === 'session';
  const value = isTime ? readInteger(amount) : readMoney(amount, context.currency);
  if (value !== null && value > 0) return null;
  return isTime ? 'minutes.invalid' : 'amount.invalid';
}
function describePlace({ context }: { readonly context: LimitsContext }): Place {
  const limit = findLimit(context, context.chosen);
  if (limit === null) throw new Error('expects a limit that was chosen, got none');
  return { kind: limit.kind, period: limit.period };
}

function nameNotice(context: LimitsContext): LimitNotice {
  if (context.cancelled !== null) return 'cancelled';
  return findLimit(context, context.chosen)?.change === 'cooling' ? 'waiting' : 'saved';
}

/** See `limitsContract`. What is typed stays on the page until it is saved. */
export const limitsMachine = setupFlow(limitsContract, {
  guards: {
    isKnown: ({ context }, { limit }: { limit: string }) => findLimit(context, limit) !== null,
    isReady: ({ context }, { limit }: { limit: string }) => findLimit(context, limit)?.change === 'ready',
    isWaiting: ({ context }, { limit }: { limit: string }) =>
      (findLimit(context, limit)?.change ?? 'none') !== 'none',
    hasLimit: ({ context }) => (findLimit(context, context.chosen)?.amount ?? null) !== null,
    isFaulty: ({ context }, { amount }: { amount: string | null }) => nameFault(context, amount) !== null,
  },
  actions: {
    keepStanding: assign(({ context }, { coolingHours, cancelled, currency, limits }: LimitStanding) => ({
      coolingHours,
      // What the last change cancelled stays said until the next: a reading names nothing.
      cancelled: cancelled ?? context.cancelled,
      currency,
      limits,
    })),
    choose: assign((_, { limit }: { limit: string }) => ({
      ...noFailure,
      chosen: limit,
      wanted: null,
      notice: null,
      cancelled: null,
    })),
    keepWanted: assign((_, { amount }: { amount: string | null }) => ({
      ...noFailure,
      wanted: amount?.trim() ?? null,
    })),
    complain: assign(({ context }, { amount }: { amount: string | null }) => ({
      error: null,
      errors: { amount: nameErrorMessage(nameFault(context, amount) ?? 'unknown') },
    })),
    tellSaved: assign(({ context }) => ({
      notice: nameNotice(context),
    })),
    tell: assign((_, { notice }: { notice: LimitNotice }) => ({ notice })),
  },
}).createMachine({
  id: 'limits',
  context: {
    ...noFailure,
    limits: [],
    coolingHours: 24,
    currency: '',
    chosen: null,
    wanted: null,
    notice: null,
    cancelled: null,
  },
  initial: 'loading',
  states: {
    ...loadingStates('loadLimits', 'limits.refresh', {
      target: 'browsing',
      actions: withAnswer('keepStanding'),
    }),
    browsing: {
      on: {
        'limits.refresh': 'loading',
        'limit.edit': { guard: withEvent('isKnown'), target: 'editing', actions: withEvent('choose') },
        'limit.confirm': { guard: withEvent('isReady'), target: 'confirming', actions: withEvent('choose') },
        'limit.keep': { guard: withEvent('isWaiting'), target: 'keeping', actions: withEvent('choose') },
      },
    },
    editing: {
      on: {
        'limit.back': { target: 'browsing', actions: 'clearErrors' },
        'limit.remove': {
          guard: 'hasLimit',
          target: 'saving',
          actions: { type: 'keepWanted', params: { amount: null } },
        },
        'limit.submit': [
          { guard: withEvent('isFaulty'), actions: withEvent('complain') },
          { target: 'saving', actions: withEvent('keepWanted') },
        ],
      },
    },
    saving: {
      invoke: {
        ...calling('setLimit'),
        input: ({ context }) => ({ ...describePlace({ context }), amount: context.wanted }),
        onDone: { target: 'browsing', actions: [withAnswer('keepStanding'), 'tellSaved'] },
        onError: showErrorIn('editing'),
      },
    },
    confirming: askingWith('confirmLimit', describePlace, {
      onDone: {
        target: 'browsing',
        actions: [withAnswer('keepStanding'), { type: 'tell', params: { notice: 'raised' } }],
      },
      onError: [
        // The change was confirmed or withdrawn in another tab meanwhile: load its current status.
        showErrorWhen('loading', 'limit.changed'),
        showErrorIn('browsing'),
      ],
    }),
    keeping: askingWith('keepLimit', describePlace, {
      onDone: {
        target: 'browsing',
        actions: [withAnswer('keepStanding'), { type: 'tell', params: { notice: 'kept' } }],
      },
      onError: showErrorIn('browsing'),
    }),
  },
});
