import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  bonusKinds,
  missionMetrics,
  missionPeriods,
  type OfferOverview,
  type OfferDraft,
  type OfferRequest,
  type OfferStop,
} from '../../src/protocol/console-offers.ts';
import { registerDecidingRoutes } from './deciding-routes.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import type { OfferBackOffice } from './offers.ts';
import {
  count,
  decimalId,
  findings,
  list,
  nullable,
  object,
  proposalRecord,
  shortText,
  text,
} from './schemas.ts';

const line = { type: 'string', maxLength: 40 } as const;
const longText = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const offerFields = {
  texts: {
    type: 'object',
    maxProperties: 20,
    propertyNames: { pattern: '^[A-Z]{2,3}$' },
    additionalProperties: object({ title: longText(80), text: longText(300), terms: longText(4_000) }),
  },
  startsAt: line,
  endsAt: line,
  position: line,
  wagering: line,
} as const;
const promotionFields = object({
  ...offerFields,
  image: longText(200),
  bonusKind: { enum: bonusKinds },
  ...{ bonus: line, cap: line, minimum: line, leastRank: line },
  firstDeposit: { type: 'boolean' },
  dialingCodes: longText(200),
});
const missionFields = object({
  ...offerFields,
  period: { enum: missionPeriods },
  metric: { enum: missionMetrics },
  ...{ target: line, pays: line, points: line, tickets: line },
});
const describeOverview = (fields: object) => {
  const proposal = object({ ...proposalRecord, offerId: text, fields });
  const figures = object({
    ...{ members: count, granted: count, paid: text, wagered: text, toWager: text },
    ...{ points: count, envelopes: count },
  });
  return object({
    offers: list(object({ id: text, state: text, fields, figures, waiting: nullable(proposal), findings })),
    past: list(proposal),
    levels: list(object({ rank: { type: 'integer' }, name: text })),
    currency: text,
  });
};
const stopBody = object({ id: decimalId, to: { enum: ['paused', 'ended'] }, note: shortText });
const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** Offers of one kind: a cashier prepares and asks, and a publisher who did not ask decides. */
function registerKind<Fields>(
  api: FastifyInstance,
  path: string,
  { backOffice, fields }: { readonly backOffice: OfferBackOffice<Fields>; readonly fields: object },
): void {
  const answer = describeOverview(fields);
  const response = { 200: answer };
  const config = needs('cashier');
  const drafting = needs('cashier', { proof: { none: 'a draft pays nothing' } });
  api.get(`/${path}`, { config: needs('read'), schema: { response } }, (): Promise<OfferOverview<Fields>> =>
    backOffice.read(),
  );
  const draftBody = object({ id: { ...decimalId, type: ['string', 'null'] }, fields });
  api.post<{ Body: OfferDraft<Fields> }>(
    `/${path}/draft`,
    { config: drafting, schema: { body: draftBody, response } },
    async (request): Promise<OfferOverview<Fields>> => {
      await backOffice.saveDraft({ ...request.body, by: operatorOf(request) });
      return backOffice.read();
    },
  );
  api.post<{ Body: { id: string } }>(
    `/${path}/remove`,
    { config: drafting, schema: { body: object({ id: decimalId }), response } },
    async (request): Promise<OfferOverview<Fields>> => {
      await backOffice.removeDraft({ id: request.body.id, by: operatorOf(request) });
      return backOffice.read();
    },
  );
  api.post<{ Body: OfferRequest<Fields> }>(
    `/${path}/propose`,
    { config, schema: { body: object({ id: decimalId, fields, note: shortText }), response } },
    async (request): Promise<OfferOverview<Fields>> => {
      const note = requireNote(request.body.note);
      await backOffice.propose({ ...request.body, note, by: operatorOf(request) });
      return backOffice.read();
    },
  );
  api.post<{ Body: OfferStop }>(
    `/${path}/stop`,
    { config, schema: { body: stopBody, response } },
    async (request): Promise<OfferOverview<Fields>> => {
      const note = requireNote(request.body.note);
      await backOffice.stop({ ...request.body, note, by: operatorOf(request) });
      return backOffice.read();
    },
  );
  registerDecidingRoutes(api, path, {
    answer,
    read: () => backOffice.read(),
    decide: (decision) => backOffice.decide(decision),
  });
}

/** Deposit bonuses and missions. */
export function registerOfferRoutes(
  api: FastifyInstance,
  { promotions, missions }: Pick<ConsoleDeps, 'promotions' | 'missions'>,
): void {
  registerKind(api, 'promotions', { backOffice: promotions, fields: promotionFields });
  registerKind(api, 'missions', { backOffice: missions, fields: missionFields });
}
