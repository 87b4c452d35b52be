import { applyPatches, enablePatches, type Objectish, type Patch } from 'immer';
import type { DraftSummary, WirePatch } from '../../protocol/calls/site.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { ScheduleRecord } from '../../protocol/release/schedule.ts';
import { ApiFailure } from '../http/call-api.ts';
import { draft as calls } from '../../protocol/calls/site.ts';
import type { Send } from '../http/use-call.ts';
import { isSameJson, makePatches, readPath } from '../../protocol/json/json-patches.ts';

enablePatches();

/** Where the editor reads and writes what the screens show. */
export interface DraftCache {
  readDraft(): DraftSummary | undefined;
  writeDraft(draft: DraftSummary): void;
  readDocument(path: string): Json | undefined;
  writeDocument(path: string, draft: Json): void;
  /** The release that waits for its moment; an edit voids it. */
  readPlanned(): ScheduleRecord | null;
  /** Loads draft and documents afresh. */
  refresh(): Promise<void>;
}

export type EditorState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The server cannot be reached; edits wait and are sent again. */
  | { readonly kind: 'offline'; readonly waiting: number }
  /** Edits wait for an answer: saving them voids a planned release. */
  | { readonly kind: 'asking'; readonly plan: ScheduleRecord }
  /** Another operator changed the same value. */
  | { readonly kind: 'conflict'; readonly by: string | null; readonly documents: readonly string[] }
  /** The server refused an edit; the screens show what is saved. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

interface Edit {
  readonly kind: 'edit';
  readonly patches: readonly WirePatch[];
  /** What each patch changes, as it was on the screen. */
  readonly seen: readonly (Json | undefined)[];
}
type Job = Edit | { readonly kind: 'undo' } | { readonly kind: 'discard' };

export interface DocumentChange {
  readonly document: string;
  /** Gets a copy that it may not alter. */
  readonly change: (before: Json) => Json;
}
export interface DraftEditor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes a document immediately on the screen, then saves. `change` gets a copy it may not alter. */
  edit(document: string, change: (before: Json) => Json): void;
  /** Changes several documents as one edit, which is undone as one. */
  editAll(changes: readonly DocumentChange[]): void;
  undo(): void;
  discard(): void;
  /** After `offline` or `asking`: sends what waits. After `conflict`: saves mine over theirs. */
  retry(): void;
  /** After `conflict` or `asking`: gives up what was not saved. After `refused`: takes the notice away. */
  dismiss(): void;
  /** Resolves when nothing waits to be saved. */
  settled(): Promise<void>;
}

function applyTo(document: Json, patches: readonly WirePatch[]): Json {
  const ownPatches = patches.map(({ op, path, value }): Patch => ({ op, path: [...path], value }));
  return applyPatches(document as Objectish, ownPatches) as Json;
}

/** Whether a value that the edit changes is no longer what its author saw. */
const hasClash = (cache: DraftCache, { patches, seen }: Edit): boolean =>
  patches.some(
    (patch, index) => !isSameJson(readPath(cache.readDocument(patch.document), patch.path), seen[index]),
  );
/** Puts an edit on top of the documents that are loaded. */
const showEdit = (cache: DraftCache, { patches }: Edit): void => {
  for (const patch of patches) {
    const document = cache.readDocument(patch.document);
    if (document !== undefined) cache.writeDocument(patch.document, applyTo(document, [patch]));
  }
};

/** The changes of some documents as one edit, on the screen immediately; null where nothing differs. */
function makeEdit(cache: DraftCache, changes: readonly DocumentChange[]): Edit | null {
  const edits = changes.map(({ document, change }) => {
    const before = cache.readDocument(document);
    if (before === undefined) throw new Error(`Expected "${document}" to be loaded before it is edited.`);
    const after = change(before);
    return { document, before, after, patches: makePatches(document, before, after) };
  });
  const patches = edits.flatMap((edit) => edit.patches);
  if (patches.length === 0) return null;
  const seen = edits.flatMap((edit) => edit.patches.map(({ path }) => readPath(edit.before, path)));
  for (const edit of edits) if (edit.patches.length > 0) cache.writeDocument(edit.document, edit.after);
  return { kind: 'edit', patches, seen };
}

