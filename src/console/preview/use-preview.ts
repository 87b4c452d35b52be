import { useQuery } from '@tanstack/react-query';
import { draft } from '../../protocol/calls/site.ts';
import { useDraft } from '../http/queries.ts';
import { useSend } from '../http/use-call.ts';

/** A link to the draft as it is now. It stays that draft's until it is asked for again. */
export function usePreview() {
  const send = useSend();
  const version = useDraft().data?.version;
  const preview = useQuery({
    queryKey: [draft.preview.path],
    queryFn: async () => ({ link: await send(draft.preview), version }),
    enabled: version !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return { preview, isStale: preview.data !== undefined && preview.data.version !== version };
}
