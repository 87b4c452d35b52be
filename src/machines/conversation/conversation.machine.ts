import { assign } from 'xstate';
import { askingWith, calling, setupFlow, waiting, withAnswer, withError, withEvent } from '../setup-flow.ts';
import { noFailure, showErrorIn } from '../form-failure.ts';
import { routeToMissing } from '../route-to-missing.ts';
import { nameMissing, readText, type FormInput, type FormValues } from '../form-values.ts';
import { lockedUntil, lockWhenThrottled, noLockout } from '../lockout.ts';
import {
  conversationContract,
  type ConversationContext,
  type MemberMessage,
  type Thread,
} from './conversation.contract.ts';

const pollMs = 15_000;
const askFor = ({ context: { to, account } }: { readonly context: ConversationContext }) => ({
  to,
  account,
  before: '',
});
const isBlank = (values: FormValues): boolean => readText(values, 'content').trim() === '';
const keepThread = withAnswer('keepThread');
/** Where the conversation as the server has it leads. */
const byStanding = [
  { guard: withAnswer('isClosed'), target: 'closed', actions: keepThread },
  { target: 'open', actions: keepThread },
] as const;
const writing = {
  'message.submit': [
    { guard: withEvent('isBlank'), actions: withEvent('complain') },
    { target: 'sending', actions: withEvent('keepWords') },
  ],
} as const;
const earlier = { 'thread.earlier': { guard: 'hasEarlier', target: 'reachingBack' } } as const;

/** What was in sight before the last page, and that page: what came meanwhile is at its end. */
function joinPages(context: ConversationContext, page: Thread) {
  const first = page.messages[0]?.sentAt ?? '';
  const ids = new Set(page.messages.map(({ id }) => id));
  const before = context.messages.filter(({ id, sentAt }) => !ids.has(id) && sentAt < first);
  return {
    ...page,
    messages: [...before, ...page.messages],
    hasEarlier: before.length > 0 ? context.hasEarlier : page.hasEarlier,
  };
}

/** See `conversationContract`. */
export const conversationMachine = setupFlow(conversationContract, {
  guards: {
    isBlank: (_, { values }: FormInput) => isBlank(values),
    isClosed: (_, { standing }: Thread) => standing !== 'ready',
    isUnwritable: ({ context }) => context.standing !== 'ready',
    hasEarlier: ({ context }) => context.hasEarlier,
  },
  actions: {
    keepThread: assign(({ context }, page: Thread) => joinPages(context, page)),
    keepEarlier: assign(({ context }, { messages, hasEarlier }: Thread) => ({
      messages: [...messages, ...context.messages],
      hasEarlier,
    })),
    keepWords: assign((_, { values }: FormInput) => ({
      ...noFailure,
      content: readText(values, 'content').trim(),
    })),
    keepSent: assign(({ context }, message: MemberMessage) => ({
      ...noFailure,
      content: '',
      messages: [...context.messages.filter(({ id }) => id !== message.id), message],
    })),
    complain: assign((_, { values }: FormInput) => ({
      error: null,
      errors: nameMissing({ content: readText(values, 'content').trim() }, ['content']),
    })),
    // The field that they belong to is gone.
    clearFieldErrors: assign({ errors: {} }),
  },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    ...noFailure,
    ...noLockout,
    to: input.to,
    account: input.account,
    content: '',
    standing: 'ready',
    nickname: '',
    recipients: 0,
    messages: [],
    hasEarlier: false,
  }),
  initial: 'loading',
  states: {
    loading: askingWith('loadThread', askFor, {
      onDone: byStanding,
      onError: [routeToMissing('agent.not-below', 'agent.only'), showErrorIn('failed')],
    }),
    failed: { on: { 'thread.retry': { target: 'loading', actions: 'clearErrors' } } },
    missing: { type: 'final', entry: 'clearErrors' },
    closed: { entry: 'clearFieldErrors', on: { 'thread.retry': 'loading', ...earlier } },
    open: {
      on: { ...writing, ...earlier, 'thread.refresh': 'refreshing' },
      invoke: {
        ...waiting('conversationPoll', pollMs),
        onDone: 'refreshing',
      },
    },
    // What is typed can be sent meanwhile. Without an answer the next turn asks again.
    refreshing: {
      on: writing,
      invoke: {
        id: 'refreshThread',
        src: 'loadThread',
        input: askFor,
        onDone: byStanding,
        onError: 'open',
      },
    },
    reachingBack: {
      invoke: {
        id: 'loadEarlier',
        src: 'loadThread',
        input: ({ context }) => ({ ...askFor({ context }), before: context.messages[0]?.id ?? '' }),
        onDone: [
          { guard: withAnswer('isClosed'), target: 'closed', actions: withAnswer('keepEarlier') },
          { target: 'open', actions: withAnswer('keepEarlier') },
        ],
        onError: [
          { guard: 'isUnwritable', target: 'closed', actions: withError('showError') },
          showErrorIn('open'),
        ],
      },
    },
    sending: {
      invoke: {
        ...calling('sendMemberMessage'),
        input: ({ context: { to, account, content } }) => ({ to, account, content }),
        onDone: { target: 'open', actions: [withAnswer('keepSent'), 'emptyForm'] },
        onError: [lockWhenThrottled, showErrorIn('open')],
      },
    },
    locked: lockedUntil('conversationLockout', 'open'),
  },
});
