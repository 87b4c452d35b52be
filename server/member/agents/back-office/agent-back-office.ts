import type { AgentBackOffice } from '../../../console/agents.ts';
import type { MemberDeps } from '../../../platform/deps.ts';
import { readContractFile } from './contract-files.ts';
import { findAgents, listBelow, readAgent, readFigures } from './tree-view.ts';

/** The tree of agents and its contracts, for the console. */
export const createAgentBackOffice = (deps: MemberDeps): AgentBackOffice => ({
  find: (query) => findAgents(deps, query),
  below: (id, page) => listBelow(deps, id, page),
  read: (id) => readAgent(deps, id),
  figures: (id, days) => readFigures(deps, id, days),
  contract: (id) => readContractFile(deps, id),
});
