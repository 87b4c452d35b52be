import type { Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { listDueConsents, renewConsents } from './renew-consents.ts';

/** Agreements to legal texts after the registration. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, `consents.${'due' | 'renew'}`> => ({
  'consents.due': (_, caller) => listDueConsents(parts, caller),
  'consents.renew': (request, caller) => renewConsents(parts, request, caller),
});
