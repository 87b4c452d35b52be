import type { FastifyInstance } from 'fastify';
import type { PreviewLink } from '../../src/protocol/console-api.ts';
import type { SubmissionPage, SubmissionQuery } from '../../src/protocol/console-support.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import { list, nullable, object, previewAnswer, text } from './schemas.ts';

const id = { type: 'string', pattern: '^[0-9]{1,18}$' } as const;
const query = object({ account: { type: 'string', maxLength: 80 }, before: id }, ['account', 'before']);
const answer = object({
  submissions: list(
    object({
      id: text,
      account: text,
      operation: text,
      reference: text,
      outcome: text,
      standing: nullable(object({ kind: text, status: text })),
      release: text,
      revision: { type: ['integer', 'null'] },
      locale: text,
      page: text,
      at: text,
    }),
  ),
  hasMore: { type: 'boolean' },
});
const lookBody = object({ id, reason: { type: 'string', maxLength: 300 } });

/** What members sent, and the page that they had in front of them. */
export function registerSupportRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  api.get<{ Querystring: SubmissionQuery }>(
    '/submissions',
    {
      config: needs('players'),
      schema: { querystring: query, response: { 200: answer } },
    },
    (request): Promise<SubmissionPage> => deps.support.list(request.query),
  );
  // It shows what is a member's own: the person who handles members' money may see it, and says why.
  api.post<{ Body: { readonly id: string; readonly reason: string } }>(
    '/submissions/look',
    {
      config: needs('cashier', { proof: { none: 'it shows a page, and is recorded' } }),
      schema: { body: lookBody, response: { 200: previewAnswer } },
    },
    async (request): Promise<PreviewLink> => {
      const reason = request.body.reason.trim();
      if (reason === '') throw new Refusal('submission.reason-required', 'Say why you open it.');
      const operator = sessionOf(request).account.username;
      const { path, expiresAt } = await deps.support.look({ id: request.body.id, reason, operator });
      return { url: new URL(path, deps.portalOrigin).href, expiresAt };
    },
  );
}
