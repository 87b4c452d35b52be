import { dropTurns } from '../../src/protocol/words/direction-signs.ts';
import cookie from '@fastify/cookie';
import { Ajv } from 'ajv';
import type { FastifyError, FastifyInstance } from 'fastify';
import { agents } from '../../src/protocol/calls/agents.ts';
import { audit } from '../../src/protocol/calls/audit.ts';
import { factors, lostFactors, proofs } from '../../src/protocol/calls/factors.ts';
import { figures } from '../../src/protocol/calls/figures.ts';
import { fraud } from '../../src/protocol/calls/fraud.ts';
import { memberFile } from '../../src/protocol/calls/member-file.ts';
import { members, removals } from '../../src/protocol/calls/members.ts';
import { money } from '../../src/protocol/calls/money.ts';
import { notices } from '../../src/protocol/calls/notices.ts';
import { media } from '../../src/protocol/calls/media.ts';
import { vendors } from '../../src/protocol/calls/vendors.ts';
import { jackpots } from '../../src/protocol/calls/jackpots.ts';
import { games, rounds } from '../../src/protocol/calls/games.ts';
import { lottery } from '../../src/protocol/calls/lottery.ts';
import { opening } from '../../src/protocol/calls/opening.ts';
import { outbox } from '../../src/protocol/calls/outbox.ts';
import { people } from '../../src/protocol/calls/people.ts';
import {
  approvals,
  kills,
  releases,
  rollbacks,
  schedules,
  stages,
} from '../../src/protocol/calls/releases.ts';
import { reports } from '../../src/protocol/calls/reports.ts';
import { reviews, work } from '../../src/protocol/calls/reviews.ts';
import { bases, draft, explanations, site } from '../../src/protocol/calls/site.ts';
import { submissions } from '../../src/protocol/calls/submissions.ts';
import { launch } from '../../src/protocol/calls/launch.ts';
import { draftHeader, drafts, mainDraft } from '../../src/protocol/calls/drafts.ts';
import { withinDraft } from '../site/draft/chosen-draft.ts';
import { editor } from '../../src/protocol/calls/editor.ts';
import { deskOverview } from '../../src/protocol/calls/desks.ts';
import { deskCalls } from '../../src/protocol/desks/define-desk.ts';
import { desks } from '../../src/protocol/desks/desks.ts';
import { senders } from '../../src/protocol/calls/senders.ts';
import { account, links, session } from '../../src/protocol/calls/session.ts';
import { settlements } from '../../src/protocol/calls/settlements.ts';
import { withdrawals } from '../../src/protocol/calls/withdrawals.ts';
import type { ErrorBody } from '../../src/protocol/error-code.ts';
import { AppError } from '../infrastructure/http/app-error.ts';
import { publishDeadlines } from '../infrastructure/http/deadlines.ts';
import { refuseUnavailable } from '../infrastructure/http/unavailable.ts';
import type { ConsoleDeps } from './deps.ts';
import { guardRoutes, requireDeclaredNeed, requireOwnOrigin } from './guard.ts';
import { noteFiles } from './list-file.ts';
import { noteLooks } from './looks.ts';
import { noteRefusal } from './note-refusals.ts';
import { answerAudit } from './audit/audit-answers.ts';
import { answerHints } from './answers/fraud-answers.ts';
import { answerApprovals } from './answers/approval-answers.ts';
import { answerBases } from './answers/base-answers.ts';
import { answerDrafts } from './answers/drafts-answers.ts';
import { answerDraft } from './answers/draft-answers.ts';
import { answerExplanations } from './answers/explain-answers.ts';
import { answerKills } from './answers/kill-answers.ts';
import { answerReleases } from './answers/release-answers.ts';
import { answerRollbacks } from './answers/rollback-answers.ts';
import { answerSchedules } from './answers/schedule-answers.ts';
import { answerSite } from './answers/site-answers.ts';
import { answerFactors, answerLostFactors, answerProofs } from './factors/factor-answers.ts';
import { answerAccount, answerLinks } from './people/account-answers.ts';
import { answerPeople } from './people/people-answers.ts';
import { answerSession } from './answers/session-answers.ts';
import { answerStages } from './answers/stage-answers.ts';
import { Refusal } from './refusal.ts';
import { registerCalls } from './register-calls.ts';
import { answerWithdrawals } from './answers/withdrawal-answers.ts';
import { answerSubmissions } from './answers/submission-answers.ts';
import { validateAtFirstUse } from '../infrastructure/http/compile-at-first-use.ts';
import { openAtFirstUse } from '../infrastructure/http/open-at-first-use.ts';

