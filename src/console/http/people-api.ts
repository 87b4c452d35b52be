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
  resetOperator(username: string): Promise<LinkedPeople>;
  changeRole(username: string, role: ConsoleRole): Promise<PeopleState>;
  disableOperator(username: string, disabled: boolean): Promise<PeopleState>;
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
  resetOperator: (username) => callApi('POST', '/api/people/reset', { username }),
  changeRole: (username, role) => callApi('POST', '/api/people/role', { username, role }),
  disableOperator: (username, disabled) => callApi('POST', '/api/people/disabled', { username, disabled }),
  endOperatorSessions: (username) => callApi('POST', '/api/people/end-sessions', { username }),
  account: () => callApi('GET', '/api/account'),
  endOwnSession: (id) => callApi('POST', '/api/account/end-session', { id }),
  changePassword: (passwords) => callApi('POST', '/api/account/password', passwords),
  lookAtLink: (token) => callApi('POST', '/api/links/look', { token }),
  takeLink: (use) => callApi('POST', '/api/links/take', use),
};
