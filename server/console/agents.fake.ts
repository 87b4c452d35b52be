import { createAgentTree, sampleContract, sampleFigures } from '../../src/protocol/console-agents.fake.ts';
import { AppError } from '../platform/app-error.ts';
import type { AgentBackOffice } from './agents.ts';

/** A tree of agents in memory; nothing is refused but accounts that there are not. */
export function createAgentsFake(): AgentBackOffice {
  const tree = createAgentTree();
  return {
    find: async ({ search }) => tree.find(search),
    below: async (id) => tree.below(id),
    read: async (id) => {
      const agent = tree.read(id);
      if (agent === null)
        throw new AppError({ status: 404, code: 'member.unknown', message: 'There is no such account.' });
      return agent;
    },
    figures: async (_id, days) => sampleFigures(days),
    contract: async () => sampleContract,
  };
}
