import type { FastifyInstance } from 'fastify';
import { contractAmounts } from '../../src/protocol/console-contract-rules.ts';
import type { ConsoleDeps } from './deps.ts';
import { registerRulesRoutes } from './rules-routes.ts';
import { amount, flag, object } from './schemas.ts';

const rules = object({
  ...Object.fromEntries(contractAmounts.map((name) => [name, amount])),
  carriesOver: flag,
});

/** Rules that contracts between agents are settled by. */
export function registerContractRulesRoutes(api: FastifyInstance, { contractRules }: ConsoleDeps): void {
  registerRulesRoutes(api, 'contract-rules', { backOffice: contractRules, schema: rules });
}
