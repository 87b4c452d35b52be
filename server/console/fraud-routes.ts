import type { FastifyInstance } from 'fastify';
import {
  hintFacts,
  hintKinds,
  hintStates,
  type HintDecision,
  type HintFile,
  type HintPage,
  type HintQuery,
} from '../../src/protocol/console-fraud.ts';
import type { ConsoleDeps } from './deps.ts';
import { decides, needs, requireNote, sessionOf } from './guard.ts';
import { count, decimalId, idParams, list, nullableText, object, shortText, text } from './schemas.ts';

const page = { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 } as const;
const kind = { type: 'string', enum: hintKinds } as const;
const state = { type: 'string', enum: hintStates } as const;
const member = { id: text, account: text } as const;
const line = { id: text, kind, state, members: list(object(member)), foundAt: text } as const;
const hintPage = object({
  ...{ rows: list(object({ ...line, facts: count })), page: count, pages: count, total: count },
});
const file = object({
  ...line,
  facts: list(
    object({
      ...{ what: { type: 'string', enum: hintFacts }, at: text, member: object(member), detail: text },
      other: { ...object(member), type: ['object', 'null'] },
      amount: nullableText,
    }),
  ),
  ...{ decidedBy: nullableText, decidedAt: nullableText, reason: text, currency: text },
});
const filter = (values: readonly string[], common: string) => ({
  type: 'string',
  enum: ['all', ...values],
  default: common,
});

/** Hints of fraud: who looks at one is recorded, and who decides. */
export function registerFraudRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { fraud, record } = deps;
  const config = needs('players');
  api.get<{ Querystring: HintQuery }>(
    '/fraud-hints',
    {
      config,
      schema: {
        querystring: object({ kind: filter(hintKinds, 'all'), state: filter(hintStates, 'open'), page }, [
          'kind',
          'state',
          'page',
        ]),
        response: { 200: hintPage },
      },
    },
    (request): Promise<HintPage> => fraud.find(request.query),
  );
  api.get<{ Params: { id: string } }>(
    '/fraud-hints/:id',
    { config, schema: { params: idParams, response: { 200: file } } },
    async (request): Promise<HintFile> => {
      return fraud.read(request.params.id);
    },
  );
  api.post<{ Body: HintDecision }>(
    '/fraud-hints/decide',
    {
      config: decides('cashier'),
      schema: { body: object({ id: decimalId, state, reason: shortText }), response: { 200: file } },
    },
    async (request): Promise<HintFile> => {
      const { id, state: next } = request.body;
      const reason = requireNote(request.body.reason);
      const by = sessionOf(request).account.username;
      await fraud.decide({ id, state: next, reason, by });
      await record({ action: `fraud-hint.${next}`, author: by, subject: `fraud-hint:${id}`, note: reason });
      return fraud.read(id);
    },
  );
}
