import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type {
  IssueFile,
  IssuePage,
  IssueQuery,
  LotteryGameList,
  VoidState,
} from '../../protocol/console-lottery.ts';
import { useConsoleApi } from './queries.ts';

/** Names of what the console keeps about lotteries. */
export const lotteryKeys = {
  games: ['lottery-games'],
  issues: ['lottery-issues'],
  issue: (id: string) => ['lottery-issue', id],
  voids: ['lottery-voids'],
} as const;

export function useLotteryGames(): UseQueryResult<LotteryGameList> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: lotteryKeys.games,
    queryFn: () => api.lotteryGames(),
    refetchInterval: 15_000,
  });
}
/** A page of issues; what was shown stays until the next page is there. */
export function useIssues(query: IssueQuery): UseQueryResult<IssuePage> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...lotteryKeys.issues, query],
    queryFn: () => api.lotteryIssues(query),
    refetchInterval: 10_000,
    placeholderData: keepPreviousData,
  });
}
export function useIssue(id: string): UseQueryResult<IssueFile> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: lotteryKeys.issue(id),
    queryFn: () => api.lotteryIssue(id),
    refetchInterval: 5_000,
  });
}
export function useVoids(): UseQueryResult<VoidState> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: lotteryKeys.voids,
    queryFn: () => api.lotteryVoids(),
    refetchInterval: 10_000,
  });
}
