import type { Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { claimRebate } from './claim-rebate.ts';
import { readRebates } from './read-rebates.ts';

/** Rebates of the logged-in member. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, 'rebates.read' | 'rebates.claim'> => ({
  'rebates.read': (_, caller) => readRebates(parts, caller),
  'rebates.claim': (_, caller) => claimRebate(parts, caller),
});