/** A body must be what its schema says: nothing coerced, nothing silently dropped. */
const bodies = openAtFirstUse(() => new Ajv({ useDefaults: true, strictTypes: false }));
/** Query strings are text, so numbers in them are read as numbers. */
const queries = openAtFirstUse(() => new Ajv({ useDefaults: true, coerceTypes: true }));

/**
 * Field → code, where a text is longer than the schema of a body allows: that alone people do, the rest is done by
 * programs. What a form sends under `fields` is named as its fields are.
 */
function nameTooLong({ validation = [] }: FastifyError): Readonly<Record<string, string>> {
  const name = (pointer: string): string =>
    pointer
      .split('/')
      .slice(/^\/(?:fields|values)\//.test(pointer) ? 2 : 1)
      .join('.');
  return Object.fromEntries(
    validation.flatMap(({ instancePath, keyword }) =>
      keyword === 'maxLength' ? [[name(instancePath), 'entry.too-long']] : [],
    ),
  );
}

function setErrorAnswers(api: FastifyInstance, deps: ConsoleDeps): void {
  api.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    if (error instanceof Refusal || error instanceof AppError) await noteRefusal(deps, request, error.code);
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== null) void reply.header('retry-after', String(error.retryAfterSeconds));
      return reply.code(error.status).send(error.toBody());
    }
    const refused = error instanceof AppError ? error : refuseUnavailable(error);
    if (refused !== null) {
      if (refused.retryAfterSeconds !== undefined)
        void reply.header('retry-after', String(refused.retryAfterSeconds));
      const { code, message, value, fields } = refused;
      const body: ErrorBody = { success: false, errorCode: code, message };
      return reply.code(refused.status).send({
        ...body,
        ...(value === undefined ? {} : { value }),
        ...(fields === undefined ? {} : { fields }),
      });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const fields = nameTooLong(error);
      const isTyped = Object.keys(fields).length > 0;
      const refusal = new Refusal(isTyped ? 'form.invalid' : 'request.invalid', error.message);
      if (isTyped) return reply.code(status).send({ ...refusal.toBody(), fields });
      return reply.code(status).send(refusal.toBody());
    }
    request.log.error(error);
    return reply.code(500).send(new Refusal('server.failed', 'The console failed at this call.').toBody());
  });
  api.setNotFoundHandler((_request, reply) => {
    const refusal = new Refusal('request.unknown', 'There is no such call.');
    return reply.code(refusal.status).send(refusal.toBody());
  });
}

/** Calls that may check, compare or store a whole site, which takes longer than anything else. */
function registerPublishing(parent: FastifyInstance, deps: ConsoleDeps): void {
  void parent.register(async (api) => {
    api.addHook('onRoute', (route) => {
      route.config = { ...publishDeadlines, ...route.config };
    });
    registerCalls(api, site, answerSite(deps));
    registerCalls(api, draft, answerDraft(deps));
    registerCalls(api, drafts, answerDrafts(deps));
    registerCalls(api, bases, answerBases(deps));
    registerCalls(api, editor, deps.editor);
    registerCalls(api, releases, answerReleases(deps));
    registerCalls(api, rollbacks, answerRollbacks(deps));
    registerCalls(api, approvals, answerApprovals(deps));
    registerCalls(api, kills, answerKills(deps));
    registerCalls(api, schedules, answerSchedules(deps));
    registerCalls(api, stages, answerStages(deps));
    registerCalls(api, submissions, answerSubmissions(deps));
    registerCalls(api, explanations, answerExplanations(deps));
  });
}

