import type { Caller } from '../calls/call.ts';
import { requireMember } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { SessionMember } from '../identity/sessions/sessions.ts';
import { isAgentType } from './tree.ts';

/** The agent of a call to the agent area (specification, section 6: type 4 never comes in). */
export function requireAgent(caller: Caller): SessionMember {
  const member = requireMember(caller);
  if (member.customerType === 4) throw refuseCall('account.trial', 'A trial account is no agent.', 403);
  if (!isAgentType(member.customerType)) throw refuseCall('agent.only', 'Only agents come in here.', 403);
  return member;
}
