import type { agents } from '../../../src/protocol/calls/agents.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readContractFile } from './contract-files.ts';
import { findAgents, listBelow, readAgent, readFigures } from './tree-view.ts';

/** The tree of agents and its contracts, for the console. */
export const createAgentBackOffice = (deps: MemberDeps): Answers<typeof agents> => ({
  find: (query) => findAgents(deps, query),
  below: ({ id, page }) => listBelow(deps, id, page),
  read: ({ id }) => readAgent(deps, id),
  figures: ({ id, days }) => readFigures(deps, id, days),
  contract: ({ id }) => readContractFile(deps, id),
});
