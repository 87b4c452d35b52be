import { orderUndo, type UndoOrder } from '../../editing/undo-order.ts';
import type { WireEdit, WireEditConflict } from '../../protocol/calls/draft-edits.ts';
import { draft as calls, type DraftSummary } from '../../protocol/calls/site.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { ScheduleRecord } from '../../protocol/release/schedule.ts';
import { ApiFailure } from '../http/call-api.ts';
import type { Send } from '../http/use-call.ts';
import {
  addJob,
  makeEdit,
  settleJob,
  showEdit,
  type DocumentChange,
  type EditJob,
  type Job,
  type UndoJob,
} from './edit-queue.ts';

export type { DocumentChange };
/** Where the editor reads and writes what the screens show. */
export interface DraftCache {
  readDraft(): DraftSummary | undefined;
  writeDraft(draft: DraftSummary): void;
  readDocument(path: string): Json | undefined;
  writeDocument(path: string, draft: Json): void;
  /** The lines of the history; none where they are not loaded. */
  readEdits(): readonly WireEdit[] | undefined;
  /** Adds lines to the history. */
  addEdits(edits: readonly WireEdit[]): void;
  /** Who edits. */
  readAuthor(): string | undefined;
  /** The release that waits for its moment; an edit voids it. */
  readPlanned(): ScheduleRecord | null;
  /** Loads draft, history and documents afresh. */
  refresh(): Promise<void>;
  /** Whether a document is on its way, which may be one from before the last save. */
  isLoading(): boolean;
}

export type EditorState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The server cannot be reached; edits wait and are sent again. */
  | { readonly kind: 'offline'; readonly waiting: number }
  /** Edits wait for an answer: saving them voids a planned release. */
  | { readonly kind: 'asking'; readonly plan: ScheduleRecord }
  /** Another edit changed the same: the first of these is to be decided. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly WireEditConflict[] }
  /** The server refused an edit; the screens show what is saved. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

export interface DraftEditor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** A document as it is now, with what waits; screens may be one change behind. */
  read(document: string): Json | undefined;
  /**
   * Changes a document immediately on the screen, then saves. `change` gets a copy it may not alter. `sentence` is its
   * line in the history; where it is left out, the server says what differs.
   */
  edit(document: string, change: (before: Json) => Json, sentence?: string): void;
  /** Changes several documents as one edit, which is undone as one. */
  editAll(changes: readonly DocumentChange[], sentence?: string): void;
  /** Undoes one’s own last edit, or one line of the history. */
  undo(number?: number): void;
  /** Redoes one’s own last undo. */
  redo(): void;
  discard(): void;
  /** After `offline` or `asking`: sends what waits. */
  retry(): void;
  /** After `conflict`: decides about the first; after the last the edit is sent again. */
  settle(keep: 'mine' | 'theirs'): void;
  /** After `asking`: gives up what was not saved. After `refused`: closes the notice. */
  dismiss(): void;
  /** The draft was changed elsewhere: loads it, with what waits on top. */
  reload(): void;
  /** A document was loaded while edits of it wait: they come on top. */
  cover(document: string): void;
  /** Resolves when nothing waits to be saved. */
  settled(): Promise<void>;
}

/** What an operator may undo and redo. */
export const readUndoOrder = (
  edits: readonly WireEdit[] | undefined,
  author: string | undefined,
): UndoOrder => orderUndo(edits ?? [], author);

const conflictsOf = ({ value }: ApiFailure): readonly WireEditConflict[] =>
  (value as { readonly conflicts: readonly WireEditConflict[] }).conflicts;

