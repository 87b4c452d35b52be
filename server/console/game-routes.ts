import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  gameFilters,
  gameMarks,
  roundFilters,
  type GameClosure,
  type GameMarking,
  type GameMove,
  type GamePage,
  type GameQuery,
  type GameTarget,
  type RoundPage,
  type RoundQuery,
  type VendorList,
  type WindowPlan,
} from '../../src/protocol/console-games.ts';
import type { ConsoleDeps } from './deps.ts';
import { decides, requireNote, needs, sessionOf } from './guard.ts';
import { count, decimalId, list, nullable, nullableText, object, shortText, text } from './schemas.ts';

const search = { type: 'string', maxLength: 80, default: '' } as const;
const page = { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 } as const;
const flag = { type: 'boolean' } as const;
const gameQuery = object({ filter: { enum: gameFilters, default: 'all' }, search, vendor: search, page }, [
  'filter',
  'search',
  'vendor',
  'page',
]);
const roundFilter = { enum: roundFilters, default: 'all' } as const;
const roundQuery = object({ filter: roundFilter, search, page }, ['filter', 'search', 'page']);
const exportQuery = object({ filter: roundFilter, search }, ['filter', 'search']);

const maintenance = nullable(object({ from: nullableText, until: nullableText, reason: text, author: text }));
const pageFields = { page: count, pages: count, total: count } as const;
const gamePage = object({
  rows: list(
    object({
      id: text,
      name: text,
      vendor: text,
      vendorName: text,
      type: text,
      maintenance,
      isVendorClosed: flag,
      openRounds: count,
      mark: nullableText,
      featuredPlace: { type: ['integer', 'null'] },
    }),
  ),
  ...pageFields,
});
const texts = { type: 'object', maxProperties: 20, additionalProperties: { type: 'string', maxLength: 500 } };
const windows = list(
  object({ id: text, from: text, until: text, texts, author: text, note: text, isRunning: flag }),
);
const vendorList = object({
  vendors: list(
    object({
      code: text,
      name: text,
      types: list(text),
      games: count,
      maintenance,
      openRounds: count,
      windows,
    }),
  ),
});
const roundPage = object({
  rows: list(
    object({
      id: text,
      round: text,
      vendor: text,
      account: text,
      gameId: text,
      game: text,
      state: text,
      stake: text,
      payout: text,
      currency: text,
      openedAt: text,
      closedAt: nullableText,
      references: list(text),
    }),
  ),
  ...pageFields,
  staked: text,
  won: text,
  currency: text,
});
const target = {
  kind: { enum: ['game', 'vendor'] },
  name: { type: 'string', minLength: 1, maxLength: 64 },
} as const;
const moment = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$';
const closeBody = object({
  ...target,
  until: { type: ['string', 'null'], pattern: moment },
  note: shortText,
});
const planBody = object({
  vendor: target.name,
  from: { type: 'string', pattern: moment },
  until: { type: 'string', pattern: moment },
  texts,
  note: shortText,
});
const gameId = { type: 'string', minLength: 1, maxLength: 9 } as const;
const markBody = object({ id: gameId, mark: { enum: [null, '', ...gameMarks] }, isFeatured: flag });
const moveBody = object({ id: gameId, direction: { enum: ['up', 'down'] } });
const done = { 200: object({ done: flag }) };

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

function registerGames(api: FastifyInstance, deps: ConsoleDeps): void {
  const { games } = deps;
  const mayRead = needs('read');
  const mayClose = needs('publish');
  api.get<{ Querystring: GameQuery }>(
    '/games',
    { config: mayRead, schema: { querystring: gameQuery, response: { 200: gamePage } } },
    (request): Promise<GamePage> => games.list({ ...request.query, vendor: request.query.vendor }),
  );
  api.get(
    '/games/vendors',
    { config: mayRead, schema: { response: { 200: vendorList } } },
    (): Promise<VendorList> => games.vendors(),
  );
  api.post<{ Body: GameClosure }>(
    '/games/close',
    { config: mayClose, schema: { body: closeBody, response: done } },
    async (request) => {
      const note = requireNote(request.body.note);
      await games.close({ ...request.body, note, by: operatorOf(request) });
      return { done: true };
    },
  );
  api.post<{ Body: GameTarget & { note: string } }>(
    '/games/open',
    { config: mayClose, schema: { body: object({ ...target, note: shortText }), response: done } },
    async (request) => {
      const note = requireNote(request.body.note);
      await games.open({ ...request.body, note, by: operatorOf(request) });
      return { done: true };
    },
  );
}

/** Planned maintenance of a vendor, which begins and ends at its times. */
function registerWindows(api: FastifyInstance, { games }: ConsoleDeps): void {
  const config = needs('publish');
  api.post<{ Body: WindowPlan }>(
    '/games/windows/plan',
    { config, schema: { body: planBody, response: done } },
    async (request) => {
      const note = requireNote(request.body.note);
      await games.planWindow({ ...request.body, note, by: operatorOf(request) });
      return { done: true };
    },
  );
  api.post<{ Body: { id: string; note: string } }>(
    '/games/windows/call-off',
    { config, schema: { body: object({ id: decimalId, note: shortText }), response: done } },
    async (request) => {
      const { id, note } = request.body;
      await games.callOffWindow({ id, note: requireNote(note), by: operatorOf(request) });
      return { done: true };
    },
  );
}

/** Marks and the order of featured games, which take effect in the portal immediately. */
function registerMarks(api: FastifyInstance, { games }: ConsoleDeps): void {
  const config = needs('publish');
  api.post<{ Body: GameMarking }>(
    '/games/mark',
    { config, schema: { body: markBody, response: done } },
    async (request) => {
      await games.mark({ ...request.body, by: operatorOf(request) });
      return { done: true };
    },
  );
  api.post<{ Body: GameMove }>(
    '/games/move',
    { config, schema: { body: moveBody, response: done } },
    async (request) => {
      await games.move({ ...request.body, by: operatorOf(request) });
      return { done: true };
    },
  );
}

function registerRounds(api: FastifyInstance, deps: ConsoleDeps): void {
  const { rounds } = deps;
  const mayPay = needs('cashier');
  api.get<{ Querystring: RoundQuery }>(
    '/rounds',
    {
      config: needs('players'),
      schema: { querystring: roundQuery, response: { 200: roundPage } },
    },
    (request): Promise<RoundPage> => rounds.list(request.query),
  );
  api.get<{ Querystring: Omit<RoundQuery, 'page'> }>(
    '/rounds/export',
    { config: mayPay, schema: { querystring: exportQuery } },
    async (request, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="rounds-${request.query.filter}.csv"`,
          'x-content-type-options': 'nosniff',
        })
        .send(await rounds.export(request.query, operatorOf(request))),
  );
  api.post<{ Body: { id: string; note: string } }>(
    '/rounds/give-back',
    {
      config: decides('cashier'),
      schema: { body: object({ id: decimalId, note: shortText }), response: done },
    },
    async (request) => {
      const { id, note } = request.body;
      await rounds.giveBack({ id, note: requireNote(note), by: operatorOf(request) });
      return { done: true };
    },
  );
}

/** Games, who closes them, and what is staked and won in them. */
export function registerGameRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  registerGames(api, deps);
  registerMarks(api, deps);
  registerWindows(api, deps);
  registerRounds(api, deps);
}
