import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { LiftState } from '../../protocol/console-hold-lifts.ts';
import type { MemberFile, MemberLine, UnfreezeState } from '../../protocol/console-members.ts';
import { useConsoleApi, usePermission } from './queries.ts';

/** Names of what the console keeps about members. */
export const memberKeys = {
  found: (account: string) => ['members', account] as const,
  file: (id: string) => ['member', id] as const,
  files: ['member'] as const,
  unfreezings: ['unfreezings'] as const,
  lifts: ['hold-lifts'] as const,
};

/** Asks nothing for an empty name. */
export function useFoundMembers(account: string): UseQueryResult<readonly MemberLine[]> {
  const api = useConsoleApi();
  const may = usePermission('players');
  return useQuery({
    enabled: may && account !== '',
    queryKey: memberKeys.found(account),
    queryFn: () => api.findMembers(account),
  });
}
export function useMember(id: string): UseQueryResult<MemberFile> {
  const api = useConsoleApi();
  const enabled = usePermission('players');
  return useQuery({
    enabled,
    queryKey: memberKeys.file(id),
    queryFn: () => api.member(id),
    refetchInterval: 30_000,
  });
}
export function useUnfreezings(): UseQueryResult<UnfreezeState> {
  const api = useConsoleApi();
  const enabled = usePermission('players');
  return useQuery({
    enabled,
    queryKey: memberKeys.unfreezings,
    queryFn: () => api.unfreezings(),
    refetchInterval: 10_000,
  });
}
export function useLifts(): UseQueryResult<LiftState> {
  const api = useConsoleApi();
  const enabled = usePermission('players');
  return useQuery({
    enabled,
    queryKey: memberKeys.lifts,
    queryFn: () => api.lifts(),
    refetchInterval: 10_000,
  });
}
