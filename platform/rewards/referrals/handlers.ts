import type { Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readDetails } from './details.ts';

/** Friends whom the logged-in member has invited. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, 'referrals.details'> => ({
  'referrals.details': (request, caller) => readDetails(parts, request, caller),
});
