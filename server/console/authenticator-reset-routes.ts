import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberMatch, RemovalRequest, RemovalState } from '../../src/protocol/console-removals.ts';
import { registerDecidingRoutes } from './deciding-routes.ts';
import type { ConsoleDeps } from './deps.ts';
import { requireNote, needs, sessionOf } from './guard.ts';
import { count, list, nullableText, object, proposalRecord, shortText, text } from './schemas.ts';

const name = { type: 'string', minLength: 1, maxLength: 80 } as const;
const facts = {
  account: text,
  mobile: text,
  email: text,
  registeredAt: text,
  lastLoginAt: nullableText,
  since: nullableText,
  recoveryCodesLeft: count,
  questionsSince: nullableText,
} as const;
const proposal = { ...proposalRecord, account: text } as const;
const answer = object({
  waiting: list(object({ ...proposal, facts: object(facts) })),
  past: list(object(proposal)),
});
const schema = object({ ...facts, isWaiting: { type: 'boolean' } });

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** Lost authenticators and forgotten answers: the person who serves members asks, and an operator without that role decides. */
export function registerAuthenticatorResetRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { removals } = deps;
  const response = { 200: answer };
  const mayAsk = needs('cashier');
  api.get('/removals', { config: needs('players'), schema: { response } }, (): Promise<RemovalState> =>
    removals.list(),
  );
  api.get<{ Querystring: { account: string } }>(
    '/removals/member',
    { config: mayAsk, schema: { querystring: object({ account: name }), response: { 200: schema } } },
    (request): Promise<MemberMatch> => removals.find(request.query.account),
  );
  api.post<{ Body: RemovalRequest }>(
    '/removals/propose',
    { config: mayAsk, schema: { body: object({ account: name, note: shortText }), response } },
    async (request): Promise<RemovalState> => {
      const note = requireNote(request.body.note);
      await removals.propose({ account: request.body.account, note, by: operatorOf(request) });
      return removals.list();
    },
  );
  registerDecidingRoutes(api, 'removals', {
    answer,
    read: () => removals.list(),
    decide: (decision) => removals.decide(decision),
  });
}
