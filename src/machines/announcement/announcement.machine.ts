import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { showErrorIn, noFailure } from '../form-failure.ts';
import { announcementContract } from './announcement.contract.ts';

type Loaded = AnswerOf<typeof announcementContract, 'loadAnnouncements'>;

/** See `announcementContract`. */
export const announcementMachine = setupFlow(announcementContract, {
  guards: {
    hasAny: (_, params: Loaded) => params.announcements.length > 0,
    hasNext: ({ context }) => context.at + 1 < context.announcements.length,
    hasPrevious: ({ context }) => context.at > 0,
    hasReward: ({ context }) => context.announcements[context.at]?.hasReward === true,
  },
  actions: {
    keepAnnouncements: assign((_, params: Loaded) => ({ announcements: params.announcements, at: 0 })),
    showNext: assign(({ context }) => ({ at: context.at + 1 })),
    showPrevious: assign(({ context }) => ({ at: context.at - 1 })),
    clearError: assign(noFailure),
  },
}).createMachine({
  id: 'announcement',
  context: ({ input }) => ({ announcements: [], at: 0, ...noFailure, moment: input.moment }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearError',
      ...askingWith('loadAnnouncements', ({ context }) => ({ moment: context.moment }), {
        onDone: [
          { guard: withAnswer('hasAny'), target: 'showing', actions: withAnswer('keepAnnouncements') },
          { target: 'closed' },
        ],
        // The player did not request announcements: a failure is shown and blocks nothing.
        onError: showErrorIn('failed'),
      }),
    },
    failed: { on: { 'notices.retry': 'loading', 'notices.close': 'closed' } },
    showing: {
      on: {
        'notices.next': { guard: 'hasNext', actions: 'showNext' },
        'notices.previous': { guard: 'hasPrevious', actions: 'showPrevious' },
        'notices.close': {
          target: 'closed',
          actions: {
            type: 'rememberSeen',
            params: ({ context }) => ({ ids: context.announcements.map(({ id }) => id) }),
          },
        },
        'reward.open': {
          guard: 'hasReward',
          target: 'closed',
          actions: [
            {
              type: 'rememberSeen',
              params: ({ context }) => ({ ids: context.announcements.map(({ id }) => id) }),
            },
            'openRewards',
          ],
        },
      },
    },
    closed: { type: 'final' },
  },
});
