import type { FastifyInstance } from 'fastify';
import { permissionsOf, type ConsoleRole } from '../../src/protocol/console-api.ts';
import type { ReviewDecision, ReviewKind, WireReviews } from '../../src/protocol/console-reviews.ts';
import type { ConsoleDeps } from './deps.ts';
import { requirePermission, sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import { reviewDecisionBody, reviewPictureParams, reviewsAnswer } from './review-schemas.ts';

/** Money is a cashier's to judge, everything else a publisher's. */
function requireJudge(kind: ReviewKind, role: ConsoleRole): void {
  const permission = kind === 'deposit' ? 'cashier' : 'publish';
  if (!permissionsOf[role].includes(permission))
    throw new Refusal('role.not-allowed', `The role "${role}" may not ${permission}.`, {
      value: { role, permission },
    });
}

/** Members' orders and applications, and what operators decide of them. */
export function registerReviewRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { reviews } = deps;
  api.get(
    '/reviews',
    { preHandler: requirePermission(deps, 'read'), schema: { response: { 200: reviewsAnswer } } },
    (): Promise<WireReviews> => reviews.list(),
  );
  api.post<{ Body: ReviewDecision }>(
    '/reviews/decide',
    {
      preHandler: requirePermission(deps, 'read'),
      schema: { body: reviewDecisionBody, response: { 200: reviewsAnswer } },
    },
    async (request): Promise<WireReviews> => {
      requireJudge(request.body.kind, sessionOf(request).account.role);
      const decision = { ...request.body, remark: request.body.remark.trim() };
      if (decision.status === 'rejected' && decision.remark === '')
        throw new Refusal('publish.note-required', 'Tell the member why.');
      await reviews.decide({ ...decision, by: sessionOf(request).account.username });
      return reviews.list();
    },
  );
  api.get<{ Params: { id: string } }>(
    '/reviews/pictures/:id',
    { preHandler: requirePermission(deps, 'read'), schema: { params: reviewPictureParams } },
    async (request, reply) => {
      const picture = await reviews.readPicture(request.params.id);
      if (picture === null) throw new Refusal('request.unknown', 'There is no such picture.');
      // A picture that is opened by itself may do nothing at all.
      return reply
        .headers({
          'content-type': picture.type,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(picture.bytes);
    },
  );
}
