import type { FastifyInstance } from 'fastify';
import {
  cashierKinds,
  type ReviewDecision,
  type ReviewKind,
  type WireReviews,
} from '../../src/protocol/console-reviews.ts';
import type { ConsoleDeps } from './deps.ts';
import { decides, needs, requireRole, sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import { reviewDecisionBody, reviewPictureParams, reviewsAnswer } from './review-schemas.ts';

const judgeOf = (kind: ReviewKind) => (cashierKinds.includes(kind) ? 'cashier' : 'publish');

/** Members' orders and applications, and what operators decide of them. */
export function registerReviewRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { reviews } = deps;
  api.get(
    '/reviews',
    { config: needs('players'), schema: { response: { 200: reviewsAnswer } } },
    (): Promise<WireReviews> => reviews.list(),
  );
  api.post<{ Body: ReviewDecision }>(
    '/reviews/decide',
    {
      config: decides('players', { proof: 'factor' }),
      schema: { body: reviewDecisionBody, response: { 200: reviewsAnswer } },
    },
    async (request): Promise<WireReviews> => {
      requireRole(sessionOf(request), judgeOf(request.body.kind));
      const decision = { ...request.body, remark: request.body.remark.trim() };
      if ((decision.status !== 'approved' || decision.kind === 'feedback') && decision.remark === '')
        throw new Refusal('publish.note-required', 'Write to the member.');
      await reviews.decide({ ...decision, by: sessionOf(request).account.username });
      return reviews.list();
    },
  );
  api.get<{ Params: { id: string } }>(
    '/reviews/pictures/:id',
    { config: needs('players'), schema: { params: reviewPictureParams } },
    async (request, reply) => {
      const picture = await reviews.readPicture(request.params.id);
      if (picture === null) throw new Refusal('request.unknown', 'There is no such picture.');
      // A picture opened as a document may run nothing.
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
