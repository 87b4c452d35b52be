import { useQueryClient } from '@tanstack/react-query';
import { site } from '../../protocol/calls/site.ts';
import type { Issue, SuppressedIssue } from '../../protocol/release/issue.ts';
import type { Json } from '../../protocol/json/json.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { queryOf, useSend } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { reportAgain, suppressFinding } from './suppress-finding.ts';
import { suppressMessages as words } from './suppress-messages.ts';

/** Loads a document of the draft, changes it and waits until that is saved. */
function useDocumentChange() {
  const send = useSend();
  const client = useQueryClient();
  const editor = useDraftEditor();
  return async (document: string, change: (before: Json) => Json): Promise<void> => {
    await client.query(queryOf(send, site.document, { path: document }));
    editor.edit(document, change);
    await editor.settled();
  };
}

/** Leaves a finding out with a reason; null for a role that may not edit. */
export function useSuppress(): ((issue: Issue, reason: string) => Promise<void>) | null {
  const change = useDocumentChange();
  const announce = useAnnounce();
  if (!useMay('edit')) return null;
  return async (issue, reason) => {
    await change(issue.document, (before) => suppressFinding(before, issue, reason));
    announce(words.done);
  };
}

/** Reports a finding again that was left out; null for a role that may not edit. */
export function useReportAgain(): ((issue: SuppressedIssue) => Promise<void>) | null {
  const change = useDocumentChange();
  const announce = useAnnounce();
  if (!useMay('edit')) return null;
  return async (issue) => {
    await change(issue.document, (before) => reportAgain(before, issue));
    announce(words.undone);
  };
}
