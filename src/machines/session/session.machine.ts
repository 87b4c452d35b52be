import { assign } from 'xstate';
import { asking, setupFlow, waiting, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { durations } from '../durations.ts';
import { showErrorIn, type CallFailure } from '../form-failure.ts';
import { isSessionEnd, readSessionLoss } from '../../protocol/session-end.ts';
import { isSignedOut, nameFailure, readFailure, readFailureDetails } from '../failure.ts';
import type { Member, MemberFigures } from '../member.ts';
import { sessionContract, type LossReason } from './session.contract.ts';

type Restored = AnswerOf<typeof sessionContract, 'restoreSession'>;

const nameLoss = (error: unknown): LossReason =>
  readSessionLoss(readFailure(error).code, readFailureDetails(error));
const passLoss = ({ event }: { readonly event: CallFailure }): { readonly reason: LossReason } => ({
  reason: nameLoss(event.error),
});

/** Anyone who asked to leave is gone, and knows it. */
const signedOut = {
  target: '#session.visitor',
  actions: ['dropToken', 'clearSession', { type: 'forgetMember', params: { reason: 'signedOut' } }, 'goHome'],
} as const;

/** See `sessionContract`. `session.lost` is a 401 of any call, or another tab's or device's doing; `session.found` is a login in another tab. */
export const sessionMachine = setupFlow(sessionContract, {
  guards: {
    hasMember: (_, params: Restored) => params.member !== null,
    hasTokenAlone: (_, params: Restored) => params.hasToken && params.member === null,
    isSignedOut: (_, params: CallFailure) => isSignedOut(params.error),
    // The dialog that says why leads on: to the login where that helps.
    isExplained: (_, { reason }: { reason: LossReason }) => isSessionEnd(reason),
    isExplainedFailure: (_, { error }: CallFailure) => isSignedOut(error) && isSessionEnd(nameLoss(error)),
    isOwnDoing: (_, { reason }: { reason: LossReason }) => reason === 'onBreak' || reason === 'closed',
  },
  actions: {
    keepMember: assign((_, params: { member: Member | null }) => ({
      member: params.member,
      reason: null,
      error: null,
    })),
    keepFigures: assign(({ context }, figures: MemberFigures) => ({
      member: context.member === null ? null : { ...context.member, ...figures },
      error: null,
    })),
    expectMember: assign({ isExpected: true }),
    showError: assign((_, params: CallFailure) => ({ error: nameFailure(params.error) })),
    forgetMember: assign((_, params: { reason: LossReason | null }) => ({
      member: null,
      error: null,
      reason: params.reason,
    })),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ member: null, reason: null, error: null, isExpected: input.isExpected ?? true }),
  initial: 'booting',
  on: {
    'session.established': { target: '.member', actions: withEvent('keepMember') },
  },
  states: {
    booting: asking('restoreSession', {
      onDone: [
        { guard: withAnswer('hasMember'), target: 'member', actions: withAnswer('keepMember') },
        {
          guard: withAnswer('hasTokenAlone'),
          target: 'visitor',
          actions: ['dropToken', { type: 'forgetMember', params: { reason: 'accountMissing' } }],
        },
        { target: 'visitor', actions: { type: 'forgetMember', params: { reason: null } } },
      ],
      onError: [
        {
          guard: withError('isSignedOut'),
          target: 'visitor',
          actions: [
            'dropToken',
            { type: 'forgetMember', params: passLoss },
            { type: 'announceLoss', params: passLoss },
          ],
        },
        {
          target: 'disconnected',
          actions: [{ type: 'forgetMember', params: { reason: 'network' } }, withError('showError')],
        },
      ],
    }),
    disconnected: {
      invoke: {
        ...waiting('sessionRetry', durations.sessionRetry),
        onDone: 'booting',
      },
      on: { 'session.retry': 'booting', 'session.found': 'booting' },
    },
    visitor: { on: { 'session.found': { target: 'booting', actions: 'expectMember' } } },
    member: {
      initial: 'idle',
      on: {
        'session.lost': [
          {
            // The member took a break or closed the account: they know, and are not asked to log in again.
            guard: withEvent('isOwnDoing'),
            target: 'visitor',
            actions: ['dropToken', 'clearSession', withEvent('forgetMember'), 'goHome'],
          },
          {
            guard: withEvent('isExplained'),
            target: 'visitor',
            actions: [
              'dropToken',
              'clearSession',
              withEvent('forgetMember'),
              { type: 'announceLoss', params: ({ event }) => ({ reason: event.reason }) },
            ],
          },
          {
            target: 'visitor',
            actions: [
              'dropToken',
              'clearSession',
              withEvent('forgetMember'),
              { type: 'announceLoss', params: ({ event }) => ({ reason: event.reason }) },
              'openLogin',
            ],
          },
        ],
      },
      states: {
        idle: { on: { 'member.refresh': 'refreshing', 'logout.request': 'confirmingLogout' } },
        refreshing: {
          ...asking('refreshMember', {
            onDone: { target: 'idle', actions: withAnswer('keepFigures') },
            onError: [
              {
                guard: withError('isExplainedFailure'),
                target: '#session.visitor',
                actions: [
                  'dropToken',
                  'clearSession',
                  { type: 'forgetMember', params: passLoss },
                  { type: 'announceLoss', params: passLoss },
                ],
              },
              {
                guard: withError('isSignedOut'),
                target: '#session.visitor',
                actions: [
                  'dropToken',
                  'clearSession',
                  { type: 'forgetMember', params: passLoss },
                  { type: 'announceLoss', params: passLoss },
                  'openLogin',
                ],
              },
              showErrorIn('idle'),
            ],
          }),
          on: { 'logout.request': 'confirmingLogout' },
        },
        confirmingLogout: { on: { 'logout.confirm': 'loggingOut', 'logout.cancel': 'idle' } },
        // Whatever the server answers, the person asked to leave: the token goes and so do they.
        loggingOut: asking('logOut', {
          onDone: signedOut,
          onError: signedOut,
        }),
      },
    },
  },
});
