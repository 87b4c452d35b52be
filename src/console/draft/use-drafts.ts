import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { drafts, mainDraft, type DraftLine } from '../../protocol/calls/drafts.ts';
import { session } from '../../protocol/calls/session.ts';
import { chooseDraft, readChosenDraft, useChosenDraft } from '../http/chosen-draft.ts';
import { useCall } from '../http/use-call.ts';
import { useDraftEditor } from './draft-context.tsx';

export const useDrafts = () => useCall(drafts.list, {}, { every: 5_000 });

/** The draft that this window is about; undefined until the list is there. */
export function useChosenLine(): DraftLine | undefined {
  const chosen = useChosenDraft();
  return useDrafts().data?.drafts.find(({ id }) => id === chosen);
}

/** Opens another draft, once what was edited in this one is saved: what is loaded is about this one. */
export function useOpenDraft(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const editor = useDraftEditor();
  return async (id) => {
    if (id === readChosenDraft()) return;
    await editor.settled();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.me.path });
    chooseDraft(id);
  };
}

/** Back to Main where the open draft was thrown away. */
export function useLostDraft(): void {
  const chosen = useChosenDraft();
  const list = useDrafts().data?.drafts;
  const open = useOpenDraft();
  const isLost = list !== undefined && !list.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isLost) void open(mainDraft);
  });
}
