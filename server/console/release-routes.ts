import type { FastifyInstance } from 'fastify';
import type {
  PreviewLink,
  PublishRequest,
  WireComparison,
  WireRelease,
} from '../../src/protocol/console-api.ts';
import type { ConsoleDeps } from './deps.ts';
import { valueOf } from './draft-routes.ts';
import { needs, sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import {
  comparisonAnswer,
  comparisonQuery,
  limitQuery,
  previewAnswer,
  publishBody,
  releaseAnswer,
  releasesAnswer,
  revisionBody,
  rollbackBody,
} from './schemas.ts';

/** Warnings do not stop a publish, but the publisher must give a reason, which is stored in the note. */
export async function noteWithReason(deps: ConsoleDeps, request: PublishRequest): Promise<string> {
  const note = request.note.trim();
  if (note === '') throw new Refusal('publish.note-required', 'A release needs a note.');
  const issues = await deps.site.listDraftIssues();
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const blocked = issues.length > warnings.length;
  if (blocked || warnings.length === 0) return note;
  const reason = request.warningReason?.trim();
  if (!reason)
    throw new Refusal('publish.reason-required', 'The check has warnings: say why they are accepted.', {
      value: { issues: warnings },
    });
  return `${note} (warnings accepted: ${reason})`;
}

export function registerReleaseRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const mayPublish = needs('publish');
  api.get<{ Querystring: { limit: number } }>(
    '/releases',
    {
      config: needs('read'),
      schema: { querystring: limitQuery, response: { 200: releasesAnswer } },
    },
    async (request) => ({ releases: await deps.site.history(request.query.limit) }),
  );
  const mayRead = needs('read');
  api.get<{ Querystring: { from: number; to: number | 'draft' } }>(
    '/releases/compare',
    { config: mayRead, schema: { querystring: comparisonQuery, response: { 200: comparisonAnswer } } },
    (request): Promise<WireComparison> => deps.site.compare(request.query),
  );
  api.post<{ Body: { revision: number } }>(
    '/releases/preview',
    { config: mayRead, schema: { body: revisionBody, response: { 200: previewAnswer } } },
    async (request): Promise<PreviewLink> => {
      const author = sessionOf(request).account.username;
      const { path, expiresAt } = await deps.site.previewRevision(request.body.revision, author);
      return { url: new URL(path, deps.portalOrigin).href, expiresAt };
    },
  );
  api.post<{ Body: PublishRequest }>(
    '/publish',
    { config: mayPublish, schema: { body: publishBody, response: { 200: releaseAnswer } } },
    async (request): Promise<WireRelease> => {
      const { draftVersion, baseRevision } = request.body;
      const author = sessionOf(request).account.username;
      const note = await noteWithReason(deps, request.body);
      const record = valueOf(await deps.site.publish({ note, author, draftVersion, baseRevision }));
      await deps.store.clearDraftEdits(deps.brand.code);
      return record;
    },
  );
  api.post<{ Body: { toRevision: number; note: string } }>(
    '/rollback',
    { config: mayPublish, schema: { body: rollbackBody, response: { 200: releaseAnswer } } },
    async (request): Promise<WireRelease> => {
      const note = request.body.note.trim();
      if (note === '') throw new Refusal('publish.note-required', 'Rolling back needs a reason.');
      const author = sessionOf(request).account.username;
      return valueOf(await deps.site.rollback({ toRevision: request.body.toRevision, note, author }));
    },
  );
}
