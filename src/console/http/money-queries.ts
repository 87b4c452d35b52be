import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type {
  WithdrawalFile,
  WithdrawalPage,
  WithdrawalQuery,
  WithdrawalRules,
} from '../../protocol/console-withdrawals.ts';
import type { MoneyState } from '../../protocol/console-money.ts';
import type { ContractRules } from '../../protocol/console-contract-rules.ts';
import type { TransferRules } from '../../protocol/console-transfers.ts';
import type { RulesState } from '../../protocol/proposal.ts';
import type { RulesCalls } from './rules-calls.ts';
import { useConsoleApi, usePermission } from './queries.ts';

/** Names of what the console keeps about money that goes out. */
export const moneyKeys = {
  withdrawals: ['withdrawals'],
  withdrawal: (id: string) => ['withdrawal', id],
  rules: (kind: RulesName) => ['rules', kind],
  approvals: ['money-approvals'],
} as const;

/** A page of withdrawals; what was shown stays until the next page is there. */
export function useWithdrawals(query: WithdrawalQuery): UseQueryResult<WithdrawalPage> {
  const api = useConsoleApi();
  const enabled = usePermission('players');
  return useQuery({
    enabled,
    queryKey: [...moneyKeys.withdrawals, query],
    queryFn: () => api.withdrawals(query),
    refetchInterval: 5_000,
    placeholderData: keepPreviousData,
  });
}
export function useWithdrawal(id: string): UseQueryResult<WithdrawalFile> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: moneyKeys.withdrawal(id),
    queryFn: () => api.withdrawal(id),
    refetchInterval: 5_000,
  });
}
/** Kinds of rules of money, as the calls about them are named. */
export type RulesName = 'withdrawalRules' | 'transferRules' | 'contractRules';
export function useWithdrawalRules(): UseQueryResult<RulesState<WithdrawalRules>> {
  return useRules<WithdrawalRules>('withdrawalRules', useConsoleApi().withdrawalRules);
}
export function useTransferRules(): UseQueryResult<RulesState<TransferRules>> {
  return useRules<TransferRules>('transferRules', useConsoleApi().transferRules);
}
export function useContractRules(): UseQueryResult<RulesState<ContractRules>> {
  return useRules<ContractRules>('contractRules', useConsoleApi().contractRules);
}
const useRules = <Rules>(kind: RulesName, calls: RulesCalls<Rules>): UseQueryResult<RulesState<Rules>> =>
  useQuery({ queryKey: moneyKeys.rules(kind), queryFn: () => calls.read(), refetchInterval: 10_000 });
export function useMoney(): UseQueryResult<MoneyState> {
  const api = useConsoleApi();
  const mayRead = usePermission('players');
  return useQuery({
    queryKey: moneyKeys.approvals,
    queryFn: () => api.heldMoney(),
    refetchInterval: 10_000,
    enabled: mayRead,
  });
}