function registerMoney(api: FastifyInstance, deps: ConsoleDeps): void {
  registerCalls(api, withdrawals, answerWithdrawals(deps.withdrawals));
  registerCalls(api, money, deps.money);
}

/** Every desk that there is. The start fails where nothing answers one. */
function registerDesks(api: FastifyInstance, deps: ConsoleDeps): void {
  registerCalls(api, deskOverview, deps.deskOverview);
  for (const desk of desks) {
    const answers = deps.desks[desk.name];
    if (answers === undefined) throw new Error(`Expected the desk ${desk.name} to be kept.`);
    registerCalls(api, deskCalls(desk), answers);
  }
}

/**
 * The console's API under `/api` of the console origin. Every mutation must come from that origin,
 * and each route names the permission that it needs; only logging in, and links for one use, need none.
 */
export function registerConsoleRoutes(app: FastifyInstance, deps: ConsoleDeps): void {
  void app.register(
    async (api) => {
      api.setValidatorCompiler(({ schema, httpPart }) =>
        validateAtFirstUse(httpPart === 'querystring' ? queries : bodies, schema),
      );
      setErrorAnswers(api, deps);
      if (!api.hasReplyDecorator('setCookie')) await api.register(cookie);
      api.decorateRequest('consoleSession', null);
      api.addHook('onRoute', requireDeclaredNeed);
      api.addHook('onRequest', requireOwnOrigin(deps.consoleOrigin));
      api.addHook('onRequest', guardRoutes(deps));
      api.addHook('preValidation', async (request) => {
        // Documents of the site are checked as such, and Arabic texts isolate what is not.
        if (!/^\/api\/draft(?:\/|$|\?)/.test(request.url))
          request.body = dropTurns(request.body, 'overrides');
      });
      // After the body is read, which begins where no call is known.
      api.addHook('preHandler', ({ headers }, _reply, done) =>
        withinDraft(String(headers[draftHeader] ?? mainDraft), done),
      );
      api.addHook('onSend', noteLooks(deps));
      api.addHook('onSend', noteFiles(deps));
      api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      registerCalls(api, session, answerSession(deps));
      registerCalls(api, links, answerLinks(deps));
      registerCalls(api, proofs, answerProofs(deps));
      registerCalls(api, factors, answerFactors(deps));
      registerCalls(api, account, answerAccount(deps));
      registerCalls(api, people, answerPeople(deps));
      registerCalls(api, audit, answerAudit(deps));
      registerCalls(api, lostFactors, answerLostFactors(deps));
      registerCalls(api, outbox, deps.outbox);
      registerCalls(api, senders, deps.senders);
      registerPublishing(api, deps);
      registerCalls(api, reviews, deps.reviews);
      registerCalls(api, work, { news: ({ mark = '' }) => deps.workNews.wait(mark) });
      registerCalls(api, opening, deps.opening);
      registerCalls(api, launch, deps.launch);
      registerMoney(api, deps);
      registerCalls(api, removals, deps.removals);
      registerCalls(api, members, deps.members);
      registerCalls(api, memberFile, deps.memberFile);
      registerCalls(api, games, deps.games);
      registerCalls(api, rounds, deps.rounds);
      registerCalls(api, lottery, deps.lottery);
      registerCalls(api, agents, deps.agents);
      registerCalls(api, figures, deps.figures);
      registerCalls(api, reports, deps.reports);
      registerCalls(api, fraud, answerHints(deps));
      registerCalls(api, settlements, deps.settlements);
      registerCalls(api, media, deps.media);
      registerCalls(api, vendors, deps.vendors);
      registerCalls(api, jackpots, deps.jackpots);
      registerCalls(api, notices, deps.notices);
      registerDesks(api, deps);
    },
    { prefix: '/api' },
  );
}
