import { decimalId, fileOf, get, post } from '../console/define-call.ts';
import { messageChannels, messageStates } from '../message.ts';
import {
  byDefault,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * What was sent to members. Each content that is opened is in the audit. Moments are ISO 8601 in UTC.
 */

/** Everything but what the message says: the list carries nothing that opens an account. */
const message = object({
  id: text,
  channel: oneOf(messageChannels),
  recipient: text,
  /** Null for messages of an older version. */
  kind: nullable(text),
  language: text,
  state: oneOf(messageStates),
  attempts: count,
  lastError: nullable(text),
  /** Whether the content is still there, so that it can be sent again. */
  canRetry: flag,
  /** Whether this installation shows the content: in the demonstration, while it is there. */
  canLook: flag,
  createdAt: text,
  updatedAt: text,
  /** When the next try is due; null where none is. */
  dueAt: nullable(text),
});
const content = object({
  subject: nullable(text),
  text,
  code: nullable(text),
  link: nullable(text),
  /** Address that stops messages of this kind by this channel; left out where they cannot be stopped. */
  stop: optional(text),
});

const byId = object({ id: decimalId });
const listCall = get('/outbox', {
  needs: 'messages',
  input: object({
    search: optional(textUpTo(100)),
    channel: optional(oneOf(messageChannels)),
    state: optional(oneOf(messageStates)),
    limit: byDefault(whole(1, 200), 50),
  }),
  answer: object({ messages: list(message) }),
});
export const outbox = {
  /** Newest first. `search` is a part of the recipient's number or address. */
  list: listCall,
  listFile: fileOf(listCall, 'messages'),
  /** In the demonstration only. */
  look: post('/outbox/look', { needs: 'messages', input: byId, answer: content }),
  /** Sends a message that failed again, and lifts the suppression of its address. */
  retry: post('/outbox/retry', { needs: 'messages', input: byId, answer: object({}) }),
};

export type OutboxMessage = ValueOf<typeof message>;
export type MessageContent = ValueOf<typeof content>;
