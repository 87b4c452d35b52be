import type { draft } from '../../../src/protocol/calls/site.ts';
import type { DraftSummary, RebasedDraft, WireCheck } from '../../../src/protocol/calls/site.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { resolveSettings } from '../../../src/compiler/settings/resolve-settings.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { Draft, DocumentPatch, PublishRefusal } from '../../site/site-service.ts';
import type { ConsoleDeps } from '../deps.ts';
import { planUndo, summariseDraft } from '../draft-summary.ts';
import { planRebase } from '../rebase.ts';
import { planRevert, type RevertedChange } from '../../site/release/revert.ts';
import { refuseFromSite } from '../refusal.ts';

/** The value of a result, or its refusal thrown for the error handler. */
export function valueOf<Value>(result: Result<Value, PublishRefusal>): Value {
  if (result.ok) return result.value;
  throw refuseFromSite(result.error);
}

async function summarise({ store, brand }: ConsoleDeps, draft: Draft): Promise<DraftSummary> {
  return summariseDraft(draft, await store.draftEdits(brand.code));
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

async function saveEdit(
  deps: ConsoleDeps,
  edit: { version: number; patches: readonly DocumentPatch[]; author: string },
): Promise<DraftSummary> {
  const { site, store, brand, clock } = deps;
  const draft = valueOf(await site.editDraft(edit));
  // A draft that just began owns no earlier edits: a publish elsewhere may have left some behind.
  if (draft.patches.length === edit.patches.length) await store.clearDraftEdits(brand.code);
  await store.pushDraftEdit(brand.code, {
    patches: edit.patches.length,
    author: edit.author,
    now: clock.now(),
  });
  return summarise(deps, draft);
}

async function undoEdit(deps: ConsoleDeps, version: number, author: string): Promise<DraftSummary> {
  const { site, store, brand } = deps;
  const [draft, edits] = await Promise.all([site.draft(), store.draftEdits(brand.code)]);
  const { last } = planUndo(draft.patches.length, edits);
  if (last === 0) return summarise(deps, draft);
  const undone = valueOf(await site.dropPatches({ version, count: last, author }));
  await store.popDraftEdit(brand.code);
  return summarise(deps, undone);
}

async function discardDraft(deps: ConsoleDeps, version: number, author: string): Promise<DraftSummary> {
  const draft = valueOf(await deps.site.dropPatches({ version, count: 'all', author }));
  await deps.store.clearDraftEdits(deps.brand.code);
  return summarise(deps, draft);
}

/** Puts the draft on top of what is live, in one step. */
async function rebaseDraft(deps: ConsoleDeps, version: number, author: string): Promise<RebasedDraft> {
  const { site, store, brand, clock } = deps;
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
  await store.clearDraftEdits(brand.code);
  if (draft.patches.length > 0)
    await store.pushDraftEdit(brand.code, { patches: draft.patches.length, author, now: clock.now() });
  return { draft: await summarise(deps, draft), contested };
}

/** Takes one change back and leaves the others; refused where that cannot be done without them. */
async function revertChange(
  deps: ConsoleDeps,
  { version, ...change }: { readonly version: number } & RevertedChange,
  author: string,
): Promise<DraftSummary> {
  const { site, store, brand, clock } = deps;
  let before = 0;
  const draft = valueOf(
    await site.rewriteDraft({
      version,
      author,
      onto: 'base',
      plan: (current, _live, diff) => {
        before = current.patches.length;
        return planRevert(diff, current, change);
      },
    }),
  );
  if (draft.patches.length === 0) await store.clearDraftEdits(brand.code);
  else
    await store.pushDraftEdit(brand.code, {
      patches: draft.patches.length - before,
      author,
      now: clock.now(),
    });
  return summarise(deps, draft);
}

/** The check of the current draft, with the version that was checked. */
async function checkDraft({ site }: ConsoleDeps): Promise<WireCheck> {
  const { version, baseRevision } = await site.draft();
  return { ...(await site.checkDraft()), version, baseRevision };
}

/** The draft, and the steps of editing it. */
export const answerDraft = (deps: ConsoleDeps): Answers<typeof draft> => ({
  read: async () => summarise(deps, await deps.site.draft()),
  check: () => checkDraft(deps),
  settings: () => readDraftSettings(deps),
  edit: ({ by: author, ...edit }) => saveEdit(deps, { ...edit, author }),
  undo: ({ version, by }) => undoEdit(deps, version, by),
  discard: ({ version, by }) => discardDraft(deps, version, by),
  rebase: ({ version, by }) => rebaseDraft(deps, version, by),
  revert: ({ by, ...change }) => revertChange(deps, change, by),
  preview: async ({ by }) => {
    const { path, expiresAt } = valueOf(await deps.site.previewDraft(by));
    return { url: new URL(path, deps.portalOrigin).href, expiresAt };
  },
});
