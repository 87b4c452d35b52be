import type { LiftRequest, LiftState } from '../../src/protocol/console-hold-lifts.ts';
import type {
  ExclusionRequest,
  FreezeRequest,
  MemberFile,
  MemberLine,
  UnfreezeRequest,
  UnfreezeState,
} from '../../src/protocol/console-members.ts';

type Decision = {
  readonly id: string;
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly reason: string;
} & Author;
interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** Members and what staff do to their accounts; the member platform answers it. Refusals are `AppError`. */
export interface MemberBackOffice {
  find(account: string): Promise<readonly MemberLine[]>;
  read(id: string): Promise<MemberFile>;
  exclude(request: ExclusionRequest & Author): Promise<void>;
  freeze(request: FreezeRequest & Author): Promise<void>;
  unfreezings(): Promise<UnfreezeState>;
  proposeUnfreeze(request: UnfreezeRequest & Author): Promise<void>;
  decideUnfreeze(decision: Decision): Promise<void>;
  lifts(): Promise<LiftState>;
  proposeLift(request: LiftRequest & Author): Promise<void>;
  decideLift(decision: Decision): Promise<void>;
}
