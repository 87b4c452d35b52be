import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { WireBase } from '../../protocol/console-base.ts';
import { keys, useConsoleApi, useDraft } from '../http/queries.ts';

/** How the draft at its version differs from what the program ships. */
export function useBase(): UseQueryResult<WireBase> {
  const api = useConsoleApi();
  const version = useDraft().data?.version;
  return useQuery({
    queryKey: [...keys.base, version],
    queryFn: () => api.base(),
    enabled: version !== undefined,
    // The list stays while the draft is compared again after a change.
    placeholderData: (before) => before,
  });
}
