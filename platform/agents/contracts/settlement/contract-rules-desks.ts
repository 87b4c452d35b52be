import type { MemberDeps } from '../../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../../src/protocol/console/define-call.ts';
import { contractRules } from '../../../../src/protocol/desks/contract-rules.ts';
import type { DeskCalls } from '../../../../src/protocol/desks/define-desk.ts';
import { createDesk } from '../../../desks/create-desk.ts';
import { openTableShelf } from '../../../desks/table-shelf.ts';

/** What contracts are settled by, a desk for each kind, by the name of the desk. */
export const createContractRulesDesks = (deps: MemberDeps): Readonly<Record<string, Answers<DeskCalls>>> =>
  Object.fromEntries(
    contractRules.map(([kind, desk]) => {
      const place = { merchant: deps.merchant, table: 'contract_setting', within: { kind } };
      return [desk.name, createDesk(deps, desk, openTableShelf(desk, place))];
    }),
  );
