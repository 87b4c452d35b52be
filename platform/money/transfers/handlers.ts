import { findDirect } from '../../agents/downline-rebates.ts';
import { requireAgent } from '../../agents/require-agent.ts';
import { requireMember, type Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { listTransfers } from './list-transfers.ts';
import { sendMoney } from './send-money.ts';
import { findUpline, readTransferForm } from './transfer-terms.ts';

type TransferCall = Extract<keyof Handlers, `transfers.${string}`>;

/** Money from a member to the one directly above, and from an agent to one directly below. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, TransferCall> => ({
  'transfers.form': (request, caller) => readTransferForm(parts, request, caller),
  'transfers.list': (request, caller) => listTransfers(parts, request, caller),
  'transfers.toUpline': async (request, caller) => {
    const recipient = await findUpline(parts.db, requireMember(caller).id);
    const money = { ...request, operation: 'transfers.toUpline', direction: 'upline', recipient } as const;
    return sendMoney(parts, money, caller);
  },
  'transfers.toDownline': async ({ account, ...request }, caller) => {
    const { id } = requireAgent(caller);
    const recipient = await findDirect(parts.db, parts.merchant, id, account);
    const money = {
      ...request,
      operation: 'transfers.toDownline',
      direction: 'downline',
      recipient,
    } as const;
    return sendMoney(parts, money, caller);
  },
});
