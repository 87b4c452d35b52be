import type { FastifyRequest } from 'fastify';
import type { WithdrawalFile, withdrawals } from '../../src/protocol/calls/withdrawals.ts';
import { permissionsOf } from '../../src/protocol/console-api.ts';
import type { Answers, InputOf } from '../../src/protocol/define-call.ts';
import { sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './register-calls.ts';

type Calls = typeof withdrawals;
/** Money that goes out; the member platform answers it. Refusals are `AppError`. */
export interface WithdrawalBackOffice extends Pick<Answers<Calls>, 'list' | 'export'> {
  /** Null where there is none. `whole`: with the account's whole number. */
  read(id: string, how: { readonly whole: boolean }): Promise<WithdrawalFile | null>;
  /** Once for each key, and only where nothing happened since `version`. */
  decide(decision: InputOf<Calls['decide']>): Promise<void>;
}

const paysOut = (request: FastifyRequest): boolean =>
  permissionsOf[sessionOf(request).account.role].includes('cashier');

/** Withdrawals, with whole account numbers for who pays out. */
export function answerWithdrawals(backOffice: WithdrawalBackOffice): Handlers<Calls> {
  const readFile = async (request: FastifyRequest, id: string): Promise<WithdrawalFile> => {
    const file = await backOffice.read(id, { whole: paysOut(request) });
    if (file === null) throw new Refusal('withdrawal.unknown', 'There is no such withdrawal.');
    return file;
  };
  return {
    list: (query) => backOffice.list(query),
    read: ({ id }, { request }) => readFile(request, id),
    decide: async (decision, { request }) => {
      await backOffice.decide(decision);
      return readFile(request, decision.id);
    },
    export: (query) => backOffice.export(query),
  };
}
