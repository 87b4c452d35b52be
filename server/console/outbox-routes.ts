import type { FastifyInstance } from 'fastify';
import {
  messageChannels,
  messageStates,
  type MessageChannel,
  type MessageContent,
  type MessageState,
  type OutboxMessage,
} from '../../src/protocol/message.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, sessionOf } from './guard.ts';
import { count, decimalId, list, nullableText, object, text } from './schemas.ts';

const listQuery = object(
  {
    search: { type: 'string', maxLength: 100 },
    channel: { enum: messageChannels },
    state: { enum: messageStates },
    limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
  },
  ['search', 'channel', 'state', 'limit'],
);
const flag = { type: 'boolean' } as const;
/** Without what the message says: the list carries nothing that opens an account. */
const message = object({
  id: text,
  channel: text,
  recipient: text,
  kind: nullableText,
  language: text,
  state: text,
  attempts: count,
  lastError: nullableText,
  canRetry: flag,
  canLook: flag,
  createdAt: text,
  updatedAt: text,
  dueAt: nullableText,
});
const content = object({ subject: nullableText, text, code: nullableText, link: nullableText, stop: text }, [
  'stop',
]);
const idBody = object({ id: decimalId });

interface ListQuery {
  readonly search?: string;
  readonly channel?: MessageChannel;
  readonly state?: MessageState;
  readonly limit: number;
}

/**
 * What was sent to members: seeing them needs the permission `messages`, and each content that is opened is
 * in the audit.
 */
export function registerOutboxRoutes(api: FastifyInstance, { outbox }: ConsoleDeps): void {
  const config = needs('messages');
  api.get<{ Querystring: ListQuery }>(
    '/outbox',
    { config, schema: { querystring: listQuery, response: { 200: object({ messages: list(message) }) } } },
    async (request): Promise<{ messages: readonly OutboxMessage[] }> => ({
      messages: await outbox.list(request.query),
    }),
  );
  api.post<{ Body: { id: string } }>(
    '/outbox/look',
    { config, schema: { body: idBody, response: { 200: content } } },
    (request): Promise<MessageContent> => outbox.look(request.body.id, sessionOf(request).account.username),
  );
  api.post<{ Body: { id: string } }>(
    '/outbox/retry',
    { config, schema: { body: idBody, response: { 200: object({}) } } },
    async (request) => {
      await outbox.retry(request.body.id, sessionOf(request).account.username);
      return {};
    },
  );
}
