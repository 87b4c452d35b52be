import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RemovalState } from '../../protocol/console-removals.ts';
import { useConsoleApi } from './queries.ts';

/** Name of what the console keeps about lost authenticators. */
export const removalsKey = ['removals'] as const;

export function useRemovals(): UseQueryResult<RemovalState> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: removalsKey,
    queryFn: () => api.removals(),
    refetchInterval: 10_000,
  });
}
