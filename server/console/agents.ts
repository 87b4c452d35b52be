import type {
  AgentFigures,
  AgentFile,
  AgentPage,
  AgentQuery,
  ContractFile,
  FigureDays,
} from '../../src/protocol/console-agents.ts';

/** The tree of agents and its contracts; the member platform answers it. Refusals are `AppError`. */
export interface AgentBackOffice {
  find(query: AgentQuery): Promise<AgentPage>;
  /** Members directly below one. */
  below(id: string, page: number): Promise<AgentPage>;
  read(id: string): Promise<AgentFile>;
  /** What all members below one did in the last days. */
  figures(id: string, days: FigureDays): Promise<AgentFigures>;
  contract(id: string): Promise<ContractFile>;
}
