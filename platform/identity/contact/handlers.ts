import type { Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { confirmChange, proveOld, sendNewCode, sendOldCode, startChange } from './change-contact.ts';

/** A change of email or phone, both sides proven. */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, `contact.${'start' | 'sendOld' | 'prove' | 'sendNew' | 'confirm'}`> => ({
  'contact.start': (request, caller) => startChange(parts, request, caller),
  'contact.sendOld': (request, caller) => sendOldCode(parts, request, caller),
  'contact.prove': (request, caller) => proveOld(parts, request, caller),
  'contact.sendNew': (request, caller) => sendNewCode(parts, request, caller),
  'contact.confirm': (request, caller) => confirmChange(parts, request, caller),
});
