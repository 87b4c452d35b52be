import type { releases } from '../../../src/protocol/calls/releases.ts';
import type { PublishRequest } from '../../../src/protocol/calls/releases.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { ConsoleDeps } from '../deps.ts';
import { valueOf } from './draft-answers.ts';
import { Refusal } from '../refusal.ts';

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

/** Releases that went live, and the records of what happened. */
export const answerReleases = (deps: ConsoleDeps): Answers<typeof releases> => ({
  list: async ({ limit }) => ({ releases: await deps.site.history(limit) }),
  compare: ({ from, to }) => deps.site.compare({ from, to: to === 'draft' ? to : Number(to) }),
  preview: async ({ revision, by }) => {
    const { path, expiresAt } = await deps.site.previewRevision(revision, by);
    return { url: new URL(path, deps.portalOrigin).href, expiresAt };
  },
  publish: async ({ by: author, ...request }) => {
    const { draftVersion, baseRevision } = request;
    const note = await noteWithReason(deps, request);
    return valueOf(await deps.site.publish({ note, author, draftVersion, baseRevision }));
  },
  rollBack: async ({ toRevision, note: typed, by: author }) => {
    const note = typed.trim();
    if (note === '') throw new Refusal('publish.note-required', 'Rolling back needs a reason.');
    return valueOf(await deps.site.rollback({ toRevision, note, author }));
  },
});
