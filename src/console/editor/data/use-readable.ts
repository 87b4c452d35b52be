import type { ReadKind, ScreenReads } from '../../../protocol/release/screen-reads.ts';
import { editor as calls } from '../../../protocol/calls/editor.ts';
import { useCall } from '../../http/use-call.ts';
import { useEditing } from '../use-editing.ts';
import { listReadable, listScopes, type Readable } from './readable.ts';

const nothing: ScreenReads = { scopes: {}, flows: [], calls: [] };

/** What the selected part can read, send and call. */
function useReads(): ScreenReads {
  const { document, nodes, selected } = useEditing();
  const reads = useCall(calls.reads, { document }, { staleTime: 30_000 }).data ?? nothing;
  return selected === null ? reads : { ...reads, scopes: listScopes(reads, nodes, selected) };
}
export function useReadable(kinds: readonly ReadKind[] = []): readonly Readable[] {
  return listReadable(useReads().scopes, kinds);
}
