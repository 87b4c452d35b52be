import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, listOf, oneOfTexts, text, textOrNull, whole } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What a member may look at: all messages, or those of one kind. */
export const inboxKinds = ['all', 'system', 'personal'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** A message to a member. The body is plain text. */
export interface InboxMessage {
  readonly id: string;
  readonly kind: 'system' | 'personal';
  readonly title: string;
  readonly body: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly isRead: boolean;
}
const inboxMessageSchema: JsonSchema = closedObject({
  id: text,
  kind: oneOfTexts(['system', 'personal']),
  title: text,
  body: text,
  createdAt: text,
  isRead: flag,
});
/** One page of the inbox. */
export interface InboxPage {
  readonly messages: readonly InboxMessage[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}
export const inboxPageSchema: JsonSchema = closedObject({
  messages: listOf(inboxMessageSchema),
  page: whole,
  pages: whole,
  total: whole,
});
export interface InboxContext extends Complaint, InboxPage {
  readonly kind: InboxKind;
  readonly selected: readonly string[];
  /** What the call under way, or the question, is about. */
  readonly asked: readonly string[];
}
export const inboxProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  kind: oneOfTexts(inboxKinds),
  messages: listOf({
    ...closedObject({
      id: text,
      kind: oneOfTexts(['system', 'personal']),
      title: text,
      body: text,
      createdAt: text,
      isRead: flag,
      isSelected: flag,
    }),
  }),
  page: whole,
  pages: whole,
  total: whole,
  selected: whole,
  asked: whole,
});
const busyStates: readonly string[] = ['loading', 'reading', 'removing'];
export function projectInbox(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as InboxContext;
  const state = readStatePath(snapshot.value);
  const { error, kind, messages, page, pages, total, selected, asked } = context;
  return {
    state,
    busy: busyStates.includes(state),
    error,
    kind,
    messages: messages.map((one) => ({ ...one, isSelected: selected.includes(one.id) })),
    page,
    pages,
    total,
    selected: selected.length,
    asked: asked.length,
  };
}
