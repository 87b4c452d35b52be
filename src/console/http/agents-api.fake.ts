import { createAgentTree, sampleContract, sampleFigures } from '../../protocol/console-agents.fake.ts';
import { createHintBook } from '../../protocol/console-fraud.fake.ts';
import type { HintFile } from '../../protocol/console-fraud.ts';
import { createSettlementBook, sampleCheck } from '../../protocol/console-settlement.fake.ts';
import type { AgentsApi } from './agents-api.ts';
import { ApiFailure } from './call-api.ts';

export interface AgentsFake {
  /** Another operator withholds the line. */
  withholdElsewhere(by: string): void;
}

/** Agents and settlements, as the server keeps them. */
export function createAgentsApiFake(role: string): AgentsApi & AgentsFake {
  const tree = createAgentTree();
  const book = createSettlementBook();
  const hints = createHintBook();
  const orUnknown = (hint: HintFile | null): HintFile => {
    if (hint === null) throw new ApiFailure('fraud-hint.unknown', 'no', { status: 404 });
    return hint;
  };
  return {
    withholdElsewhere: (by) => book.withhold({ memberId: '2', lineId: '1', note: 'Same device' }, by),
    agents: async ({ search }) => tree.find(search),
    agent: async (id) => {
      const agent = tree.read(id);
      if (agent === null) throw new ApiFailure('member.unknown', 'no', { status: 404 });
      return agent;
    },
    agentsBelow: async (id) => tree.below(id),
    agentFigures: async (_id, days) => sampleFigures(days),
    contract: async () => sampleContract,
    hints: async (query) => hints.find(query),
    hint: async (id) => orUnknown(hints.read(id)),
    decideHint: async (decision) => orUnknown(hints.decide(decision, role)),
    runs: async ({ kind }) => book.runs(kind),
    runLines: async (query) => book.lines(query),
    runLine: async (id) => {
      const line = book.line(id);
      if (line === null) throw new ApiFailure('settlement.line-unknown', 'no', { status: 404 });
      return line;
    },
    checkRun: async () => sampleCheck,
    holds: async () => book.holds(),
    withhold: async (request) => {
      book.withhold(request, role);
      return book.holds();
    },
    releaseHold: async (id, note) => {
      book.release(id, note, role);
      return book.holds();
    },
    withdrawHold: async (id) => {
      book.decide(id, { state: 'withdrawn', reason: '' }, role);
      return book.holds();
    },
    decideHold: async (id, state, reason) => {
      book.decide(id, { state, reason }, role);
      return book.holds();
    },
  };
}
