import type { MemberDeps } from '../../platform/deps.ts';
import { createMemberFlows } from '../flows.ts';
import { readFileForDesk } from './desk-file.ts';
import { exportForDesk, listForDesk } from './desk-list.ts';
import { decideWithdrawal } from './desk.ts';
import { decideRules, proposeRules, readRulesState } from './rules-proposals.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;

/** Money that goes out, for the console. */
export function createWithdrawalDesk(deps: Deps) {
  const parts = { ...deps, flows: createMemberFlows(deps) };
  return {
    list: (query: Parameters<typeof listForDesk>[1]) => listForDesk(deps, query),
    read: (id: string, how: { readonly whole: boolean }) => readFileForDesk(deps, id, how),
    decide: (decision: Parameters<typeof decideWithdrawal>[1]) => decideWithdrawal(parts, decision),
    export: (query: Parameters<typeof exportForDesk>[1], by: string) => exportForDesk(deps, query, by),
    rules: () => readRulesState(deps),
    proposeRules: (proposal: Parameters<typeof proposeRules>[1]) => proposeRules(deps, proposal),
    decideRules: (decision: Parameters<typeof decideRules>[1]) => decideRules(deps, decision),
  };
}