/** What the editor is doing, and who wants to hear of it. */
function holdState() {
  let state: EditorState = { kind: 'saved' };
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    become: (next: EditorState): void => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An undo as an edit: it names that edit. Null where there is none. */
async function nameUndo(cache: DraftCache, job: UndoJob, moment: number): Promise<EditJob | null> {
  if (cache.readEdits() === undefined) await cache.refresh();
  const { undo, redo } = readUndoOrder(cache.readEdits(), cache.readAuthor());
  const undoes = job.number ?? (job.kind === 'undo' ? undo : redo).at(-1);
  if (undoes === undefined) return null;
  return { kind: 'edit', at: moment, edit: { id: crypto.randomUUID(), steps: [], sentence: '', undoes } };
}
/** Whether the documents on the screen are others than those that are saved by now. */
async function sendJob(
  send: Send,
  cache: DraftCache,
  job: Exclude<Job, UndoJob>,
  version: number,
): Promise<boolean> {
  if (job.kind === 'discard') {
    cache.writeDraft(await send(calls.discard, { version }));
    return true;
  }
  const { edit } = job;
  const saved = await send(calls.edit, { after: version, edits: [edit] });
  cache.writeDraft(saved.draft);
  cache.addEdits(saved.edits);
  const isAlone = saved.draft.version <= version + 1;
  return !isAlone || edit.undoes !== undefined || edit.settled !== undefined;
}

/** What the screens show: what is saved, with the edits that wait on top. */
function followScreens(cache: DraftCache, readQueue: () => readonly Job[]) {
  /** They may lack something that is saved. */
  let areBehind = false;
  const listEdits = (isFirstLeftOut: boolean): readonly EditJob[] =>
    readQueue()
      .slice(isFirstLeftOut ? 1 : 0)
      .filter((job) => job.kind === 'edit');
  return {
    areBehind: () => areBehind,
    fallBehind: (): void => {
      areBehind = true;
    },
    /** Loads what is saved, and puts on top what waits by then. */
    show: async (isFirstLeftOut = false): Promise<void> => {
      const before = readQueue();
      areBehind = false;
      await cache.refresh();
      for (const job of listEdits(isFirstLeftOut)) showEdit(cache, job);
      // An edit that is made meanwhile stops the loading of its document.
      if (readQueue() !== before) areBehind = true;
    },
    cover: (document: string, isFirstLeftOut: boolean): void => {
      for (const job of listEdits(isFirstLeftOut))
        if (job.edit.steps.some((step) => step.document === document)) showEdit(cache, job);
    },
  };
}

/** Times that an edit is sent again to a server that fails. */
const mostRounds = 5;

/** An undo that is named is an edit like others: what is decided about it stays with it. */
const isNamed = (job: Job): job is Exclude<Job, UndoJob> => job.kind === 'edit' || job.kind === 'discard';

/**
 * Saves edits one after another, and shows each immediately. An edit is steps by name: it is carried out on whatever
 * the draft is by then, and asks where another one changed the same. What comes while one is on its way waits behind
 * it: undo and redo too, which find out what they are about when their turn comes.
 */
export function createDraftEditor(send: Send, cache: DraftCache, now = () => Date.now()): DraftEditor {
  const { read: readState, become, subscribe } = holdState();
  let queue: readonly Job[] = [];
  let running: Promise<void> | null = null;
  /** An edit that was sent may be saved, though no answer came: nothing joins it. */
  let sentId: string | null = null;
  const screens = followScreens(cache, () => queue);
  const { show } = screens;
  const save = async (version: number): Promise<void> => {
    const [first] = queue;
    if (first === undefined) return;
    const job = isNamed(first) ? first : await nameUndo(cache, first, now());
    queue = job === null ? queue.slice(1) : [job, ...queue.slice(1)];
    if (job === null) return;
    sentId = job.kind === 'edit' ? job.edit.id : null;
    const isStale = await sendJob(send, cache, job, version);
    queue = queue.slice(1);
    if (isStale || cache.isLoading()) screens.fallBehind();
    // Several undos are shown as one: none waits for the documents of the one before.
    if (screens.areBehind() && queue.length === 0) await show();
  };
  const goOffline = (): false => {
    become({ kind: 'offline', waiting: queue.length });
    return false;
  };
  /** Whether to send the first job again. */
  const onFailure = async (failure: unknown, rounds: number): Promise<boolean> => {
    if (!(failure instanceof ApiFailure)) throw failure;
    // A server that fails may have saved it, and knows it by its id when it is sent again.
    if (failure.code === 'network' || (failure.status >= 500 && rounds <= mostRounds)) return goOffline();
    if (failure.code === 'draft.conflict') {
      await show(true);
      become({ kind: 'conflict', conflicts: conflictsOf(failure) });
      return false;
    }
    if (failure.code === 'publish.draft-moved') {
      await show();
      return rounds <= mostRounds || goOffline();
    }
    queue = [];
    await cache.refresh();
    become({ kind: 'refused', code: failure.code, message: failure.message });
    return false;
  };
  // A draft that changes repeatedly is another operator typing: it is left alone for a while.
  let rounds = 0;
  const work = async (): Promise<void> => {
    while (queue.length > 0 || screens.areBehind()) {
      try {
        // A document can be on the screen before the draft is: the edit waits for it, and stays.
        if (queue.length === 0 || !cache.readDraft()) await show();
        const draft = cache.readDraft();
        if (queue.length === 0) continue;
        if (!draft) return void goOffline();
        become({ kind: 'saving' });
        await save(draft.version);
        rounds = 0;
      } catch (failure) {
        rounds += 1;
        if (!(await onFailure(failure, rounds))) return;
      }
    }
  };
  const start = (): void => {
    running ??= work().finally(() => {
      running = null;
      // Who hears of it may have something to save immediately.
      if (queue.length === 0 && readState().kind === 'saving') become({ kind: 'saved' });
    });
  };
  const isQuiet = (): boolean => ['saved', 'refused'].includes(readState().kind);
  let accepted: string | null = null;
  const push = (job: Job): void => {
    queue = addJob(queue, job, sentId);
    const { kind } = readState();
    const plan = cache.readPlanned();
    if (isQuiet() && plan !== null && plan.id !== accepted) become({ kind: 'asking', plan });
    else if (isQuiet() || kind === 'saving') start();
    else if (kind === 'offline') become({ kind: 'offline', waiting: queue.length });
  };
  const editAll = (changes: readonly DocumentChange[], sentence = ''): void => {
    const edit = makeEdit(cache, changes, { at: now(), sentence });
    if (edit !== null) push(edit);
  };
  const settle = (keep: 'mine' | 'theirs'): void => {
    const state = readState();
    const [job, ...waiting] = queue;
    if (state.kind !== 'conflict' || job?.kind !== 'edit') return;
    const [conflict, ...conflicts] = state.conflicts;
    if (conflict !== undefined) queue = [settleJob(job, conflict, keep), ...waiting];
    if (conflicts.length > 0) become({ kind: 'conflict', conflicts });
    else start();
  };

  return {
    state: readState,
    subscribe,
    read: (document) => cache.readDocument(document),
    edit: (document, change, sentence) => editAll([{ document, change }], sentence),
    editAll,
    undo: (number) => push({ kind: 'undo', ...(number === undefined ? {} : { number }) }),
    redo: () => push({ kind: 'redo' }),
    discard: () => push({ kind: 'discard' }),
    retry: () => {
      const state = readState();
      if (state.kind === 'asking') accepted = state.plan.id;
      start();
    },
    settle,
    reload: () => {
      screens.fallBehind();
      if (isQuiet()) start();
      else if (running === null) void show(readState().kind === 'conflict');
    },
    cover: (document) => screens.cover(document, readState().kind === 'conflict'),
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
