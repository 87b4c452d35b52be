import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { NoticeOverview } from '../../protocol/console-notices.ts';
import { useConsoleApi } from './queries.ts';

/** Name of what the console keeps about announcements. */
export const noticeKey = ['notices'] as const;

export function useNotices(): UseQueryResult<NoticeOverview> {
  const api = useConsoleApi();
  return useQuery({ queryKey: noticeKey, queryFn: () => api.notices(), refetchInterval: 30_000 });
}
