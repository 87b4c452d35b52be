import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import { transferRules, withdrawalRules } from '../../src/protocol/desks/money-rules.ts';
import { readMoney } from '../../src/protocol/money/money.ts';
import { createDesk } from '../desks/create-desk.ts';
import type { ValuesOf } from '../desks/shelf.ts';
import { openTableShelf } from '../desks/table-shelf.ts';

/** How money goes out, for the console. What is paid out is more than nothing, whatever is asked for. */
export const createWithdrawalRulesDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk<ValuesOf<typeof withdrawalRules>>(
    deps,
    withdrawalRules,
    openTableShelf(withdrawalRules, { merchant: deps.merchant, table: 'withdrawal_setting' }),
    {
      check: async (_db, { after: { fee, minimum }, currency }) =>
        (readMoney(fee, currency) ?? 0n) >= (readMoney(minimum, currency) ?? 0n)
          ? { fee: 'amount.too-large' }
          : {},
    },
  );
/** Who may send money to whom, for the console. */
export const createTransferRulesDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk(
    deps,
    transferRules,
    openTableShelf(transferRules, { merchant: deps.merchant, table: 'member_transfer_setting' }),
  );
