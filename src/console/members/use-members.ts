import type { UseQueryResult } from '@tanstack/react-query';
import { members, removals } from '../../protocol/calls/members.ts';
import type { LiftState, RemovalState, UnfreezeState } from '../../protocol/calls/members.ts';
import { usePermission } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';

/** What waits for a second person about members, asked for by those who may see it. */
export function useUnfreezings(): UseQueryResult<UnfreezeState> {
  return useCall(members.unfreezings, {}, { enabled: usePermission('players'), every: 10_000 });
}
export function useLifts(): UseQueryResult<LiftState> {
  return useCall(members.lifts, {}, { enabled: usePermission('players'), every: 10_000 });
}
export function useRemovals(): UseQueryResult<RemovalState> {
  return useCall(removals.list, {}, { enabled: usePermission('players'), every: 10_000 });
}
