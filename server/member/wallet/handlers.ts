import { requireMember, type Handlers } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { readBalance } from './balance.ts';

/** Wallets of the logged-in member. */
export function createHandlers(parts: MemberParts): Pick<Handlers, 'wallet.balance'> {
  return {
    'wallet.balance': ({ typeId }, caller) => readBalance(parts, requireMember(caller).id, typeId ?? 0),
  };
}
