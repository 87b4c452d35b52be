import { requireMember, type Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readProfile, saveProfile } from './profile.ts';

/** What a member says about the person (specification, section 3). */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, 'member.profile' | 'member.saveProfile'> => ({
  'member.profile': (_, caller) => readProfile(parts, requireMember(caller)),
  'member.saveProfile': (request, caller) => saveProfile(parts, requireMember(caller), request),
});
