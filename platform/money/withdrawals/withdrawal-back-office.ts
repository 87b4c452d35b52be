import type { WithdrawalBackOffice } from '../../../server/console/withdrawals.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { createMemberFlows } from '../../flows.ts';
import { readWithdrawalFile } from './read-file.ts';
import { exportForBackOffice, listForBackOffice } from './back-office-list.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;

/** Money that goes out, for the console. */
export function createWithdrawalBackOffice(deps: Deps): WithdrawalBackOffice {
  const parts = { ...deps, flows: createMemberFlows(deps) };
  return {
    list: (query) => listForBackOffice(deps, query),
    read: (id, how) => readWithdrawalFile(deps, id, how),
    decide: ({ by, ...decision }) => decideWithdrawal(parts, { ...decision, operator: by }),
    export: async ({ by, ...query }) => ({
      name: `withdrawals-${query.filter}.csv`,
      content: await exportForBackOffice(deps, query, by),
    }),
  };
}
