import type { FastifyInstance } from 'fastify';
import { messageChannels, type MessageChannel } from '../../src/protocol/message.ts';
import type {
  SenderDecision,
  SenderReadiness,
  SmsTemplateRequest,
  SmtpRequest,
  TestAnswer,
  TestRequest,
  WireSender,
} from '../../src/protocol/message-sender.ts';
import type { ConsoleDeps } from './deps.ts';
import { decides, needs, requireNote, sessionOf } from './guard.ts';
import { count, list, nullable, nullableText, object, proposalRecord, shortText, text } from './schemas.ts';

const flag = { type: 'boolean' } as const;
const name = { type: 'string', maxLength: 200 } as const;
const channel = { enum: messageChannels } as const;
const readinessAnswer = object({ sms: text, email: text });
/** Without a password or a secret: those go in and never come back. */
const summary = {
  smtp: nullable(
    object({
      host: text,
      port: count,
      secure: flag,
      requireTls: flag,
      user: text,
      from: text,
      hasPassword: flag,
    }),
  ),
  template: nullableText,
  secretNames: list(text),
} as const;
const senderAnswer = object({
  senders: list(
    object({
      channel: text,
      source: text,
      ...summary,
      proposal: nullable(object({ ...proposalRecord, ...summary, action: text })),
      updatedBy: nullableText,
      updatedAt: nullableText,
    }),
  ),
});
const smtpBody = object({
  host: { ...name, minLength: 1 },
  port: { type: 'integer', minimum: 1, maximum: 65_535 },
  secure: flag,
  requireTls: flag,
  user: name,
  from: name,
  password: { type: ['string', 'null'], maxLength: 500 },
});
const smsBody = object({
  template: { type: 'string', maxLength: 8_000 },
  secrets: { type: 'object', maxProperties: 10, additionalProperties: { type: 'string', maxLength: 500 } },
});
const proposalId = { type: 'string', minLength: 1, maxLength: 60 } as const;
const decisionBody = object({
  id: proposalId,
  state: { enum: ['approved', 'rejected'] },
  reason: shortText,
});
const testAnswer = object({ isSent: flag, answer: text });

/** The end of a change: withdrawn by the operator who asked for it, confirmed or refused by another. */
function registerDecisionRoutes(api: FastifyInstance, { senders }: ConsoleDeps): void {
  const done = object({});
  api.post<{ Body: SenderDecision }>(
    '/senders/decide',
    { config: decides('system'), schema: { body: decisionBody, response: { 200: done } } },
    async (request) => {
      const { id, state, reason } = request.body;
      const note = state === 'rejected' ? requireNote(reason) : reason.trim();
      await senders.decide({ id, state, reason: note }, sessionOf(request).account.username);
      return {};
    },
  );
  api.post<{ Body: { id: string } }>(
    '/senders/withdraw',
    { config: needs('system'), schema: { body: object({ id: proposalId }), response: { 200: done } } },
    async (request) => {
      const decision = { id: request.body.id, state: 'withdrawn', reason: '' } as const;
      await senders.decide(decision, sessionOf(request).account.username);
      return {};
    },
  );
}

/**
 * How messages leave: seeing the senders and asking for other ones needs the permission `system`, and a second person
 * decides; every operator sees whether messages can be sent.
 */
export function registerSenderRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { senders } = deps;
  registerDecisionRoutes(api, deps);
  const config = needs('system');
  const done = object({});
  api.get(
    '/senders/state',
    { config: needs('read'), schema: { response: { 200: readinessAnswer } } },
    (): Promise<SenderReadiness> => senders.readiness(),
  );
  api.get(
    '/senders',
    { config, schema: { response: { 200: senderAnswer } } },
    async (): Promise<{ senders: readonly WireSender[] }> => ({ senders: await senders.list() }),
  );
  api.post<{ Body: SmtpRequest }>(
    '/senders/email',
    { config, schema: { body: smtpBody, response: { 200: done } } },
    async (request) => {
      await senders.saveSmtp(request.body, sessionOf(request).account.username);
      return {};
    },
  );
  api.post<{ Body: SmsTemplateRequest }>(
    '/senders/sms',
    { config, schema: { body: smsBody, response: { 200: done } } },
    async (request) => {
      await senders.saveSms(request.body, sessionOf(request).account.username);
      return {};
    },
  );
  api.post<{ Body: { channel: MessageChannel } }>(
    '/senders/remove',
    { config, schema: { body: object({ channel }), response: { 200: done } } },
    async (request) => {
      await senders.remove(request.body.channel, sessionOf(request).account.username);
      return {};
    },
  );
  api.post<{ Body: TestRequest }>(
    '/senders/test',
    {
      config,
      schema: { body: object({ channel, to: { ...name, minLength: 3 } }), response: { 200: testAnswer } },
    },
    (request): Promise<TestAnswer> => senders.test(request.body, sessionOf(request).account.username),
  );
}
