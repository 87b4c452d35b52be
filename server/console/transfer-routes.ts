import type { FastifyInstance } from 'fastify';
import type { ConsoleDeps } from './deps.ts';
import { registerRulesRoutes } from './rules-routes.ts';
import { amount, flag, object } from './schemas.ts';

const rules = object({
  toUpline: flag,
  toDownline: flag,
  minimum: amount,
  maximum: amount,
  dailyMost: amount,
});

/** Rules of money between members. */
export function registerTransferRoutes(api: FastifyInstance, { transferRules }: ConsoleDeps): void {
  registerRulesRoutes(api, 'transfer-rules', { backOffice: transferRules, schema: rules });
}
