import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { WireRollbacks } from '../../protocol/rollback.ts';
import { useConsoleApi } from './queries.ts';

/** Name of what the console keeps about unconfirmed rollbacks. */
const rollbacksKey = ['rollbacks'] as const;

/** Rollbacks without a confirmation, polled because a second person confirms them in another browser. */
export function useRollbacks(): UseQueryResult<WireRollbacks> {
  const api = useConsoleApi();
  return useQuery({ queryKey: rollbacksKey, queryFn: () => api.rollbacks(), refetchInterval: 5_000 });
}
