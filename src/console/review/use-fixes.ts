import { useQueryClient } from '@tanstack/react-query';
import { applyFix, FixMisfit } from '../../compiler/fixes/apply-fix.ts';
import { site } from '../../protocol/calls/site.ts';
import type { Issue, IssueFix } from '../../protocol/release/issue.ts';
import type { Json } from '../../protocol/json/json.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { queryOf, useSend } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { approvalMessages as words } from './approval-messages.ts';

/** One correction may remove the place of another; the next check then says what is left. */
const applyWhereItFits = (document: Json, fix: IssueFix): Json => {
  try {
    return applyFix(document, fix);
  } catch (cause) {
    if (cause instanceof FixMisfit) return document;
    throw cause;
  }
};

/** Applies the corrections of findings to the draft, or null for a role that may not edit. */
export function useFixes(): ((issues: readonly Issue[]) => Promise<void>) | null {
  const send = useSend();
  const client = useQueryClient();
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  if (!mayEdit) return null;
  return async (issues) => {
    const fixable = issues.filter(({ fix }) => fix !== undefined);
    for (const document of new Set(fixable.map((issue) => issue.document))) {
      await client.query(queryOf(send, site.document, { path: document }));
      const fixes = fixable.flatMap((issue) => (issue.document === document && issue.fix ? [issue.fix] : []));
      editor.edit(document, (before) => fixes.reduce(applyWhereItFits, before));
    }
    await editor.settled();
    announce(words.fixed(fixable.length));
  };
}
