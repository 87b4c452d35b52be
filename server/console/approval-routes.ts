import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApprovalStatus, ReviewComment } from '../../src/protocol/approval.ts';
import type { Result } from '../../src/protocol/issue.ts';
import { describeSecondPersonFault } from '../platform/second-person.ts';
import type { ApprovalRefusal } from '../site/approvals.ts';
import type { ConsoleDeps } from './deps.ts';
import { decides, needs, sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import {
  approvalAnswer,
  commentAnswer,
  commentBody,
  commentsAnswer,
  decideBody,
  idParams,
  requestApprovalBody,
} from './schemas.ts';

const sentences: Readonly<
  Record<Exclude<ApprovalRefusal['code'], 'approval.tied' | 'approval.too-new'>, string>
> = {
  'publish.draft-moved': 'The draft was edited by another operator in the meantime.',
  'publish.note-required': 'Say why first.',
  'approval.not-needed': 'Nothing in this draft needs a second person.',
  'approval.not-requested': 'This approval is no longer asked for.',
  'approval.own-change': 'An operator who did not edit this draft must approve it.',
};
const describeRefusal = (error: ApprovalRefusal): string =>
  error.code === 'approval.tied' || error.code === 'approval.too-new'
    ? describeSecondPersonFault(error)
    : sentences[error.code];
function unwrap(result: Result<ApprovalStatus, ApprovalRefusal>): ApprovalStatus {
  if (result.ok) return result.value;
  const { code, ...value } = result.error;
  throw new Refusal(code, describeRefusal(result.error), { value });
}
const authorOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** Second opinions on the draft, and remarks on its places. */
export function registerApprovalRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { approvals } = deps;
  const mayRead = needs('read');
  const mayEdit = needs('edit');
  const response = { 200: approvalAnswer };
  api.get('/draft/approval', { config: mayRead, schema: { response } }, () => approvals.status());
  api.post<{ Body: { version: number; note: string } }>(
    '/draft/approval/request',
    { config: mayEdit, schema: { body: requestApprovalBody, response } },
    async (request) => unwrap(await approvals.request({ ...request.body, author: authorOf(request) })),
  );
  api.post<{ Body: { version: number; decision: 'approved' | 'rejected'; reason: string } }>(
    '/draft/approval/decide',
    { config: decides('publish', { proof: 'factor' }), schema: { body: decideBody, response } },
    async (request) => unwrap(await approvals.decide({ ...request.body, author: authorOf(request) })),
  );
  api.get(
    '/draft/comments',
    { config: mayRead, schema: { response: { 200: commentsAnswer } } },
    async () => ({
      comments: await approvals.comments(),
    }),
  );
  api.post<{ Body: { document: string; pointer: string; body: string } }>(
    '/draft/comments',
    { config: mayEdit, schema: { body: commentBody, response: { 200: commentAnswer } } },
    (request): Promise<ReviewComment> => approvals.comment({ ...request.body, author: authorOf(request) }),
  );
  api.post<{ Params: { id: string } }>(
    '/draft/comments/:id/resolve',
    { config: mayEdit, schema: { params: idParams } },
    async (request, reply) => {
      if (!(await approvals.resolveComment(request.params.id, authorOf(request))))
        throw new Refusal('comment.unknown', 'This comment is no longer open.');
      return reply.code(204).send();
    },
  );
}
