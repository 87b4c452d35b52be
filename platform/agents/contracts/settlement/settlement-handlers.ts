import { requireAgent } from '../../require-agent.ts';
import type { Handlers } from '../../../calls/call.ts';
import type { MemberParts } from '../../../parts.ts';
import { readAccrued } from './accrued.ts';
import { readLine, readLines } from './lines.ts';
import { readSimulation } from './simulation.ts';

/** What contracts give: so far, and line by line. */
export const createSettlementHandlers = (
  parts: MemberParts,
): Pick<Handlers, 'contracts.accrued' | 'contracts.lines' | 'contracts.line' | 'contracts.simulate'> => ({
  'contracts.accrued': (request, caller) => readAccrued(parts, requireAgent(caller).id, request),
  'contracts.lines': (request, caller) => readLines(parts, requireAgent(caller).id, request),
  'contracts.line': ({ id }, caller) => readLine(parts, requireAgent(caller).id, id),
  'contracts.simulate': (request, caller) => readSimulation(parts, request, caller),
});
