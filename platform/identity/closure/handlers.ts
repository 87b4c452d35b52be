import { expireOrders } from '../../money/cashier/deposit-orders.ts';
import { requireMember, type Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRealAccount } from '../security/fund-password.ts';
import { closeAccount } from './close-account.ts';
import { readOpenThings } from './open-things.ts';

/** The end of an account at the member's own wish. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, `closure.${'read' | 'close'}`> => ({
  'closure.read': async (_, caller) => {
    const member = requireMember(caller);
    requireRealAccount(member);
    await expireOrders(parts.db, parts.merchant, parts.clock.now());
    return readOpenThings(parts.db, parts, member.id);
  },
  'closure.close': (request, caller) => closeAccount(parts, request, caller),
});
