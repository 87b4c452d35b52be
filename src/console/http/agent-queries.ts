import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type {
  AgentFigures,
  AgentFile,
  AgentPage,
  AgentQuery,
  ContractFile,
  FigureDays,
} from '../../protocol/console-agents.ts';
import type { HintFile, HintPage, HintQuery } from '../../protocol/console-fraud.ts';
import type {
  HoldState,
  LinePage,
  LineQuery,
  RunPage,
  RunQuery,
  SettlementLineFile,
} from '../../protocol/console-settlement.ts';
import { useConsoleApi, usePermission } from './queries.ts';

/** Names of what the console keeps about agents and settlements. */
export const agentKeys = {
  agents: ['agents'],
  runs: ['settlements'],
  line: (id: string) => [...agentKeys.runs, 'line', id],
  holds: ['holds'],
  hints: ['fraud-hints'],
} as const;

export function useAgents(query: AgentQuery): UseQueryResult<AgentPage> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...agentKeys.agents, query],
    queryFn: () => api.agents(query),
    placeholderData: keepPreviousData,
  });
}
export function useAgent(id: string): UseQueryResult<AgentFile> {
  const api = useConsoleApi();
  return useQuery({ queryKey: [...agentKeys.agents, 'file', id], queryFn: () => api.agent(id) });
}
/** A page of those directly below, once it is asked for. */
export function useAgentsBelow(id: string, page: number): UseQueryResult<AgentPage> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...agentKeys.agents, 'below', id, page],
    queryFn: () => api.agentsBelow(id, page),
    placeholderData: keepPreviousData,
  });
}
export function useAgentFigures(id: string, days: FigureDays): UseQueryResult<AgentFigures> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...agentKeys.agents, 'figures', id, days],
    queryFn: () => api.agentFigures(id, days),
    placeholderData: keepPreviousData,
  });
}
export function useContract(id: string): UseQueryResult<ContractFile> {
  const api = useConsoleApi();
  return useQuery({ queryKey: [...agentKeys.agents, 'contract', id], queryFn: () => api.contract(id) });
}
export function useHints(query: HintQuery): UseQueryResult<HintPage> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...agentKeys.hints, query],
    queryFn: () => api.hints(query),
    placeholderData: keepPreviousData,
  });
}
export function useHint(id: string): UseQueryResult<HintFile> {
  const api = useConsoleApi();
  return useQuery({ queryKey: [...agentKeys.hints, 'file', id], queryFn: () => api.hint(id) });
}
export function useRuns(query: RunQuery): UseQueryResult<RunPage> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...agentKeys.runs, query],
    queryFn: () => api.runs(query),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  });
}
export function useRunLines(query: LineQuery): UseQueryResult<LinePage> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...agentKeys.runs, 'lines', query],
    queryFn: () => api.runLines(query),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  });
}
export function useRunLine(id: string): UseQueryResult<SettlementLineFile> {
  const api = useConsoleApi();
  return useQuery({ queryKey: agentKeys.line(id), queryFn: () => api.runLine(id) });
}
export function useHolds(): UseQueryResult<HoldState> {
  const api = useConsoleApi();
  const enabled = usePermission('players');
  return useQuery({
    enabled,
    queryKey: agentKeys.holds,
    queryFn: () => api.holds(),
    refetchInterval: 15_000,
  });
}
