import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import { depositMethods } from '../../src/protocol/desks/deposit-methods.ts';
import { createDepositMethodDesk } from '../money/cashier/deposit-method-desk.ts';

/** Who answers the calls of each desk, by its name. */
export const createDesks = (deps: MemberDeps): Readonly<Record<string, Answers<DeskCalls>>> => ({
  [depositMethods.name]: createDepositMethodDesk(deps),
});
