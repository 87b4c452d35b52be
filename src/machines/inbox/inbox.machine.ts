import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer, withError, withEvent } from '../setup-flow.ts';
import type { AskOf } from '../flow-contract.ts';
import { showErrorIn, noFailure } from '../form-failure.ts';
import { inboxContract, type InboxContext, type InboxKind, type InboxPage } from './inbox.contract.ts';

type MessageSelection = AskOf<typeof inboxContract, 'readMessages'>;
interface OfMessage {
  readonly id: string;
}
const askAbout = ({ context }: { readonly context: InboxContext }): MessageSelection => ({
  kind: context.kind,
  ids: context.asked,
});

/** Another choice while the list of the one before is loading counts too: that answer is not waited for. */
const choose = { target: 'loading', reenter: true, actions: withEvent('filter') } as const;

/** See `inboxContract`. */
export const inboxMachine = setupFlow(inboxContract, {
  guards: {
    isUnread: ({ context }, { id }: OfMessage) =>
      context.messages.some((one) => one.id === id && !one.isRead),
    isListed: ({ context }, { id }: OfMessage) => context.messages.some((one) => one.id === id),
    hasSelection: ({ context }) => context.selected.length > 0,
    hasUnreadSelection: ({ context }) =>
      context.messages.some(({ id, isRead }) => !isRead && context.selected.includes(id)),
    hasUnselected: ({ context }) => context.selected.length < context.messages.length,
  },
  actions: {
    keepPage: assign((_, page: InboxPage) => ({ ...page, selected: [], asked: [] })),
    filter: assign((_, { kind }: { kind: InboxKind }) => ({ ...noFailure, kind, page: 1 })),
    turnTo: assign((_, { page }: { page: number }) => ({ ...noFailure, page })),
    askAboutOne: assign((_, { id }: OfMessage) => ({ ...noFailure, asked: [id] })),
    askAboutSelected: assign(({ context }) => ({ ...noFailure, asked: context.selected })),
    toggle: assign(({ context }, { id }: OfMessage) => ({
      ...noFailure,
      selected: context.selected.includes(id)
        ? context.selected.filter((one) => one !== id)
        : [...context.selected, id],
    })),
    selectAll: assign(({ context }) => ({ ...noFailure, selected: context.messages.map(({ id }) => id) })),
    selectNone: assign({ ...noFailure, selected: [] }),
    markRead: assign(({ context }) => ({
      messages: context.messages.map((one) =>
        context.asked.includes(one.id) ? { ...one, isRead: true } : one,
      ),
      selected: context.selected.filter((id) => !context.asked.includes(id)),
      asked: [],
    })),
    forgetAsked: assign({ asked: [] }),
  },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({
    ...noFailure,
    kind: input.kind,
    messages: [],
    page: 1,
    pages: 0,
    total: 0,
    selected: [],
    asked: [],
  }),
  initial: 'loading',
  states: {
    loading: {
      on: { 'inbox.filter': choose },
      ...askingWith('loadInbox', ({ context }) => ({ kind: context.kind, page: context.page }), {
        onDone: { target: 'showing', actions: withAnswer('keepPage') },
        onError: showErrorIn('failed'),
      }),
    },
    failed: {
      on: {
        'inbox.refresh': { target: 'loading', actions: 'clearErrors' },
        'inbox.filter': choose,
      },
    },
    showing: {
      on: {
        'inbox.refresh': { target: 'loading', actions: 'clearErrors' },
        'inbox.filter': choose,
        'inbox.page': { target: 'loading', actions: withEvent('turnTo') },
        'message.open': {
          guard: withEvent('isUnread'),
          target: 'reading',
          actions: withEvent('askAboutOne'),
        },
        'message.select': { guard: withEvent('isListed'), actions: withEvent('toggle') },
        'selection.all': { guard: 'hasUnselected', actions: 'selectAll' },
        'selection.none': { guard: 'hasSelection', actions: 'selectNone' },
        'selection.read': { guard: 'hasUnreadSelection', target: 'reading', actions: 'askAboutSelected' },
        'selection.remove': { guard: 'hasSelection', target: 'confirming', actions: 'askAboutSelected' },
      },
    },
    reading: askingWith('readMessages', askAbout, {
      onDone: { target: 'showing', actions: ['markRead', 'refreshUnread'] },
      onError: { target: 'showing', actions: ['forgetAsked', withError('showError')] },
    }),
    confirming: {
      on: {
        'remove.confirm': 'removing',
        'remove.cancel': { target: 'showing', actions: 'forgetAsked' },
      },
    },
    removing: askingWith('removeMessages', askAbout, {
      onDone: { target: 'loading', actions: 'refreshUnread' },
      onError: { target: 'showing', actions: ['forgetAsked', withError('showError')] },
    }),
  },
});
