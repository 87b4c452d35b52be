import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { JackpotFigures } from '../../protocol/console-jackpots.ts';
import { useConsoleApi } from './queries.ts';

export function useJackpots(): UseQueryResult<JackpotFigures> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: ['jackpots'],
    queryFn: () => api.jackpotFigures(),
    refetchInterval: 10_000,
  });
}
