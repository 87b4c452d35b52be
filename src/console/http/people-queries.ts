import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { LinkPurpose, links, OwnAccount } from '../../protocol/calls/session.ts';
import type { AnswerOf } from '../../protocol/define-call.ts';
import { useConsoleApi } from './queries.ts';

/** Name of what the console keeps about one's own account. */
export const accountKey = ['account'] as const;

export function useOwnAccount(): UseQueryResult<OwnAccount> {
  const api = useConsoleApi();
  return useQuery({ queryKey: accountKey, queryFn: () => api.account(), refetchInterval: 10_000 });
}
/** What is shown before the login. */
export function useInstallation(): UseQueryResult<AnswerOf<typeof links.installation>> {
  const api = useConsoleApi();
  return useQuery({ queryKey: ['installation'], queryFn: () => api.installation(), staleTime: Infinity });
}
/** What a link for one use is for. Whether it is still good is asked once. */
export function useLinkPurpose(token: string): UseQueryResult<LinkPurpose> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: ['link', token],
    queryFn: () => api.lookAtLink(token),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
