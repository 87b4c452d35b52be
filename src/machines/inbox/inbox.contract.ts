import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, listOf, noPayload, oneOfTexts, text, whole, withSamples } from '../payload-schema.ts';
import {
  inboxKinds,
  inboxPageSchema,
  inboxProjectionSchema,
  projectInbox,
  type InboxContext,
} from './inbox.context.ts';

const unread = {
  id: 'm-1',
  kind: 'system',
  title: 'Your withdrawal was paid',
  body: 'It is on its way.',
  createdAt: '2026-01-01T03:00:00.000Z',
  isRead: false,
};
const read = { ...unread, id: 'm-2', kind: 'personal', title: 'Welcome', isRead: true };
const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;
const onMessage = closedObject({ id: withSamples(text, ['m-1', 'm-2', 'unknown']) });

/** The messages of a member: read when opened, read or removed one by one or together. */
export const inboxContract: MachineContract = {
  id: 'inbox',
  version: 1,
  needs: 'member',
  summary: 'Lists the messages of a member, by kind and page, and marks or removes the chosen ones.',
  events: {
    'inbox.refresh': noPayload,
    'inbox.filter': closedObject({ kind: oneOfTexts(inboxKinds) }),
    'inbox.page': closedObject({ page: withSamples(whole, [1, 2]) }),
    'message.open': onMessage,
    'message.select': onMessage,
    'selection.all': noPayload,
    'selection.none': noPayload,
    'selection.read': noPayload,
    'selection.remove': noPayload,
    'remove.confirm': noPayload,
    'remove.cancel': noPayload,
  },
  effects: { refreshUnread: noPayload },
  projection: inboxProjectionSchema,
  project: projectInbox,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    showing: { waits: 'person' },
    reading: { waits: 'server', tags: ['busy'] },
    confirming: { waits: 'person' },
    removing: { waits: 'server', tags: ['busy'] },
  },
  input: closedObject({}),
  services: {
    loadInbox: {
      input: closedObject({ kind: text, page: whole }),
      output: inboxPageSchema,
      outcomes: [
        { name: 'messages', kind: 'done', value: { messages: [unread, read], page: 1, pages: 2, total: 12 } },
        { name: 'none', kind: 'done', value: { messages: [], page: 1, pages: 0, total: 0 } },
        offline,
      ],
    },
    readMessages: {
      input: closedObject({ ids: listOf(text) }),
      output: closedObject({}),
      outcomes: [{ name: 'read', kind: 'done', value: {} }, offline],
    },
    removeMessages: {
      input: closedObject({ ids: listOf(text) }),
      output: closedObject({}),
      outcomes: [{ name: 'removed', kind: 'done', value: {} }, offline],
    },
  },
  delays: [],
  secrets: [],
  bounded: (context: InboxContext) => ({
    error: context.error !== null,
    unread: context.messages.filter(({ isRead }) => !isRead).length,
    messages: context.messages.length,
    selected: [...context.selected].sort(),
    asked: [...context.asked].sort(),
  }),
};
