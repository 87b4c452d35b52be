import { requireMember, type Handlers } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { hasFundPassword } from './fund-password.ts';
import { changeFundPassword, setFundPassword } from './set-fund-password.ts';

type Names = `member.${'hasPaymentPassword' | 'setPaymentPassword' | 'changePaymentPassword'}`;

/** What protects the money of the signed-in member. */
export function createSecurityHandlers(parts: MemberParts): Pick<Handlers, Names> {
  return {
    'member.hasPaymentPassword': (_, caller) => hasFundPassword(parts.db, requireMember(caller).id),
    'member.setPaymentPassword': (request, caller) => setFundPassword(parts, requireMember(caller), request),
    'member.changePaymentPassword': (request, caller) =>
      changeFundPassword(parts, requireMember(caller), request),
  };
}
