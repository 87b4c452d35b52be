import { assign } from 'xstate';
import { asking, setupFlow, withAnswer, withError } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import { showErrorIn, noFailure } from '../form-failure.ts';
import { customerServiceContract, chatWindow } from './customer-service.contract.ts';

type Link = AnswerOf<typeof customerServiceContract, 'loadChatLink'>;

/**
 * See `customerServiceContract`. The window opens in the step of the press, empty: a browser lets a page open
 * one only then, and the link is not known yet. In the page it is asked for without a press.
 */
export const customerServiceMachine = setupFlow(customerServiceContract, {
  guards: { opensInPage: ({ context }) => context.inPage },
  actions: {
    clearError: assign(noFailure),
    keepLink: assign((_, params: Link) => ({ url: params.url })),
    forgetLink: assign({ url: null }),
  },
}).createMachine({
  id: 'customerService',
  context: ({ input }) => ({ ...noFailure, url: null, inPage: input.inPage }),
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'opensInPage', target: 'fetchingHere' }, { target: 'idle' }] },
    fetchingHere: {
      invoke: {
        id: 'loadChatLinkHere',
        src: 'loadChatLink',
        input: {},
        onDone: { target: 'shown', actions: withAnswer('keepLink') },
        onError: showErrorIn('idle'),
      },
    },
    shown: {
      exit: 'forgetLink',
      on: {
        'chat.open': {
          target: 'fetching',
          actions: ['clearError', { type: 'openWindow', params: chatWindow }],
        },
      },
    },
    idle: {
      on: {
        'chat.show': { guard: 'opensInPage', target: 'fetchingHere', actions: 'clearError' },
        'chat.open': {
          target: 'fetching',
          actions: ['clearError', { type: 'openWindow', params: chatWindow }],
        },
      },
    },
    fetching: {
      on: {
        'window.blocked': 'fetchingWithoutWindow',
        'window.closed': 'idle',
        'chat.dismiss': { target: 'idle', actions: 'closeWindow' },
      },
      ...asking('loadChatLink', {
        onDone: { target: 'open', actions: withAnswer('showInWindow') },
        onError: { target: 'idle', actions: ['closeWindow', withError('showError')] },
      }),
    },
    fetchingWithoutWindow: {
      on: { 'chat.dismiss': 'idle' },
      invoke: {
        id: 'loadChatLinkAlone',
        src: 'loadChatLink',
        input: {},
        onDone: { target: 'blocked', actions: withAnswer('keepLink') },
        onError: showErrorIn('idle'),
      },
    },
    open: {
      on: {
        'window.closed': 'idle',
        'chat.open': {
          target: 'fetching',
          actions: ['clearError', { type: 'openWindow', params: chatWindow }],
        },
        'chat.dismiss': { target: 'idle', actions: 'closeWindow' },
      },
    },
    blocked: {
      exit: 'forgetLink',
      on: {
        'chat.dismiss': 'idle',
        'chat.open': {
          target: 'fetching',
          actions: ['clearError', { type: 'openWindow', params: chatWindow }],
        },
      },
    },
  },
});
