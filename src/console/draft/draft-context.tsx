import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ConsolePermission, DocumentSource, DraftSummary } from '../../protocol/console-api.ts';
import type { Json } from '../../protocol/json.ts';
import { keys, useConsoleApi, useDraft, useSession } from '../http/queries.ts';
import { createDraftEditor, type DraftCache, type DraftEditor, type EditorState } from './draft-editor.ts';

const DraftEditorContext = createContext<DraftEditor | null>(null);

function cacheOf(client: QueryClient, written: { version: number | null }): DraftCache {
  return {
    readDraft: () => client.getQueryData<DraftSummary>(keys.draft),
    writeDraft: (draft) => {
      written.version = draft.version;
      void client.cancelQueries({ queryKey: keys.draft });
      client.setQueryData(keys.draft, draft);
      void client.invalidateQueries({ queryKey: keys.documents });
    },
    readDocument: (path) => client.getQueryData<DocumentSource>(keys.document(path))?.draft,
    writeDocument: (path, draft: Json) => {
      // An answer still under way would put the old value back on the screen.
      void client.cancelQueries({ queryKey: keys.document(path) });
      client.setQueryData<DocumentSource>(keys.document(path), (source) => source && { ...source, draft });
    },
    refresh: async () => {
      await Promise.all([
        client.refetchQueries({ queryKey: keys.draft }),
        client.invalidateQueries({ queryKey: keys.allDocuments, refetchType: 'all' }),
        client.invalidateQueries({ queryKey: keys.documents }),
        client.invalidateQueries({ queryKey: keys.site }),
      ]);
    },
  };
}

/** One editor for all screens, so that edits are saved in the order they were made. */
export function DraftEditorProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const api = useConsoleApi();
  const [written] = useState<{ version: number | null }>({ version: null });
  const [editor] = useState(() => createDraftEditor(api, cacheOf(client, written)));
  const version = useDraft().data?.version;
  useEffect(() => {
    if (version === undefined || version === written.version) return;
    // Not this browser's save: somebody else edited or published, so the documents are others now.
    const first = written.version === null;
    written.version = version;
    if (!first) void client.invalidateQueries({ queryKey: keys.allDocuments });
  }, [client, version, written]);
  useEffect(() => {
    const retryWhenOffline = () => {
      if (editor.state().kind === 'offline') editor.retry();
    };
    window.addEventListener('online', retryWhenOffline);
    const timer = window.setInterval(retryWhenOffline, 5_000);
    return () => {
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
/** Whether the signed-in role may do a thing; screens explain, the server enforces. */
export function useMay(permission: ConsolePermission): boolean {
  return useSession().data?.permissions.includes(permission) ?? false;
}
