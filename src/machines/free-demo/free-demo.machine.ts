import { assign, setup } from 'xstate';
import { complainOf, hasThrottled, noComplaint, passError } from '../failed-call.ts';
import { countSeconds, noLockout, passSeconds, readLockout, waitForLockout } from '../lockout.ts';
import type { Member } from '../member.ts';
import { unwiredEffect, unwiredService, unwiredWait } from '../unwired.ts';
import type { FreeDemoContext } from './free-demo.context.ts';

/** See `freeDemoContract`. */
export const freeDemoMachine = setup({
  types: { context: {} as FreeDemoContext, events: {} as { type: 'demo.start' } },
  actors: {
    wait: unwiredWait,
    startDemo: unwiredService<{ readonly token: string }, Record<string, never>>('startDemo'),
    loadMember: unwiredService<Member, Record<string, never>>('loadMember'),
  },
  guards: { isThrottled: hasThrottled },
  actions: {
    showError: assign(complainOf),
    clearError: assign(noComplaint),
    keepLockout: assign(readLockout),
    countSeconds: assign(countSeconds),
    keepMember: assign((_, params: { member: Member }) => ({ member: params.member })),
    keepToken: unwiredEffect<{ readonly token: string }>('keepToken'),
    dropToken: unwiredEffect('dropToken'),
    signedIn: unwiredEffect<{ readonly member: Member }>('signedIn'),
    closeLogin: unwiredEffect('closeLogin'),
    goHome: unwiredEffect('goHome'),
  },
}).createMachine({
  id: 'freeDemo',
  context: { ...noComplaint, ...noLockout, member: null },
  initial: 'idle',
  states: {
    idle: { on: { 'demo.start': 'starting' } },
    starting: {
      entry: 'clearError',
      invoke: {
        id: 'startDemo',
        src: 'startDemo',
        input: {},
        onDone: {
          target: 'loadingMember',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output.token }) },
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
          { target: 'idle', actions: { type: 'showError', params: passError } },
        ],
      },
    },
    loadingMember: {
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        input: {},
        onDone: {
          target: 'succeeded',
          actions: { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
        },
        onError: { target: 'idle', actions: ['dropToken', { type: 'showError', params: passError }] },
      },
    },
    locked: {
      invoke: {
        id: 'demoLockout',
        src: 'wait',
        input: waitForLockout('demoLockout'),
        onSnapshot: { actions: { type: 'countSeconds', params: passSeconds } },
        onDone: { target: 'idle', actions: 'clearError' },
      },
    },
    succeeded: {
      type: 'final',
      entry: [
        {
          type: 'signedIn',
          params: ({ context }) => {
            if (context.member === null) throw new Error('expects a member after the demo began, got none');
            return { member: context.member };
          },
        },
        'closeLogin',
        'goHome',
      ],
    },
  },
});
