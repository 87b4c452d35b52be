import { useQuery } from '@tanstack/react-query';
import { useConsoleApi, useDraft } from '../http/queries.ts';

/** A link to the draft as it is now. It stays that draft's until it is asked for again. */
export function usePreview() {
  const api = useConsoleApi();
  const version = useDraft().data?.version;
  const preview = useQuery({
    queryKey: ['preview'],
    queryFn: async () => ({ link: await api.preview(), version }),
    enabled: version !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return { preview, isStale: preview.data !== undefined && preview.data.version !== version };
}
