import { assign, setup } from 'xstate';
import type { BreakLength } from '../../protocol/jurisdiction.ts';
import { showErrorIn, describeFailure, hasCode, routeError, noFailure } from '../form-failure.ts';
import { unassembledEffect, unassembledService } from '../unassembled.ts';
import type { BreakOffer, SelfExclusionContext } from './self-exclusion.contract.ts';

type SelfExclusionEvent =
  | { type: 'breaks.retry' }
  | { type: 'break.choose'; length: BreakLength }
  | { type: 'break.back' }
  | { type: 'break.confirm' };
interface Begun {
  readonly until: string;
}
const passOffer = ({ event }: { readonly event: { readonly output: BreakOffer } }) => event.output;
const passLength = ({ event }: { readonly event: { readonly length: BreakLength } }) => ({
  length: event.length,
});
const passBegun = ({ event }: { readonly event: { readonly output: Begun } }) => ({
  until: event.output.until,
});
const offers = ({ timeOuts, exclusions }: BreakOffer, length: BreakLength | null): boolean =>
  length !== null && (timeOuts.includes(length) || exclusions.includes(length));

/** See `selfExclusionContract`. */
export const selfExclusionMachine = setup({
  types: {
    context: {} as SelfExclusionContext,
    events: {} as SelfExclusionEvent,
    input: {} as { readonly wanted: BreakLength | null },
  },
  actors: {
    loadBreaks: unassembledService<BreakOffer, Record<string, never>>('loadBreaks'),
    takeBreak: unassembledService<Begun, { readonly length: BreakLength }>('takeBreak'),
  },
  guards: {
    hasCode,
    isWantedOffered: ({ context }, offer: BreakOffer) => offers(offer, context.wanted),
    isOffered: ({ context }, { length }: { length: BreakLength }) => offers(context, length),
  },
  actions: {
    keepOffer: assign((_, { timeOuts, exclusions }: BreakOffer) => ({ timeOuts, exclusions })),
    keepWanted: assign(({ context }) => ({ length: context.wanted })),
    keepLength: assign((_, { length }: { length: BreakLength }) => ({ ...noFailure, length })),
    // Anyone who went back is not asked for the same break again after a retry.
    forgetLength: assign({ ...noFailure, length: null, wanted: null }),
    keepEnd: assign((_, { until }: Begun) => ({ ...noFailure, until })),
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
    breakBegun: unassembledEffect<Begun>('breakBegun'),
  },
}).createMachine({
  id: 'selfExclusion',
  context: ({ input }) => ({
    ...noFailure,
    timeOuts: [],
    exclusions: [],
    wanted: input.wanted ?? null,
    length: null,
    until: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadBreaks',
        src: 'loadBreaks',
        input: {},
        onDone: [
          {
            guard: { type: 'isWantedOffered', params: passOffer },
            target: 'confirming',
            actions: [{ type: 'keepOffer', params: passOffer }, 'keepWanted'],
          },
          { target: 'choosing', actions: { type: 'keepOffer', params: passOffer } },
        ],
        onError: showErrorIn('failed'),
      },
    },
    failed: { on: { 'breaks.retry': { target: 'loading', actions: 'clearErrors' } } },
    choosing: {
      on: {
        'break.choose': {
          guard: { type: 'isOffered', params: passLength },
          target: 'confirming',
          actions: { type: 'keepLength', params: passLength },
        },
      },
    },
    confirming: {
      on: {
        'break.back': { target: 'choosing', actions: 'forgetLength' },
        'break.confirm': { target: 'starting', actions: 'clearErrors' },
      },
    },
    starting: {
      invoke: {
        id: 'takeBreak',
        src: 'takeBreak',
        input: ({ context }) => {
          if (context.length === null) throw new Error('expects a length that was chosen, got none');
          return { length: context.length };
        },
        onDone: {
          target: 'begun',
          actions: [
            { type: 'keepEnd', params: passBegun },
            { type: 'breakBegun', params: passBegun },
          ],
        },
        onError: [
          // It may have begun before the page went away: then the session has ended, and this call shows it.
          routeError('loading', 'request.interrupted'),
          showErrorIn('confirming'),
        ],
      },
    },
    begun: {},
  },
});
