import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  contractKinds,
  lineFilters,
  type HoldState,
  type LinePage,
  type LineQuery,
  type ReleaseRequest,
  type RunCheck,
  type RunName,
  type RunPage,
  type RunQuery,
  type SettlementLineFile,
  type WithholdRequest,
} from '../../src/protocol/console-settlement.ts';
import { registerDecidingRoutes } from './deciding-routes.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import {
  count,
  decimalId,
  idParams,
  list,
  nullableText,
  object,
  proposalRecord,
  shortText,
  text,
} from './schemas.ts';

const flag = { type: 'boolean' } as const;
const page = { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 } as const;
const paging = { page: count, pages: count, total: count, currency: text } as const;
const runName = {
  kind: { enum: contractKinds },
  slot: { type: 'string', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,15})$' },
} as const;
const runQuery = object(
  {
    kind: { enum: contractKinds },
    day: { type: 'string', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', default: '' },
    page,
  },
  ['day', 'page'],
);
const lineQuery = object({ ...runName, filter: { enum: lineFilters, default: 'all' }, page }, [
  'filter',
  'page',
]);
const run = object({
  ...{ kind: text, slot: text, state: text, settledAt: text, payAt: nullableText, lines: count },
  ...{ amount: text, paid: text, withheld: text },
});
const warning = object({
  ...{ product: text, edge: text, total: text },
  parts: list(object({ part: text, rate: text })),
});
const runPage = object({ warnings: list(warning), rows: list(run), ...paging });
const line = object({
  ...{ id: text, memberId: text, account: text, upline: text, product: text, from: text, to: text },
  ...{ validBets: text, netLoss: text, rate: text, amount: text, state: text },
});
const linePage = object({ run, rows: list(line), ...paging });
const hold = object({
  ...{ id: text, memberId: text, account: text, lineId: nullableText, heldAt: text, heldBy: text },
  ...{ reason: text, lines: count, amount: text },
});
const holdProposal = object({ ...proposalRecord, action: text, hold });
const holdState = object({
  ...{ waiting: list(holdProposal), holds: list(hold), past: list(holdProposal), currency: text },
});
const number = { type: 'integer' } as const;
const tierFields = {
  id: text,
  bet: text,
  loss: text,
  members: count,
  rate: text,
  fixed: text,
  isReached: flag,
};
const lineFields = {
  ...{ id: text, kind: text, product: text, account: text, period: text, from: text, to: text },
  ...{ fromAt: number, toAt: number, at: number, isCut: flag, isLate: flag, members: count },
  ...{ validBets: text, netLoss: text, base: text, rate: text, amount: text, state: text },
  ...{ payouts: text, rebates: text, bonuses: text, lateBets: text, latePayouts: text },
  ...{ carriedLoss: text, share: text, dueBelow: text, carriedDue: text, uncovered: text },
  ...{ activeBets: text, activeDeposits: text, isFrozen: flag, currency: text },
  fixed: text,
  tiers: list(object(tierFields, ['fixed'])),
  branches: list(object({ account: text, amount: text })),
  ...{ memberId: text, upline: text, contractId: text, version: count, slot: text, settledAt: text },
  ...{ payAt: text, paidAt: nullableText, reference: nullableText, holds: list(hold) },
};
const lineFile = object(lineFields, ['fixed']);
const check = object({
  ...{ kind: text, slot: text, lines: count, stored: text, computed: text, differing: count, currency: text },
  differences: list(
    object({ account: text, product: text, stored: nullableText, computed: nullableText, facts: list(text) }),
  ),
});

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** Settlements and their lines: who looks at a member's line is recorded. */
function registerRuns(api: FastifyInstance, deps: ConsoleDeps): void {
  const { settlements } = deps;
  const config = needs('players');
  api.get<{ Querystring: RunQuery }>(
    '/settlements',
    { config, schema: { querystring: runQuery, response: { 200: runPage } } },
    (request): Promise<RunPage> => settlements.runs(request.query),
  );
  api.get<{ Querystring: LineQuery }>(
    '/settlements/lines',
    { config, schema: { querystring: lineQuery, response: { 200: linePage } } },
    (request): Promise<LinePage> => settlements.lines(request.query),
  );
  api.get<{ Params: { id: string } }>(
    '/settlements/lines/:id',
    { config, schema: { params: idParams, response: { 200: lineFile } } },
    async (request): Promise<SettlementLineFile> => {
      return settlements.line(request.params.id);
    },
  );
  api.get<{ Querystring: RunName }>(
    '/settlements/check',
    { config, schema: { querystring: object(runName), response: { 200: check } } },
    (request): Promise<RunCheck> => settlements.check(request.query),
  );
  api.get<{ Querystring: RunName }>(
    '/settlements/export',
    { config, schema: { querystring: object(runName) } },
    async (request, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="settlement-${request.query.kind}-${request.query.slot}.csv"`,
          'x-content-type-options': 'nosniff',
        })
        .send(await settlements.export(request.query, operatorOf(request))),
  );
}

/** What is kept from being paid: a cashier asks, and a publisher who did not ask decides. */
function registerHolds(api: FastifyInstance, { settlements }: ConsoleDeps): void {
  const response = { 200: holdState };
  const mayAsk = needs('cashier');
  const id = decimalId;
  api.get('/holds', { config: needs('players'), schema: { response } }, (): Promise<HoldState> =>
    settlements.holds(),
  );
  api.post<{ Body: WithholdRequest }>(
    '/holds/withhold',
    {
      config: mayAsk,
      schema: {
        body: object({ memberId: id, lineId: { ...id, type: ['string', 'null'] }, note: shortText }),
        response,
      },
    },
    async (request): Promise<HoldState> => {
      const note = requireNote(request.body.note);
      await settlements.withhold({ ...request.body, note, by: operatorOf(request) });
      return settlements.holds();
    },
  );
  api.post<{ Body: ReleaseRequest }>(
    '/holds/release',
    { config: mayAsk, schema: { body: object({ id, note: shortText }), response } },
    async (request): Promise<HoldState> => {
      const note = requireNote(request.body.note);
      await settlements.release({ id: request.body.id, note, by: operatorOf(request) });
      return settlements.holds();
    },
  );
  registerDecidingRoutes(api, 'holds', {
    answer: holdState,
    read: () => settlements.holds(),
    decide: (decision) => settlements.decideHold(decision),
  });
}

/** What contracts of agents gave, and what is withheld of it. */
export function registerSettlementRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  registerRuns(api, deps);
  registerHolds(api, deps);
}
