import type { AgentBackOffice } from '../../../console/agents.ts';
import type { MemberDeps } from '../../../platform/deps.ts';
import { readDeskContract } from './desk-contracts.ts';
import { findAgents, listBelow, readAgent, readFigures } from './desk-tree.ts';

/** The tree of agents and its contracts, for the console. */
export const createAgentBackOffice = (deps: MemberDeps): AgentBackOffice => ({
  find: (query) => findAgents(deps, query),
  below: (id, page) => listBelow(deps, id, page),
  read: (id) => readAgent(deps, id),
  figures: (id, days) => readFigures(deps, id, days),
  contract: (id) => readDeskContract(deps, id),
});
