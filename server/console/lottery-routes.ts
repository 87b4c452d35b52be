import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  issueFilters,
  lotteryMarks,
  type IssueFile,
  type IssuePage,
  type IssueQuery,
  type LotteryGameList,
  type LotteryMarking,
  type LotteryMove,
  type VoidRequest,
  type VoidState,
} from '../../src/protocol/console-lottery.ts';
import { registerDecidingRoutes } from './deciding-routes.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import {
  count,
  decimalId,
  idParams,
  list,
  nullable,
  nullableText,
  object,
  proposalRecord,
  shortText,
  text,
} from './schemas.ts';

const code = { type: 'string', minLength: 1, maxLength: 16 } as const;
const flag = { type: 'boolean' } as const;
const sales = { tickets: count, sold: text, paid: text, refunded: text } as const;
const gameList = object({
  games: list(
    object({
      ...{ code: text, name: text, area: text, group: text, family: text },
      closure: nullable(object({ at: text, author: text, reason: text })),
      marks: list(text),
      isFeatured: flag,
      next: nullable(object({ numero: text, closesAt: text, drawsAt: text })),
      today: object(sales),
    }),
  ),
  currency: text,
  day: text,
});
const issueQuery = object(
  {
    game: code,
    filter: { enum: issueFilters, default: 'all' },
    day: { type: 'string', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', default: '' },
    money: { enum: ['real', 'play'], default: 'real' },
    page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
  },
  ['filter', 'day', 'money', 'page'],
);
const issueFields = {
  ...{ id: text, numero: text, state: text, opensAt: text, closesAt: text, drawsAt: text },
  numbers: list({ type: 'integer' }),
  ...sales,
} as const;
const issuePage = object({
  rows: list(object(issueFields)),
  ...{ page: count, pages: count, total: count, currency: text },
});
const voidProposal = object({
  ...proposalRecord,
  ...{ issueId: text, game: text, numero: text, tickets: count, members: count, amount: text },
});
const voidState = object({ waiting: list(voidProposal), past: list(voidProposal), currency: text });
const issueFile = object({
  ...issueFields,
  ...{ game: text, gameName: text, money: text, currency: text, commitment: text, seed: text },
  drawnAt: nullableText,
  sealed: nullable(object({ at: text, tickets: count, root: text })),
  certificate: nullable(object({ keyId: text, signature: text })),
  voided: nullable(object({ at: text, reason: text })),
  open: object({ tickets: count, members: count, amount: text }),
  ...{ won: count, lost: count, cancelled: count, givenBack: count },
  proposal: nullable(voidProposal),
});
const marks = { type: 'array', uniqueItems: true, maxItems: 3, items: { enum: lotteryMarks } } as const;

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;
interface Reasoned {
  readonly game: string;
  readonly note: string;
}

/** What is sold, in which order, and how it is marked: takes effect in the portal immediately. */
function registerGameChanges(api: FastifyInstance, { lottery }: Pick<ConsoleDeps, 'lottery'>): void {
  const response = { 200: gameList };
  const config = needs('publish');
  const reasoned = object({ game: code, note: shortText });
  api.get('/lottery', { config: needs('read'), schema: { response } }, (): Promise<LotteryGameList> =>
    lottery.games(),
  );
  api.post<{ Body: Reasoned }>(
    '/lottery/close',
    { config, schema: { body: reasoned, response } },
    async (request): Promise<LotteryGameList> => {
      const note = requireNote(request.body.note);
      await lottery.close({ game: request.body.game, note, by: operatorOf(request) });
      return lottery.games();
    },
  );
  api.post<{ Body: Reasoned }>(
    '/lottery/open',
    { config, schema: { body: reasoned, response } },
    async (request): Promise<LotteryGameList> => {
      const note = requireNote(request.body.note);
      await lottery.open({ game: request.body.game, note, by: operatorOf(request) });
      return lottery.games();
    },
  );
  api.post<{ Body: LotteryMove }>(
    '/lottery/move',
    {
      config,
      schema: { body: object({ game: code, before: { ...code, type: ['string', 'null'] } }), response },
    },
    async (request): Promise<LotteryGameList> => {
      await lottery.move({ ...request.body, by: operatorOf(request) });
      return lottery.games();
    },
  );
  api.post<{ Body: LotteryMarking }>(
    '/lottery/mark',
    { config, schema: { body: object({ game: code, marks, isFeatured: flag }), response } },
    async (request): Promise<LotteryGameList> => {
      await lottery.mark({ ...request.body, by: operatorOf(request) });
      return lottery.games();
    },
  );
}

/** Issues, and voids: a cashier asks, and a publisher who did not ask decides. */
function registerIssues(api: FastifyInstance, { lottery }: Pick<ConsoleDeps, 'lottery'>): void {
  const mayRead = needs('read');
  api.get<{ Querystring: IssueQuery }>(
    '/lottery/issues',
    { config: mayRead, schema: { querystring: issueQuery, response: { 200: issuePage } } },
    (request): Promise<IssuePage> => lottery.issues(request.query),
  );
  api.get<{ Params: { id: string } }>(
    '/lottery/issues/:id',
    { config: mayRead, schema: { params: idParams, response: { 200: issueFile } } },
    (request): Promise<IssueFile> => lottery.issue(request.params.id),
  );
  api.post<{ Body: VoidRequest }>(
    '/lottery/void',
    {
      config: needs('cashier'),
      schema: { body: object({ id: decimalId, note: shortText }), response: { 200: issueFile } },
    },
    async (request): Promise<IssueFile> => {
      const note = requireNote(request.body.note);
      await lottery.void({ id: request.body.id, note, by: operatorOf(request) });
      return lottery.issue(request.body.id);
    },
  );
  api.get(
    '/lottery/voids',
    { config: mayRead, schema: { response: { 200: voidState } } },
    (): Promise<VoidState> => lottery.voids(),
  );
  registerDecidingRoutes(api, 'lottery/voids', {
    answer: voidState,
    read: () => lottery.voids(),
    decide: (decision) => lottery.decideVoid(decision),
  });
}

/** Lottery games, their issues and what is void. */
export function registerLotteryRoutes(api: FastifyInstance, deps: Pick<ConsoleDeps, 'lottery'>): void {
  registerGameChanges(api, deps);
  registerIssues(api, deps);
}
