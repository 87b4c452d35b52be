import type { LiftRequest, LiftState } from '../../protocol/console-hold-lifts.ts';
import type {
  ExclusionRequest,
  FreezeRequest,
  MemberFile,
  MemberLine,
  UnfreezeRequest,
  UnfreezeState,
} from '../../protocol/console-members.ts';
import { callApi } from './call-api.ts';

/** Calls about members' accounts. */
export interface MembersApi {
  findMembers(account: string): Promise<readonly MemberLine[]>;
  member(id: string): Promise<MemberFile>;
  excludeMember: (request: ExclusionRequest) => Promise<MemberFile>;
  freezeMember(request: FreezeRequest): Promise<MemberFile>;
  unfreezings(): Promise<UnfreezeState>;
  proposeUnfreeze(request: UnfreezeRequest): Promise<UnfreezeState>;
  withdrawUnfreeze(id: string): Promise<UnfreezeState>;
  decideUnfreeze(id: string, state: 'approved' | 'rejected', reason: string): Promise<UnfreezeState>;
  lifts(): Promise<LiftState>;
  proposeLift(request: LiftRequest): Promise<LiftState>;
  withdrawLift(id: string): Promise<LiftState>;
  decideLift(id: string, state: 'approved' | 'rejected', reason: string): Promise<LiftState>;
}

export const membersApi: MembersApi = {
  findMembers: (account) => callApi('GET', `/api/members?${new URLSearchParams({ account }).toString()}`),
  member: (id) => callApi('GET', `/api/members/${encodeURIComponent(id)}`),
  excludeMember: (request) => callApi('POST', '/api/members/exclude', request),
  freezeMember: (request) => callApi('POST', '/api/members/freeze', request),
  unfreezings: () => callApi('GET', '/api/unfreezings'),
  proposeUnfreeze: (request) => callApi('POST', '/api/unfreezings/propose', request),
  withdrawUnfreeze: (id) => callApi('POST', '/api/unfreezings/withdraw', { id }),
  decideUnfreeze: (id, state, reason) => callApi('POST', '/api/unfreezings/decide', { id, state, reason }),
  lifts: () => callApi('GET', '/api/hold-lifts'),
  proposeLift: (request) => callApi('POST', '/api/hold-lifts/propose', request),
  withdrawLift: (id) => callApi('POST', '/api/hold-lifts/withdraw', { id }),
  decideLift: (id, state, reason) => callApi('POST', '/api/hold-lifts/decide', { id, state, reason }),
};
