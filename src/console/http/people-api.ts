import {
  type ConsoleSession,
  type LinkPurpose,
  type LinkUse,
  type OwnAccount,
  account,
  links,
} from '../../protocol/calls/session.ts';
import type { AnswerOf } from '../../protocol/define-call.ts';
import type { Send } from './use-call.ts';

/** One's own account, and links for one use. Each call throws `ApiFailure`. */
export interface PeopleApi {
  installation(): Promise<AnswerOf<typeof links.installation>>;
  account(): Promise<OwnAccount>;
  endOwnSession(id: string): Promise<OwnAccount>;
  changePassword(passwords: { current: string; password: string }): Promise<ConsoleSession>;
  lookAtLink(token: string): Promise<LinkPurpose>;
  takeLink(use: LinkUse): Promise<ConsoleSession>;
}

export const createPeopleApi = (send: Send): PeopleApi => ({
  installation: () => send(links.installation),
  account: () => send(account.read),
  endOwnSession: (id) => send(account.endSession, { id }),
  changePassword: (passwords) => send(account.changePassword, passwords),
  lookAtLink: (token) => send(links.look, { token }),
  takeLink: (use) => send(links.take, use),
});
