import type {
  ExclusionRequest,
  FreezeRequest,
  MemberFile,
  MemberLine,
  UnfreezeRequest,
  UnfreezeState,
} from '../../src/protocol/console-members.ts';

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
  decideUnfreeze(
    decision: {
      readonly id: string;
      readonly state: 'approved' | 'rejected' | 'withdrawn';
      readonly reason: string;
    } & Author,
  ): Promise<void>;
}
