import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { GamePage, GameQuery, RoundPage, RoundQuery, VendorList } from '../../protocol/console-games.ts';
import { useConsoleApi } from './queries.ts';

/** Names of what the console keeps about games. */
export const gameKeys = { games: ['games'], vendors: ['game-vendors'], rounds: ['rounds'] } as const;

/** A page of games; what was shown stays until the next page is there. */
export function useGames(query: GameQuery): UseQueryResult<GamePage> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...gameKeys.games, query],
    queryFn: () => api.games(query),
    refetchInterval: 15_000,
    placeholderData: keepPreviousData,
  });
}
export function useVendors(): UseQueryResult<VendorList> {
  const api = useConsoleApi();
  return useQuery({ queryKey: gameKeys.vendors, queryFn: () => api.vendors(), refetchInterval: 15_000 });
}
export function useRounds(query: RoundQuery): UseQueryResult<RoundPage> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...gameKeys.rounds, query],
    queryFn: () => api.rounds(query),
    refetchInterval: 5_000,
    placeholderData: keepPreviousData,
  });
}
