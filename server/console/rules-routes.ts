import type { FastifyInstance } from 'fastify';
import type { RulesState } from '../../src/protocol/proposal.ts';
import { registerDecidingRoutes } from './deciding-routes.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import type { RulesBackOffice } from './rules.ts';
import { list, nullable, nullableText, object, proposalRecord, shortText, text } from './schemas.ts';

/** Rules of money of one kind, at `/<path>`: an operator who pays out proposes them, a publisher approves. */
export function registerRulesRoutes<Rules>(
  api: FastifyInstance,
  path: string,
  { backOffice, schema: rules }: { readonly backOffice: RulesBackOffice<Rules>; readonly schema: object },
): void {
  const proposal = object({ ...proposalRecord, rules });
  const changed = { changedBy: nullableText, changedAt: nullableText };
  const answer = object({
    ...{ live: rules, currency: text, ...changed, waiting: nullable(proposal), past: list(proposal) },
  });
  const response = { 200: answer };
  api.get(`/${path}`, { config: needs('read'), schema: { response } }, (): Promise<RulesState<Rules>> =>
    backOffice.rules(),
  );
  api.post<{ Body: { rules: Rules; note: string } }>(
    `/${path}/propose`,
    { config: needs('cashier'), schema: { body: object({ rules, note: shortText }), response } },
    async (request): Promise<RulesState<Rules>> => {
      const note = requireNote(request.body.note);
      await backOffice.proposeRules({
        rules: request.body.rules,
        note,
        by: sessionOf(request).account.username,
      });
      return backOffice.rules();
    },
  );
  registerDecidingRoutes(api, path, {
    answer,
    read: () => backOffice.rules(),
    decide: (decision) => backOffice.decideRules(decision),
  });
}
