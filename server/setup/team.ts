import type { FastifyInstance } from 'fastify';
import { session } from '../../src/protocol/calls/session.ts';
import {
  permissionsOf,
  type ConsolePermission,
  type ConsoleRole,
} from '../../src/protocol/console/console-api.ts';
import {
  addressOf,
  bodyOf,
  done,
  type AnswerOf,
  type Call,
  type SentTo,
} from '../../src/protocol/console/define-call.ts';
import type { Schema } from '../../src/protocol/json/typed-schema.ts';
import { CallRefused } from './call-refused.ts';

/** An operator of the plan, who makes calls of the console. */
export interface Member {
  readonly username: string;
  readonly role: ConsoleRole;
  /** @throws CallRefused */
  readonly ask: <One extends Call>(call: One, sent: SentTo<One>) => Promise<AnswerOf<One>>;
}
/** Operators of the plan in whose name the command may act, in its order. */
export interface Team {
  /** The first who may, apart from those; null where there is none. */
  readonly find: (need: ConsolePermission, but?: readonly string[]) => Member | null;
}
/** The console, without a server in front of it. */
export interface ConsoleDoor {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly origin: string;
}

interface Refused {
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
async function send<One extends Call>(
  { app, origin }: ConsoleDoor,
  { call, sent, cookie }: { readonly call: One; readonly sent: SentTo<One>; readonly cookie: string },
) {
  const body = bodyOf(call, { ...sent });
  const answer = await app.inject({
    method: call.method,
    url: addressOf(call, { ...sent }),
    headers: { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  if (answer.statusCode >= 400) {
    const { errorCode = 'server.failed', message = '', fields } = answer.json<Refused>();
    throw new CallRefused(errorCode, message, fields);
  }
  return answer;
}

/** Makes a call without a session: a login, or the use of a link. Gives the cookie that came with it. */
export async function enter<One extends Call>(
  door: ConsoleDoor,
  call: One,
  sent: SentTo<One>,
): Promise<string> {
  const { cookies } = await send(door, { call, sent, cookie: '' });
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** An operator with an open session. */
export const openMember = (
  door: ConsoleDoor,
  { username, role, cookie }: Pick<Member, 'username' | 'role'> & { readonly cookie: string },
): Member & { close(): Promise<void> } => ({
  username,
  role,
  ask: async (call, sent) => {
    const answer = await send(door, { call, sent, cookie });
    return (call.answer === (done as Schema<unknown>) ? undefined : answer.json()) as AnswerOf<typeof call>;
  },
  close: async () => void (await send(door, { call: session.logOut, sent: {}, cookie })),
});

export const gatherTeam = (members: readonly Member[]): Team => ({
  find: (need, but = []) =>
    members.find(({ username, role }) => permissionsOf[role].includes(need) && !but.includes(username)) ??
    null,
});
