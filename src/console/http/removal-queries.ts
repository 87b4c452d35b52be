import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RemovalState } from '../../protocol/console-removals.ts';
import { useConsoleApi, usePermission } from './queries.ts';

/** Name of what the console keeps about lost authenticators. */
export const removalsKey = ['removals'] as const;

export function useRemovals(): UseQueryResult<RemovalState> {
  const api = useConsoleApi();
  const enabled = usePermission('players');
  return useQuery({
    enabled,
    queryKey: removalsKey,
    queryFn: () => api.removals(),
    refetchInterval: 10_000,
  });
}
