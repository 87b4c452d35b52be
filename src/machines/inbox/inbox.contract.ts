import { messageShape } from '../../protocol/generated/shapes/message.ts';
import { defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { translateBy } from '../flow-words.ts';
import { closedObject, listOf, oneOfTexts, propertiesOf, withSamples } from '../payload-schema.ts';
import type { ValueOf } from '../payload-schema.ts';
import { call, done } from '../service-contract.ts';
import { flag, noPayload, text, integer } from '../value-kinds.ts';

/** The lists: messages of the brand, conversations with other members, and what was sent to them. */
const inboxKinds = ['brand', 'conversations', 'sent'] as const;
export type InboxKind = (typeof inboxKinds)[number];
/** A message, or a conversation by its last one. `side`: where the other one is. */
const entrySchema = closedObject({
  ...propertiesOf(messageShape),
  side: oneOfTexts(['brand', 'upline', 'downline', 'team']),
  account: text,
  recipients: integer,
  isOwn: flag,
});
export type InboxEntry = ValueOf<typeof entrySchema>;
/** One page of the inbox; pages count from 1. */
const place = { page: integer, pages: integer, total: integer };
export const inboxPageSchema = closedObject({ messages: listOf(entrySchema), ...place });
export type InboxPage = ValueOf<typeof inboxPageSchema>;
const fields = { kind: oneOfTexts(inboxKinds), ...place };
const hidden = {
  messages: listOf(entrySchema),
  selected: listOf(text),
  /** What the call under way, or the question, is about. */
  asked: listOf(text),
};
export type InboxContext = FlowContext<typeof fields & typeof hidden>;
const unread = {
  id: 'm-1',
  kind: 'system',
  title: 'Your withdrawal was paid',
  body: 'It is on its way.',
  createdAt: '2026-01-01T03:00:00.000Z',
  isRead: false,
  side: 'brand',
  account: '',
  recipients: 1,
  isOwn: false,
};
const read = { ...unread, id: 'm-2', kind: 'personal', title: 'Welcome', isRead: true };
const onMessage = closedObject({ id: withSamples(text, ['m-1', 'm-2', 'unknown']) });
/** The messages of a member: read when opened, read or removed one by one or together. */
export const inboxContract = defineFlow({
  id: 'inbox',
  needs: 'member',
  summary: 'Lists the messages of a member, by kind and page, and marks or removes the chosen ones.',
  input: closedObject({ kind: withSamples(oneOfTexts(inboxKinds), ['brand']) }),
  events: {
    'inbox.refresh': noPayload,
    'inbox.filter': closedObject({ kind: oneOfTexts(inboxKinds) }),
    'inbox.page': closedObject({ page: withSamples(integer, [1, 2]) }),
    'message.open': onMessage,
    'message.select': onMessage,
    ...withoutPayload('selection.all', 'selection.none', 'selection.read', 'selection.remove'),
    ...withoutPayload('remove.confirm', 'remove.cancel'),
  },
  effects: { refreshUnread: noPayload },
  shows: {
    ...fields,
    messages: listOf(closedObject({ ...propertiesOf(entrySchema), isSelected: flag })),
    selected: integer,
    asked: integer,
  },
  read: ({ messages, selected, asked }: InboxContext) => ({
    messages: messages.map((one) => ({ ...one, isSelected: selected.includes(one.id) })),
    selected: selected.length,
    asked: asked.length,
  }),
  states: { server: ['loading', 'reading', 'removing'], person: ['failed', 'showing', 'confirming'] },
  words: {
    service: 'loadInbox',
    keep: (context: InboxContext, answer: InboxPage) => ({
      messages: context.messages.map(translateBy(answer.messages, 'title', 'body')),
    }),
  },
  services: {
    loadInbox: call({ kind: oneOfTexts(inboxKinds), page: integer }, inboxPageSchema, [
      done('messages', { messages: [unread, read], page: 1, pages: 2, total: 12 }),
      done('none', { messages: [], page: 1, pages: 0, total: 0 }),
    ]),
    readMessages: call({ kind: oneOfTexts(inboxKinds), ids: listOf(text) }, {}, [done('read', {})]),
    removeMessages: call({ kind: oneOfTexts(inboxKinds), ids: listOf(text) }, {}, [done('removed', {})]),
  },
  bounded: (context: InboxContext) => ({
    error: context.error !== null,
    unread: context.messages.filter(({ isRead }) => !isRead).length,
    messages: context.messages.length,
    selected: [...context.selected].sort(),
    asked: [...context.asked].sort(),
  }),
});
