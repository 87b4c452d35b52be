import type { UseQueryResult } from '@tanstack/react-query';
import { money, type MoneyState } from '../../protocol/calls/money.ts';
import { usePermission } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';

/** Money that needs a second person, asked for by those who may see it. */
export function useMoney(): UseQueryResult<MoneyState> {
  return useCall(money.read, {}, { enabled: usePermission('players'), every: 10_000 });
}
