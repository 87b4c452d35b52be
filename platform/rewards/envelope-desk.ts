import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import { envelopePlan } from '../../src/protocol/desks/envelopes.ts';
import { readMoney, writeMoney } from '../../src/protocol/money/money.ts';
import { createDesk } from '../desks/create-desk.ts';
import type { ValuesOf } from '../desks/shelf.ts';
import { openTableShelf } from '../desks/table-shelf.ts';

type Plan = ValuesOf<typeof envelopePlan>;
const minutesOfDay = 1_440;

const findFaults = ({ openMinutes, everyMinutes }: Plan): Record<string, DeskFault> =>
  openMinutes > everyMinutes ? { openMinutes: 'number.too-large' } : {};
/** The plan of red envelopes, for the console. A window that has opened keeps its budget. */
export const createEnvelopeDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk<Plan>(
    deps,
    envelopePlan,
    openTableShelf(envelopePlan, { merchant: deps.merchant, table: 'envelope_plan' }),
    {
      check: async (_db, { after }) => findFaults(after),
      foresee: async (_db, { after, currency }) => {
        const windows = Math.ceil(minutesOfDay / after.everyMinutes);
        const worst = (readMoney(after.budget, currency) ?? 0n) * BigInt(windows);
        return [`A day costs ${writeMoney(worst, currency)} ${currency} at most, in ${windows} windows.`];
      },
    },
  );
