import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls, DeskFault } from '../../src/protocol/desks/define-desk.ts';
import { envelopePlan } from '../../src/protocol/desks/envelopes.ts';
import { readMoney, writeMoney } from '../../src/protocol/money/money.ts';
import { createDesk } from '../desks/create-desk.ts';
import type { ValuesOf } from '../desks/shelf.ts';
import { openTableShelf } from '../desks/table-shelf.ts';

type Plan = ValuesOf<typeof envelopePlan>;
const minutesOfDay = 1_440;

function findFaults(plan: Plan, currency: string): Record<string, DeskFault> {
  const [least = 0n, most = 0n, budget = 0n] = [plan.least, plan.most, plan.budget].map(
    (text) => readMoney(text, currency) ?? 0n,
  );
  return {
    ...(plan.openMinutes > plan.everyMinutes ? { openMinutes: 'number.too-large' } : {}),
    ...(most < least ? { most: 'amount.too-small' } : {}),
    ...(budget < most ? { budget: 'amount.too-small' } : {}),
  };
}
/** The plan of red envelopes, for the console. A window that has opened keeps its budget. */
export const createEnvelopeDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk<Plan>(
    deps,
    envelopePlan,
    openTableShelf(envelopePlan, { merchant: deps.merchant, table: 'envelope_plan' }),
    {
      check: async (_db, { after, currency }) => findFaults(after, currency),
      foresee: async (_db, { after, currency }) => {
        const windows = Math.ceil(minutesOfDay / after.everyMinutes);
        const worst = (readMoney(after.budget, currency) ?? 0n) * BigInt(windows);
        return [`A day costs ${writeMoney(worst, currency)} ${currency} at most, in ${windows} windows.`];
      },
    },
  );
