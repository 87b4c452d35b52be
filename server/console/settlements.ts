import type {
  HoldState,
  LinePage,
  LineQuery,
  ReleaseRequest,
  RunCheck,
  RunName,
  RunPage,
  RunQuery,
  SettlementLineFile,
  WithholdRequest,
} from '../../src/protocol/console-settlement.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** What contracts of agents gave; the member platform answers it. Refusals are `AppError`. */
export interface SettlementBackOffice {
  runs(query: RunQuery): Promise<RunPage>;
  lines(query: LineQuery): Promise<LinePage>;
  line(id: string): Promise<SettlementLineFile>;
  /** Computes a run again from the facts that are kept; changes nothing. */
  check(run: RunName): Promise<RunCheck>;
  /** A run as comma-separated values. */
  export(run: RunName, by: string): Promise<string>;
  holds(): Promise<HoldState>;
  /** In force from then on, until a second person lifts it. */
  withhold(request: WithholdRequest & Author): Promise<void>;
  release(request: ReleaseRequest & Author): Promise<void>;
  decideHold(
    decision: {
      readonly id: string;
      readonly state: 'approved' | 'rejected' | 'withdrawn';
      readonly reason: string;
    } & Author,
  ): Promise<void>;
}
