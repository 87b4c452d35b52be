import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  receivingKinds,
  type ReceivingRequest,
  type ReceivingState,
} from '../../src/protocol/console-receiving.ts';
import { registerDecidingRoutes } from './deciding-routes.ts';
import type { ConsoleDeps } from './deps.ts';
import { requireNote, needs, sessionOf } from './guard.ts';
import {
  count,
  decimalId,
  list,
  nullable,
  nullableText,
  object,
  proposalRecord,
  shortText,
  text,
} from './schemas.ts';

const amount = { type: 'string', maxLength: 20 } as const;
const name = { type: 'string', maxLength: 80 } as const;
const flag = { type: 'boolean' } as const;
const fields = {
  method: name,
  kind: { enum: receivingKinds },
  provider: name,
  holder: name,
  number: name,
  qrText: { type: 'string', maxLength: 600 },
  fromLevel: { type: 'integer' },
  toLevel: { type: ['integer', 'null'] },
  minimum: amount,
  maximum: amount,
  perDay: { type: ['string', 'null'], maxLength: 20 },
  position: { type: 'integer' },
  enabled: flag,
} as const;
const proposal = object({ ...proposalRecord, accountId: nullableText, fields: object(fields) });
const answer = object({
  accounts: list(
    object({
      ...fields,
      id: text,
      today: text,
      openOrders: count,
      changedBy: text,
      changedAt: text,
      waiting: nullable(proposal),
    }),
  ),
  added: list(proposal),
  past: list(proposal),
  methods: list(object({ id: text, name: text, minimum: text, maximum: text })),
  levels: list(object({ rank: { type: 'integer' }, name: text })),
  currency: text,
});
const proposalBody = object({
  id: { ...decimalId, type: ['string', 'null'] },
  fields: object(fields),
  note: shortText,
});
const offBody = object({ id: decimalId, note: shortText });

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** Accounts that members pay into: a cashier proposes, and an operator who does not pay out approves. */
export function registerReceivingRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { receiving } = deps;
  const response = { 200: answer };
  const mayPay = needs('cashier');
  api.get('/receiving', { config: needs('read'), schema: { response } }, (): Promise<ReceivingState> =>
    receiving.list(),
  );
  api.post<{ Body: ReceivingRequest }>(
    '/receiving/propose',
    { config: mayPay, schema: { body: proposalBody, response } },
    async (request): Promise<ReceivingState> => {
      const note = requireNote(request.body.note);
      await receiving.propose({ ...request.body, note, by: operatorOf(request) });
      return receiving.list();
    },
  );
  api.post<{ Body: { id: string; note: string } }>(
    '/receiving/off',
    { config: mayPay, schema: { body: offBody, response } },
    async (request): Promise<ReceivingState> => {
      const { id, note } = request.body;
      await receiving.switchOff({ id, note: requireNote(note), by: operatorOf(request) });
      return receiving.list();
    },
  );
  registerDecidingRoutes(api, 'receiving', {
    answer,
    read: () => receiving.list(),
    decide: (decision) => receiving.decide(decision),
  });
}
