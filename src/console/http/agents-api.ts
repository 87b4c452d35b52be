import type {
  AgentFigures,
  AgentFile,
  AgentPage,
  AgentQuery,
  ContractFile,
  FigureDays,
} from '../../protocol/console-agents.ts';
import type { HintDecision, HintFile, HintPage, HintQuery } from '../../protocol/console-fraud.ts';
import type {
  HoldState,
  LinePage,
  LineQuery,
  RunCheck,
  RunName,
  RunPage,
  RunQuery,
  SettlementLineFile,
  WithholdRequest,
} from '../../protocol/console-settlement.ts';
import { callApi } from './call-api.ts';

/** Calls about the tree of agents, settlements of their contracts, and what is withheld. */
export interface AgentsApi {
  agents(query: AgentQuery): Promise<AgentPage>;
  agent(id: string): Promise<AgentFile>;
  agentsBelow(id: string, page: number): Promise<AgentPage>;
  agentFigures(id: string, days: FigureDays): Promise<AgentFigures>;
  contract(id: string): Promise<ContractFile>;
  hints(query: HintQuery): Promise<HintPage>;
  hint(id: string): Promise<HintFile>;
  decideHint(decision: HintDecision): Promise<HintFile>;
  runs(query: RunQuery): Promise<RunPage>;
  runLines(query: LineQuery): Promise<LinePage>;
  runLine(id: string): Promise<SettlementLineFile>;
  checkRun(run: RunName): Promise<RunCheck>;
  holds(): Promise<HoldState>;
  withhold(request: WithholdRequest): Promise<HoldState>;
  releaseHold(id: string, note: string): Promise<HoldState>;
  withdrawHold(id: string): Promise<HoldState>;
  decideHold(id: string, state: 'approved' | 'rejected', reason: string): Promise<HoldState>;
}

const queryOf = (fields: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
/** Where the lines of a run are a file. */
export const runFile = ({ kind, slot }: RunName): string =>
  `/api/settlements/export?${queryOf({ kind, slot })}`;

export const agentsApi: AgentsApi = {
  agents: ({ search, page }) => callApi('GET', `/api/agents?${queryOf({ search, page })}`),
  agent: (id) => callApi('GET', `/api/agents/${encodeURIComponent(id)}`),
  agentsBelow: (id, page) =>
    callApi('GET', `/api/agents/${encodeURIComponent(id)}/downlines?${queryOf({ page })}`),
  agentFigures: (id, days) =>
    callApi('GET', `/api/agents/${encodeURIComponent(id)}/figures?${queryOf({ days })}`),
  contract: (id) => callApi('GET', `/api/agents/contracts/${encodeURIComponent(id)}`),
  hints: ({ kind, state, page }) => callApi('GET', `/api/fraud-hints?${queryOf({ kind, state, page })}`),
  hint: (id) => callApi('GET', `/api/fraud-hints/${encodeURIComponent(id)}`),
  decideHint: ({ id, state, reason }) => callApi('POST', '/api/fraud-hints/decide', { id, state, reason }),
  runs: ({ kind, day, page }) => callApi('GET', `/api/settlements?${queryOf({ kind, day, page })}`),
  runLines: ({ kind, slot, filter, page }) =>
    callApi('GET', `/api/settlements/lines?${queryOf({ kind, slot, filter, page })}`),
  runLine: (id) => callApi('GET', `/api/settlements/lines/${encodeURIComponent(id)}`),
  checkRun: ({ kind, slot }) => callApi('GET', `/api/settlements/check?${queryOf({ kind, slot })}`),
  holds: () => callApi('GET', '/api/holds'),
  withhold: ({ memberId, lineId, note }) =>
    callApi('POST', '/api/holds/withhold', { memberId, lineId, note }),
  releaseHold: (id, note) => callApi('POST', '/api/holds/release', { id, note }),
  withdrawHold: (id) => callApi('POST', '/api/holds/withdraw', { id }),
  decideHold: (id, state, reason) => callApi('POST', '/api/holds/decide', { id, state, reason }),
};
