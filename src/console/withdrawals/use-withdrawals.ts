import type { UseQueryResult } from '@tanstack/react-query';
import { withdrawals, type WithdrawalPage, type WithdrawalQuery } from '../../protocol/calls/withdrawals.ts';
import { usePermission } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';

/** A page of withdrawals; what was shown stays until the next page is there. */
export function useWithdrawals(query: WithdrawalQuery): UseQueryResult<WithdrawalPage> {
  const enabled = usePermission('players');
  return useCall(withdrawals.list, query, { enabled, every: 5_000, keeps: true });
}
