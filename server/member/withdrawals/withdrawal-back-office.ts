import type { MemberDeps } from '../../platform/deps.ts';
import { createMemberFlows } from '../flows.ts';
import { createRulesBackOffice } from '../rules-back-office.ts';
import { readWithdrawalFile } from './read-file.ts';
import { exportForBackOffice, listForBackOffice } from './back-office-list.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { withdrawalRules } from './withdrawal-rules.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;

/** Money that goes out, for the console. */
export function createWithdrawalBackOffice(deps: Deps) {
  const parts = { ...deps, flows: createMemberFlows(deps) };
  return {
    list: (query: Parameters<typeof listForBackOffice>[1]) => listForBackOffice(deps, query),
    read: (id: string, how: { readonly whole: boolean }) => readWithdrawalFile(deps, id, how),
    decide: (decision: Parameters<typeof decideWithdrawal>[1]) => decideWithdrawal(parts, decision),
    export: (query: Parameters<typeof exportForBackOffice>[1], by: string) =>
      exportForBackOffice(deps, query, by),
    ...createRulesBackOffice(deps, withdrawalRules),
  };
}
