import type { FastifyInstance, FastifyRequest } from 'fastify';
import { permissionsOf } from '../../src/protocol/console-api.ts';
import {
  actionsWithText,
  type WithdrawalDecision,
  type WithdrawalFile,
  type WithdrawalPage,
  type WithdrawalQuery,
} from '../../src/protocol/console-withdrawals.ts';
import type { ConsoleDeps } from './deps.ts';
import { decides, needs, sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import { registerRulesRoutes } from './rules-routes.ts';
import { idParams } from './schemas.ts';
import {
  withdrawalDecisionBody,
  withdrawalExportQuery,
  withdrawalFileAnswer,
  withdrawalPageAnswer,
  withdrawalPageQuery,
  withdrawalRules,
} from './withdrawal-schemas.ts';

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;
const paysOut = (request: FastifyRequest): boolean =>
  permissionsOf[sessionOf(request).account.role].includes('cashier');

/** Members' withdrawals: who waits, what is known about each, and what operators decide. */
function registerDecisions(api: FastifyInstance, deps: ConsoleDeps): void {
  const { withdrawals } = deps;
  const mayRead = needs('players');
  const mayPay = needs('cashier');
  const readFile = async (request: FastifyRequest, id: string): Promise<WithdrawalFile> => {
    const file = await withdrawals.read(id, { whole: paysOut(request) });
    if (file === null) throw new Refusal('withdrawal.unknown', 'There is no such withdrawal.');
    return file;
  };
  api.get<{ Querystring: WithdrawalQuery }>(
    '/withdrawals',
    {
      config: mayRead,
      schema: { querystring: withdrawalPageQuery, response: { 200: withdrawalPageAnswer } },
    },
    (request): Promise<WithdrawalPage> => withdrawals.list(request.query),
  );
  api.get<{ Params: { id: string } }>(
    '/withdrawals/:id',
    { config: mayRead, schema: { params: idParams, response: { 200: withdrawalFileAnswer } } },
    async (request) => {
      return readFile(request, request.params.id);
    },
  );
  api.post<{ Body: WithdrawalDecision }>(
    '/withdrawals/decide',
    {
      config: decides('cashier'),
      schema: { body: withdrawalDecisionBody, response: { 200: withdrawalFileAnswer } },
    },
    async (request) => {
      const decision = { ...request.body, text: request.body.text.trim() };
      if (decision.text === '' && actionsWithText.includes(decision.action))
        throw new Refusal('publish.note-required', 'Say why, or which payment it was.');
      await withdrawals.decide({ ...decision, operator: operatorOf(request) });
      return readFile(request, decision.id);
    },
  );
  api.get<{ Querystring: Omit<WithdrawalQuery, 'page'> }>(
    '/withdrawals/export',
    { config: mayPay, schema: { querystring: withdrawalExportQuery } },
    async (request, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="withdrawals-${request.query.filter}.csv"`,
          'x-content-type-options': 'nosniff',
        })
        .send(await withdrawals.export(request.query, operatorOf(request))),
  );
}

/** Money that goes out, and its rules. */
export function registerWithdrawalRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  registerDecisions(api, deps);
  registerRulesRoutes(api, 'withdrawal-rules', { backOffice: deps.withdrawals, schema: withdrawalRules });
}
