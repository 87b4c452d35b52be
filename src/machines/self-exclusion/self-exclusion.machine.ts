import { assign } from 'xstate';
import { loadingStates } from '../loading-states.ts';
import { askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { isSameLength, type BreakLength } from '../../protocol/time/break-length.ts';
import { showErrorIn, routeError, noFailure } from '../form-failure.ts';
import {
  selfExclusionContract,
  type BreakOffer,
  type SelfExclusionContext,
} from './self-exclusion.contract.ts';

/** Of a break that began, or would. */
type End = AnswerOf<typeof selfExclusionContract, 'foreseeEnd'>;
const passEnd = ({ event }: { readonly event: { readonly output: End } }) => {
  const { until, onRequest } = event.output;
  return { until, onRequest };
};
const offers = ({ timeOuts, exclusions }: BreakOffer, length: BreakLength | null): boolean =>
  length !== null && [...timeOuts, ...exclusions].some((one) => isSameLength(one, length));

function passChosen({ context: { length } }: { readonly context: SelfExclusionContext }): {
  readonly length: BreakLength;
} {
  if (length === null) throw new Error('expects a length that was chosen, got none');
  return { length };
}
/** To the question whether the break should begin. */
const answers = {
  'break.back': { target: 'choosing', actions: 'forgetLength' },
  'break.confirm': { target: 'starting', actions: 'clearErrors' },
} as const;

/** See `selfExclusionContract`. */
export const selfExclusionMachine = setupFlow(selfExclusionContract, {
  guards: {
    isWantedOffered: ({ context }, offer: BreakOffer) => offers(offer, context.wanted),
    isOffered: ({ context }, { length }: { length: BreakLength }) => offers(context, length),
  },
  actions: {
    keepOffer: assign((_, { timeOuts, exclusions }: BreakOffer) => ({ timeOuts, exclusions })),
    keepWanted: assign(({ context }) => ({ length: context.wanted, ends: null, onRequest: false })),
    keepLength: assign((_, { length }: { length: BreakLength }) => ({
      ...noFailure,
      length,
      ends: null,
      onRequest: false,
    })),
    // Anyone who went back is not asked for the same break again after a retry.
    forgetLength: assign({ ...noFailure, length: null, wanted: null }),
    keepForeseen: assign((_, { until, onRequest }: End) => ({ ends: until, onRequest })),
    keepEnd: assign((_, { until }: End) => ({ ...noFailure, until })),
  },
}).createMachine({
  id: 'selfExclusion',
  context: ({ input }) => ({
    ...noFailure,
    timeOuts: [],
    exclusions: [],
    wanted: input.wanted ?? null,
    length: null,
    ends: null,
    onRequest: false,
    until: null,
  }),
  initial: 'loading',
  states: {
    ...loadingStates('loadBreaks', 'breaks.retry', [
      {
        guard: withAnswer('isWantedOffered'),
        target: 'foreseeing',
        actions: [withAnswer('keepOffer'), 'keepWanted'],
      },
      { target: 'choosing', actions: withAnswer('keepOffer') },
    ]),
    choosing: {
      on: {
        'break.choose': {
          guard: withEvent('isOffered'),
          target: 'foreseeing',
          actions: withEvent('keepLength'),
        },
      },
    },
    foreseeing: {
      ...askingWith('foreseeEnd', passChosen, {
        onDone: { target: 'confirming', actions: { type: 'keepForeseen', params: passEnd } },
        // Without the end the break can begin all the same.
        onError: 'confirming',
      }),
      on: answers,
    },
    confirming: { on: answers },
    starting: askingWith('takeBreak', passChosen, {
      onDone: {
        target: 'begun',
        actions: [
          { type: 'keepEnd', params: passEnd },
          { type: 'breakBegun', params: passEnd },
        ],
      },
      onError: [
        // It may have begun before the page went away: then the session has ended, and this call shows it.
        routeError('loading', 'request.interrupted'),
        showErrorIn('confirming'),
      ],
    }),
    begun: {},
  },
});
