import type { ConsoleRole, ConsoleSession } from '../../protocol/console-api.ts';
import type {
  Installation,
  InvitationRequest,
  LinkedPeople,
  LinkPurpose,
  LinkUse,
  OwnAccount,
  PeopleState,
} from '../../protocol/console-people.ts';
import { callApi } from './call-api.ts';

/** Operators, one's own account, and links for one use. Each call throws `ApiFailure`. */
export interface PeopleApi {
  installation(): Promise<Installation>;
  people: () => Promise<PeopleState>;
  inviteOperator(request: InvitationRequest): Promise<LinkedPeople>;
  resetOperator(username: string, note?: string): Promise<LinkedPeople>;
  changeRole(username: string, role: ConsoleRole, note?: string): Promise<LinkedPeople>;
  changeAddress(username: string, email: string, note?: string): Promise<LinkedPeople>;
  disableOperator(username: string, disabled: boolean, note?: string): Promise<LinkedPeople>;
  /** Confirms or refuses a change that waits; the link comes back where nothing can be sent. */
  decidePeople(id: string, state: 'approved' | 'rejected', reason: string): Promise<LinkedPeople>;
  withdrawPeople(id: string): Promise<LinkedPeople>;
  endOperatorSessions(username: string): Promise<PeopleState>;
  account(): Promise<OwnAccount>;
  endOwnSession(id: string): Promise<OwnAccount>;
  changePassword(passwords: { current: string; password: string }): Promise<ConsoleSession>;
  lookAtLink(token: string): Promise<LinkPurpose>;
  takeLink(use: LinkUse): Promise<ConsoleSession>;
}

export const httpPeopleApi: PeopleApi = {
  installation: () => callApi('GET', '/api/installation'),
  people: () => callApi('GET', '/api/people'),
  inviteOperator: (request) => callApi('POST', '/api/people/invite', request),
  resetOperator: (username, note = '') => callApi('POST', '/api/people/reset', { username, note }),
  changeRole: (username, role, note = '') => callApi('POST', '/api/people/role', { username, role, note }),
  changeAddress: (username, email, note = '') =>
    callApi('POST', '/api/people/address', { username, email, note }),
  disableOperator: (username, disabled, note = '') =>
    callApi('POST', '/api/people/disabled', { username, disabled, note }),
  decidePeople: (id, state, reason) => callApi('POST', '/api/people/decide', { id, state, reason }),
  withdrawPeople: (id) => callApi('POST', '/api/people/withdraw', { id }),
  endOperatorSessions: (username) => callApi('POST', '/api/people/end-sessions', { username }),
  account: () => callApi('GET', '/api/account'),
  endOwnSession: (id) => callApi('POST', '/api/account/end-session', { id }),
  changePassword: (passwords) => callApi('POST', '/api/account/password', passwords),
  lookAtLink: (token) => callApi('POST', '/api/links/look', { token }),
  takeLink: (use) => callApi('POST', '/api/links/take', use),
};
