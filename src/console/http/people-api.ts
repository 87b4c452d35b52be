import {
  type ConsoleSession,
  type LinkPurpose,
  type LinkUse,
  type OwnAccount,
  account,
  links,
} from '../../protocol/calls/session.ts';
import type { ConsoleRole } from '../../protocol/console-api.ts';
import {
  type InvitationRequest,
  type LinkedPeople,
  type PeopleState,
  people,
} from '../../protocol/calls/people.ts';
import type { AnswerOf } from '../../protocol/define-call.ts';
import type { Send } from './use-call.ts';

/** Operators, one's own account, and links for one use. Each call throws `ApiFailure`. */
export interface PeopleApi {
  installation(): Promise<AnswerOf<typeof links.installation>>;
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

export const createPeopleApi = (send: Send): PeopleApi => ({
  installation: () => send(links.installation),
  people: () => send(people.list),
  inviteOperator: (request) => send(people.invite, request),
  resetOperator: (username, note = '') => send(people.reset, { username, note }),
  changeRole: (username, role, note = '') => send(people.changeRole, { username, role, note }),
  changeAddress: (username, email, note = '') => send(people.changeAddress, { username, email, note }),
  disableOperator: (username, disabled, note = '') => send(people.disable, { username, disabled, note }),
  decidePeople: (id, state, reason) => send(people.decide, { id, state, reason }),
  withdrawPeople: (id) => send(people.withdraw, { id }),
  endOperatorSessions: (username) => send(people.endSessions, { username }),
  account: () => send(account.read),
  endOwnSession: (id) => send(account.endSession, { id }),
  changePassword: (passwords) => send(account.changePassword, passwords),
  lookAtLink: (token) => send(links.look, { token }),
  takeLink: (use) => send(links.take, use),
});
