import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { UndoOrder } from '../../editing/undo-order.ts';
import type { WireEdit } from '../../protocol/calls/draft-edits.ts';
import { session } from '../../protocol/calls/session.ts';
import { schedules } from '../../protocol/calls/releases.ts';
import { draft as draftCalls, site } from '../../protocol/calls/site.ts';
import type { AnswerOf } from '../../protocol/console/define-call.ts';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import type { DocumentSource, DraftDifference, DraftSummary } from '../../protocol/calls/site.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { WireSchedules } from '../../protocol/release/schedule.ts';
import { useDraft, useDraftEdits, usePermission, useSchedules, useSession } from '../http/queries.ts';
import { forget, keyOf, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { tellWarning } from '../ui/toasts.tsx';
import {
  createDraftEditor,
  readUndoOrder,
  type DraftCache,
  type DraftEditor,
  type EditorState,
} from './draft-editor.ts';

const DraftEditorContext = createContext<DraftEditor | null>(null);

const joinLines = (before: readonly WireEdit[], added: readonly WireEdit[]): readonly WireEdit[] => {
  const numbers = new Set(before.map(({ number }) => number));
  return [...before, ...added.filter(({ number }) => !numbers.has(number))];
};

function cacheOf(client: QueryClient, written: { version: number | null }): DraftCache {
  return {
    readDraft: () => client.getQueryData<DraftSummary>(keyOf(draftCalls.read)),
    writeDraft: (draft) => {
      written.version = draft.version;
      void client.cancelQueries({ queryKey: keyOf(draftCalls.read) });
      client.setQueryData(keyOf(draftCalls.read), draft);
      void forget(client, site.documents, schedules.list);
    },
    readDocument: (path) => client.getQueryData<DocumentSource>(keyOf(site.document, { path }))?.draft,
    writeDocument: (path, draft: Json) => {
      // An answer still under way would put the old value back on the screen.
      void client.cancelQueries({ queryKey: keyOf(site.document, { path }) });
      client.setQueryData<DocumentSource>(
        keyOf(site.document, { path }),
        (source) => source && { ...source, draft },
      );
    },
    readEdits: () => client.getQueryData<AnswerOf<typeof draftCalls.edits>>(keyOf(draftCalls.edits))?.edits,
    addEdits: (added) => {
      void client.cancelQueries({ queryKey: keyOf(draftCalls.edits) });
      client.setQueryData<AnswerOf<typeof draftCalls.edits>>(
        keyOf(draftCalls.edits),
        (before) => before && { edits: joinLines(before.edits, added) },
      );
    },
    readAuthor: () => client.getQueryData<AnswerOf<typeof session.me>>(keyOf(session.me))?.account.username,
    readPlanned: () => {
      const schedule = client.getQueryData<WireSchedules>(keyOf(schedules.list))?.schedule;
      return schedule?.state === 'waiting' ? schedule : null;
    },
    refresh: async () => {
      await Promise.all([
        client.refetchQueries({ queryKey: keyOf(draftCalls.read) }),
        client.refetchQueries({ queryKey: keyOf(draftCalls.edits) }),
        client.invalidateQueries({ queryKey: [site.document.path], refetchType: 'all' }),
        forget(client, site.documents, site.overview),
      ]);
    },
    isLoading: () => client.isFetching({ queryKey: [site.document.path] }) > 0,
  };
}

/** Notifies when another operator removed unpublished changes from the draft, by an import for example. */
function useLossNotice(): void {
  const draft = useDraft().data;
  const me = useSession().data?.account.username;
  const seen = useRef<DraftSummary | undefined>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = draft;
    if (!draft || !before || before.version === draft.version) return;
    // A release took them along: nothing is lost.
    if (before.baseRevision !== draft.baseRevision || draft.updatedBy === null || draft.updatedBy === me)
      return;
    const nameOf = ({ document, pointer }: DraftDifference): string => `${document}${pointer}`;
    const others = new Set(draft.differences.map(nameOf));
    const lost = before.differences.filter((difference) => !others.has(nameOf(difference))).length;
    if (lost > 0) tellWarning(messages.notices.lost(draft.updatedBy, lost));
  }, [draft, me]);
}

/** One editor for all screens, so that edits are saved in the order they were made. */
export function DraftEditorProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const send = useSend();
  const [written] = useState<{ version: number | null }>({ version: null });
  const [editor] = useState(() => createDraftEditor(send, cacheOf(client, written)));
  const version = useDraft().data?.version;
  // Loaded before the first edit, which may have to ask.
  useSchedules();
  useDraftEdits();
  useEffect(() => {
    if (version === undefined || version === written.version) return;
    // Not this browser's save: another operator edited or published, so the documents are others now.
    const first = written.version === null;
    written.version = version;
    if (!first) editor.reload();
  }, [editor, version, written]);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true)
          return;
        const [path, sent] = event.query.queryKey as readonly unknown[];
        // An answer from before an edit would take it off the screen until the next one.
        if (path === site.document.path) editor.cover((sent as { readonly path: string }).path);
      }),
    [client, editor],
  );
  useLossNotice();
  useEffect(() => {
    const retryWhenOffline = () => {
      if (editor.state().kind === 'offline') editor.retry();
    };
    // Who leaves while an edit is on its way would lose it.
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (editor.state().kind !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', askBeforeLeaving);
    window.addEventListener('online', retryWhenOffline);
    const timer = window.setInterval(retryWhenOffline, 5_000);
    return () => {
      window.removeEventListener('beforeunload', askBeforeLeaving);
      window.removeEventListener('online', retryWhenOffline);
      window.clearInterval(timer);
    };
  }, [editor]);
  return <DraftEditorContext value={editor}>{children}</DraftEditorContext>;
}

export function useDraftEditor(): DraftEditor {
  const editor = useContext(DraftEditorContext);
  if (!editor) throw new Error('Expected a DraftEditorProvider above.');
  return editor;
}
export function useEditorState(): EditorState {
  const editor = useDraftEditor();
  return useSyncExternalStore(editor.subscribe, editor.state);
}
/** What the operator may undo and redo: own edits of this draft, back to where it was begun. */
export function useUndoOrder(): UndoOrder {
  return readUndoOrder(useDraftEdits().data?.edits, useSession().data?.account.username);
}
/** Whether the logged-in role may do a thing; screens explain, the server enforces. */
export function useMay(permission: ConsolePermission): boolean {
  return usePermission(permission);
}
