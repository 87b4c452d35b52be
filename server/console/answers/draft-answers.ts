import type { draft } from '../../../src/protocol/calls/site.ts';
import type { DraftSummary, RebasedDraft, WireCheck } from '../../../src/protocol/calls/site.ts';
import { permissionsOf, type ConsolePermission } from '../../../src/protocol/console/console-api.ts';
import type { AnswerOf, InputOf } from '../../../src/protocol/console/define-call.ts';
import { resolveSettings } from '../../../src/compiler/settings/resolve-settings.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { PublishRefusal } from '../../site/site-service.ts';
import type { ConsoleDeps } from '../deps.ts';
import { sessionOf } from '../guard.ts';
import type { Handlers } from '../register-calls.ts';
import { summariseDraft } from '../draft-summary.ts';
import { planRebase } from '../rebase.ts';
import { planRevert, type RevertedChange } from '../../site/release/revert.ts';
import { findStepFault } from '../check-steps.ts';
import { Refusal, refuseFromSite } from '../refusal.ts';

/** The value of a result, or its refusal thrown for the error handler. */
export function valueOf<Value>(result: Result<Value, PublishRefusal>): Value {
  if (result.ok) return result.value;
  throw refuseFromSite(result.error);
}

const settingsFolder = 'settings/';

/** The `settings` scope that the draft would publish. */
async function readDraftSettings({ site }: ConsoleDeps): Promise<{ readonly settings: JsonObject }> {
  const { documents } = await site.draft();
  const entries = Object.entries(documents)
    .filter(([path]) => path.startsWith(settingsFolder))
    .map(([path, document]) => [path.slice(settingsFolder.length), document as JsonObject] as const);
  return { settings: resolveSettings(new Map(entries)) };
}

async function saveEdits(
  { site }: ConsoleDeps,
  { by: author, ...request }: InputOf<typeof draft.edit>,
  permissions: readonly ConsolePermission[],
): Promise<AnswerOf<typeof draft.edit>> {
  const fault = request.edits.flatMap(({ steps }) => steps.flatMap((step) => findStepFault(step) ?? []))[0];
  if (fault !== undefined) throw new Refusal('request.invalid', fault);
  const saved = valueOf(await site.saveEdits({ ...request, author, permissions, way: 'console' }));
  return { draft: summariseDraft(saved.draft), edits: saved.edits };
}

async function discardDraft({ site }: ConsoleDeps, version: number, author: string): Promise<DraftSummary> {
  return summariseDraft(valueOf(await site.dropPatches({ version, count: 'all', author })));
}

/** Puts the draft on top of what is live, in one step. */
async function rebaseDraft({ site }: ConsoleDeps, version: number, author: string): Promise<RebasedDraft> {
  let contested: RebasedDraft['contested'] = [];
  const draft = valueOf(
    await site.rewriteDraft({
      version,
      author,
      onto: 'live',
      plan: (before, live) => {
        const planned = planRebase(before.base, before.documents, live);
        ({ contested } = planned);
        return planned.patches;
      },
    }),
  );
  return { draft: summariseDraft(draft), contested };
}

/** Takes one change back and leaves the others; refused where that cannot be done without them. */
async function revertChange(
  { site }: ConsoleDeps,
  { version, ...change }: { readonly version: number } & RevertedChange,
  author: string,
): Promise<DraftSummary> {
  const draft = valueOf(
    await site.rewriteDraft({
      version,
      author,
      onto: 'base',
      plan: (current, _live, diff) => planRevert(diff, current, change),
    }),
  );
  return summariseDraft(draft);
}

/** The check of the current draft, with the version that was checked. */
async function checkDraft({ site }: ConsoleDeps): Promise<WireCheck> {
  const { version, baseRevision } = await site.draft();
  return { ...(await site.checkDraft()), version, baseRevision };
}

/** The draft, and the steps of editing it. */
export const answerDraft = (deps: ConsoleDeps): Handlers<typeof draft> => ({
  read: async () => summariseDraft(await deps.site.draft()),
  edits: async () => ({ edits: await deps.site.listEdits() }),
  edit: (sent, { request }) => saveEdits(deps, sent, permissionsOf[sessionOf(request).account.role]),
  check: () => checkDraft(deps),
  settings: () => readDraftSettings(deps),
  discard: ({ version, by }) => discardDraft(deps, version, by),
  rebase: ({ version, by }) => rebaseDraft(deps, version, by),
  revert: ({ by, ...change }) => revertChange(deps, change, by),
  preview: async ({ by }) => {
    const { path, expiresAt } = valueOf(await deps.site.previewDraft(by));
    return { url: new URL(path, deps.portalOrigin).href, expiresAt };
  },
});
