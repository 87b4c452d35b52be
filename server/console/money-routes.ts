import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdjustmentRequest, MoneyRules, MoneyState } from '../../src/protocol/console-money.ts';
import { registerDecidingRoutes } from './deciding-routes.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import { list, nullable, nullableText, object, proposalRecord, shortText, text } from './schemas.ts';

const amount = { type: 'string', maxLength: 20 } as const;
const amountOrNever = { type: ['string', 'null'], maxLength: 20 } as const;
const name = { type: 'string', minLength: 1, maxLength: 80 } as const;
const rules = object({
  creditTolerance: amount,
  creditLimit: amountOrNever,
  cashierDay: amountOrNever,
  memberDay: amountOrNever,
  ceilings: {
    type: 'array',
    maxItems: 100,
    items: object({
      vendor: name,
      stakeTimes: { type: ['integer', 'null'] },
      perRound: amountOrNever,
      perDay: amountOrNever,
    }),
  },
});
const proposal = object({
  ...proposalRecord,
  kind: text,
  account: nullableText,
  amount: nullableText,
  compared: nullableText,
  subject: text,
  doubts: list(text),
  evidence: text,
  rules: nullable(rules),
});
const answer = object({
  rules,
  changedBy: nullableText,
  changedAt: nullableText,
  waiting: list(proposal),
  past: list(proposal),
  currency: text,
});
const adjustBody = object({
  account: name,
  direction: { enum: ['credit', 'debit'] },
  amount,
  note: shortText,
  evidence: shortText,
});

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/**
 * Credits, adjustments and payouts that need a second person, and their rules: a cashier asks, another
 * operator decides.
 */
export function registerMoneyRoutes(api: FastifyInstance, { money }: Pick<ConsoleDeps, 'money'>): void {
  const response = { 200: answer };
  const mayAsk = needs('cashier');
  api.get('/money', { config: needs('players'), schema: { response } }, (): Promise<MoneyState> =>
    money.read(),
  );
  api.post<{ Body: AdjustmentRequest }>(
    '/money/adjust',
    { config: mayAsk, schema: { body: adjustBody, response } },
    async (request): Promise<MoneyState> => {
      const note = requireNote(request.body.note);
      await money.adjust({ ...request.body, note, by: operatorOf(request) });
      return money.read();
    },
  );
  api.post<{ Body: { rules: MoneyRules; note: string } }>(
    '/money/rules',
    { config: mayAsk, schema: { body: object({ rules, note: shortText }), response } },
    async (request): Promise<MoneyState> => {
      const note = requireNote(request.body.note);
      await money.proposeRules({ rules: request.body.rules, note, by: operatorOf(request) });
      return money.read();
    },
  );
  registerDecidingRoutes(api, 'money', {
    answer,
    read: () => money.read(),
    decide: (decision) => money.decide(decision),
  });
}
