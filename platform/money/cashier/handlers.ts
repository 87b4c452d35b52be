import type { Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { createDeposit } from './create-deposit.ts';
import {
  cancelDeposit,
  listDepositBanks,
  listDeposits,
  proveDeposit,
  readDepositOrder,
  readDepositSettings,
} from './own-deposits.ts';

type Names = `deposit.${'banks' | 'settings' | 'create' | 'order' | 'cancel' | 'prove' | 'list'}`;

/** Money in, as the member sees it. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  return {
    'deposit.banks': (_, caller) => listDepositBanks(parts, caller),
    'deposit.settings': ({ order }, caller) => readDepositSettings(parts, order ?? '', caller),
    'deposit.create': (request, caller) => createDeposit(parts, request, caller),
    'deposit.order': ({ id }, caller) => readDepositOrder(parts, id, caller),
    'deposit.cancel': ({ id }, caller) => cancelDeposit(parts, id, caller),
    'deposit.prove': (request, caller) => proveDeposit(parts, request, caller),
    'deposit.list': (request, caller) => listDeposits(parts, request, caller),
  };
}
