import type { FastifyInstance } from 'fastify';
import {
  figureDays,
  type AgentFigures,
  type AgentFile,
  type AgentPage,
  type AgentQuery,
  type ContractFile,
  type FigureDays,
} from '../../src/protocol/console-agents.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs } from './guard.ts';
import { count, idParams, list, nullableText, object, text } from './schemas.ts';

const flag = { type: 'boolean' } as const;
const page = { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 } as const;
const line = {
  ...{ id: text, account: text, nickname: text, type: { type: 'integer' }, directCount: count },
  ...{ registeredAt: text, isFrozen: flag, isWithheld: flag },
} as const;
const agentPage = object({ rows: list(object(line)), page: count, pages: count, total: count });
const contractLine = {
  ...{ id: text, kind: text, product: text, status: text, upline: text, downline: text, rate: text },
  changedAt: text,
} as const;
const file = object({
  ...line,
  path: list(object({ id: text, account: text })),
  invitations: list(
    object({
      ...{ code: text, name: text, state: text, isLink: flag, joined: count, earnings: text },
      createdAt: nullableText,
    }),
  ),
  contracts: list(object(contractLine)),
  open: object({ lines: count, amount: text }),
  currency: text,
});
const figures = object({
  ...{ from: text, to: text, zone: text, members: count, agents: count, newMembers: count, active: count },
  ...{ balance: text, deposits: text, withdrawals: text, validBets: text, payout: text },
  ...{ rebate: text, bonus: text, salary: text, dividend: text, net: text },
  currency: text,
});
const contractFile = object({
  ...contractLine,
  ...{ uplineId: nullableText, downlineId: text, activeVersion: { type: ['integer', 'null'] } },
  versions: list(
    object({
      ...{ version: count, period: text, fingerprint: text, offeredAt: text, offeredFrom: text },
      tiers: list(object({ bet: text, loss: text, members: count, rate: text, fixed: text }, ['fixed'])),
      ...{ answer: nullableText, answeredAt: nullableText, answeredFrom: nullableText },
      effectiveAt: nullableText,
    }),
  ),
  steps: list(object({ id: text, step: text, side: text, version: count, at: text, reason: text })),
  currency: text,
});

/** The tree of agents: who looks at a member is recorded. */
export function registerAgentRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { agents } = deps;
  const config = needs('players');
  const byId = { params: idParams };
  api.get<{ Querystring: AgentQuery }>(
    '/agents',
    {
      config,
      schema: {
        querystring: object({ search: { type: 'string', maxLength: 80, default: '' }, page }, [
          'search',
          'page',
        ]),
        response: { 200: agentPage },
      },
    },
    async (request): Promise<AgentPage> => {
      return agents.find(request.query);
    },
  );
  api.get<{ Params: { id: string } }>(
    '/agents/:id',
    { config, schema: { ...byId, response: { 200: file } } },
    async (request): Promise<AgentFile> => {
      return agents.read(request.params.id);
    },
  );
  api.get<{ Params: { id: string }; Querystring: { page: number } }>(
    '/agents/:id/downlines',
    { config, schema: { ...byId, querystring: object({ page }, ['page']), response: { 200: agentPage } } },
    (request): Promise<AgentPage> => agents.below(request.params.id, request.query.page),
  );
  api.get<{ Params: { id: string }; Querystring: { days: FigureDays } }>(
    '/agents/:id/figures',
    {
      config,
      schema: {
        ...byId,
        querystring: object({ days: { type: 'integer', enum: figureDays } }),
        response: { 200: figures },
      },
    },
    (request): Promise<AgentFigures> => agents.figures(request.params.id, request.query.days),
  );
  api.get<{ Params: { id: string } }>(
    '/agents/contracts/:id',
    { config, schema: { ...byId, response: { 200: contractFile } } },
    (request): Promise<ContractFile> => agents.contract(request.params.id),
  );
}