/**
 * Saves edits one after another, each over the version the last one answered, and shows each immediately.
 * When the draft moved, an edit is put on top of it unless the very value it changes was changed too.
 */
export function createDraftEditor(send: Send, cache: DraftCache): DraftEditor {
  let state: EditorState = { kind: 'saved' };
  let queue: Job[] = [];
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: EditorState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const save = (job: Job, version: number): Promise<DraftSummary> => {
    if (job.kind === 'edit') return send(calls.edit, { version, patches: job.patches });
    return send(job.kind === 'undo' ? calls.undo : calls.discard, { version });
  };
  /** Puts unsaved edits on top of freshly loaded documents; false where a value was changed twice. */
  const rebase = (force: boolean): boolean => {
    const edits = queue.filter((job) => job.kind === 'edit');
    if (!force && edits.some((edit) => hasClash(cache, edit))) return false;
    for (const edit of edits) showEdit(cache, edit);
    return true;
  };
  const onFailure = async (failure: unknown): Promise<boolean> => {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.code === 'network') {
      become({ kind: 'offline', waiting: queue.length });
      return false;
    }
    await cache.refresh();
    if (failure.code === 'publish.draft-moved') {
      if (rebase(false)) return true;
      const documents = queue.flatMap((job) =>
        job.kind === 'edit' ? job.patches.map((p) => p.document) : [],
      );
      become({
        kind: 'conflict',
        by: cache.readDraft()?.updatedBy ?? null,
        documents: [...new Set(documents)],
      });
      return false;
    }
    queue = [];
    become({ kind: 'refused', code: failure.code, message: failure.message });
    return false;
  };
  const work = async (): Promise<void> => {
    // A draft that changes repeatedly is another operator typing: give up after a few rounds.
    let rounds = 0;
    for (let job = queue[0]; job; job = queue[0]) {
      if (!cache.readDraft()) {
        // A document can be on the screen before the draft is: the edit waits for it, and stays.
        await cache.refresh();
        rebase(true);
      }
      const draft = cache.readDraft();
      if (!draft) {
        become({ kind: 'offline', waiting: queue.length });
        return;
      }
      become({ kind: 'saving' });
      try {
        const saved = await save(job, draft.version);
        queue = queue.slice(1);
        cache.writeDraft(saved);
        if (job.kind !== 'edit') await cache.refresh();
        rounds = 0;
      } catch (failure) {
        rounds += 1;
        if (!(await onFailure(failure)) || rounds > 5) return;
      }
    }
    become({ kind: 'saved' });
  };
  const start = (): void => {
    running ??= work().finally(() => {
      running = null;
    });
  };
  let accepted: string | null = null;
  const push = (job: Job): void => {
    queue.push(job);
    const plan = cache.readPlanned();
    const isQuiet = state.kind === 'saved' || state.kind === 'refused';
    if (isQuiet && plan !== null && plan.id !== accepted) become({ kind: 'asking', plan });
    else if (state.kind === 'saved' || state.kind === 'saving' || state.kind === 'refused') start();
    else if (state.kind === 'offline') become({ kind: 'offline', waiting: queue.length });
  };

  const editAll = (changes: readonly DocumentChange[]): void => {
    const edit = makeEdit(cache, changes);
    if (edit !== null) push(edit);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (document, change) => editAll([{ document, change }]),
    editAll,
    undo: () => push({ kind: 'undo' }),
    discard: () => push({ kind: 'discard' }),
    retry: () => {
      if (state.kind === 'conflict') rebase(true);
      if (state.kind === 'asking') accepted = state.plan.id;
      start();
    },
    dismiss: () => {
      const waiting = queue.length > 0;
      queue = [];
      become({ kind: 'saved' });
      if (waiting) void cache.refresh();
    },
    settled: async () => {
      while (running) await running;
    },
  };
}
