import type { FastifyRequest } from 'fastify';
import type { WithdrawalFile, withdrawals } from '../../../src/protocol/calls/withdrawals.ts';
import { permissionsOf } from '../../../src/protocol/console/console-api.ts';
import { sessionOf } from '../guard.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../register-calls.ts';
import type { WithdrawalBackOffice } from '../withdrawals.ts';

const paysOut = (request: FastifyRequest): boolean =>
  permissionsOf[sessionOf(request).account.role].includes('cashier');

/** Withdrawals, with whole account numbers for who pays out. */
export function answerWithdrawals(backOffice: WithdrawalBackOffice): Handlers<typeof withdrawals> {
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
