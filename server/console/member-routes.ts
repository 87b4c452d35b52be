import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiftRequest, LiftState } from '../../src/protocol/console-hold-lifts.ts';
import type {
  ExclusionRequest,
  FreezeRequest,
  MemberFile,
  MemberLine,
  UnfreezeRequest,
  UnfreezeState,
} from '../../src/protocol/console-members.ts';
import { lengthPattern } from '../../src/protocol/break-length.ts';
import { registerDecidingRoutes } from './deciding-routes.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, requireNote, sessionOf } from './guard.ts';
import {
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

const line = {
  id: text,
  account: text,
  mobile: text,
  email: text,
  breakUntil: nullableText,
  isOnRequest: { type: 'boolean' },
  isFrozen: { type: 'boolean' },
  closedAt: nullableText,
} as const;
const freeze = object({ at: nullableText, by: nullableText, reason: nullableText });
const hold = object({ until: text, reason: text });
const file = object({
  ...line,
  registeredAt: text,
  freeze: nullable(freeze),
  closedReason: nullableText,
  isUnfreezeWaiting: { type: 'boolean' },
  withdrawalHold: nullable(hold),
  isLiftWaiting: { type: 'boolean' },
  balance: text,
  currency: text,
  limits: list(object({ kind: text, period: text, amount: text })),
  logins: list(object({ id: text, at: text, outcome: text, device: text, network: text })),
  consents: list(
    object({
      ...{ id: text, at: text, document: text, version: text, statement: text },
      ...{ given: { type: 'boolean' }, channel: nullableText, source: text },
    }),
  ),
  exclusions: list(text),
});
const proposal = { ...proposalRecord, memberId: text, account: text } as const;
const unfreezings = object({
  waiting: list(object({ ...proposal, freeze })),
  past: list(object(proposal)),
});
const lift = object({ ...proposal, hold });
const lifts = object({ waiting: list(lift), past: list(lift) });
const name = { type: 'string', minLength: 1, maxLength: 80 } as const;

const operatorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** Members: who looks is recorded; who serves them excludes and freezes. */
function registerFiles(api: FastifyInstance, deps: ConsoleDeps): void {
  const { members } = deps;
  const mayRead = needs('players');
  const mayAct = needs('cashier', { proof: { none: 'it protects a member, and is never delayed' } });
  const response = { 200: file };
  api.get<{ Querystring: { account: string } }>(
    '/members',
    {
      config: mayRead,
      schema: { querystring: object({ account: name }), response: { 200: list(object(line)) } },
    },
    async (request): Promise<readonly MemberLine[]> => {
      return members.find(request.query.account);
    },
  );
  api.get<{ Params: { id: string } }>(
    '/members/:id',
    { config: mayRead, schema: { params: idParams, response } },
    async (request): Promise<MemberFile> => {
      return members.read(request.params.id);
    },
  );
  api.post<{ Body: ExclusionRequest }>(
    '/members/exclude',
    {
      config: mayAct,
      schema: {
        body: object({
          id: decimalId,
          length: { type: 'string', pattern: lengthPattern },
          reason: shortText,
        }),
        response,
      },
    },
    async (request): Promise<MemberFile> => {
      const reason = requireNote(request.body.reason);
      await members.exclude({ ...request.body, reason, by: operatorOf(request) });
      return members.read(request.body.id);
    },
  );
  api.post<{ Body: FreezeRequest }>(
    '/members/freeze',
    { config: mayAct, schema: { body: object({ id: decimalId, reason: shortText }), response } },
    async (request): Promise<MemberFile> => {
      const reason = requireNote(request.body.reason);
      await members.freeze({ id: request.body.id, reason, by: operatorOf(request) });
      return members.read(request.body.id);
    },
  );
}

/** The end of a freeze: asked for by one person, decided about by another. */
function registerUnfreezings(api: FastifyInstance, { members }: ConsoleDeps): void {
  const response = { 200: unfreezings };
  const mayAsk = needs('cashier');
  api.get('/unfreezings', { config: needs('players'), schema: { response } }, (): Promise<UnfreezeState> =>
    members.unfreezings(),
  );
  api.post<{ Body: UnfreezeRequest }>(
    '/unfreezings/propose',
    { config: mayAsk, schema: { body: object({ id: decimalId, note: shortText }), response } },
    async (request): Promise<UnfreezeState> => {
      const note = requireNote(request.body.note);
      await members.proposeUnfreeze({ id: request.body.id, note, by: operatorOf(request) });
      return members.unfreezings();
    },
  );
  registerDecidingRoutes(api, 'unfreezings', {
    answer: unfreezings,
    read: () => members.unfreezings(),
    decide: (decision) => members.decideUnfreeze(decision),
  });
}

/** The early end of a hold on withdrawals: asked for by one person, decided about by another. */
function registerLifts(api: FastifyInstance, { members }: ConsoleDeps): void {
  const response = { 200: lifts };
  api.get('/hold-lifts', { config: needs('players'), schema: { response } }, (): Promise<LiftState> =>
    members.lifts(),
  );
  api.post<{ Body: LiftRequest }>(
    '/hold-lifts/propose',
    { config: needs('cashier'), schema: { body: object({ id: decimalId, note: shortText }), response } },
    async (request): Promise<LiftState> => {
      const note = requireNote(request.body.note);
      await members.proposeLift({ id: request.body.id, note, by: operatorOf(request) });
      return members.lifts();
    },
  );
  registerDecidingRoutes(api, 'hold-lifts', {
    answer: lifts,
    read: () => members.lifts(),
    decide: (decision) => members.decideLift(decision),
  });
}

/** Members' accounts, and what two people do about them: the end of a freeze, and of a hold on withdrawals. */
export function registerMemberRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  registerFiles(api, deps);
  registerUnfreezings(api, deps);
  registerLifts(api, deps);
}
