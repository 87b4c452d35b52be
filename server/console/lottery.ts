import type {
  IssueFile,
  IssuePage,
  IssueQuery,
  LotteryGameList,
  LotteryMarking,
  LotteryMove,
  VoidRequest,
  VoidState,
} from '../../src/protocol/console-lottery.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
interface Reason {
  readonly note: string;
}
/** Lottery games and their issues; the member platform answers it. Refusals are `AppError`. */
export interface LotteryBackOffice {
  games(): Promise<LotteryGameList>;
  /** Nothing is sold from then on; what was sold is drawn. */
  close(request: { readonly game: string } & Reason & Author): Promise<void>;
  open(request: { readonly game: string } & Reason & Author): Promise<void>;
  move(request: LotteryMove & Author): Promise<void>;
  mark(request: LotteryMarking & Author): Promise<void>;
  issues(query: IssueQuery): Promise<IssuePage>;
  issue(id: string): Promise<IssueFile>;
  voids(): Promise<VoidState>;
  /** Immediate where no real money goes back, else it waits for a second person. */
  void(request: VoidRequest & Author): Promise<void>;
  decideVoid(
    decision: {
      readonly id: string;
      readonly state: 'approved' | 'rejected' | 'withdrawn';
      readonly reason: string;
    } & Author,
  ): Promise<void>;
}
