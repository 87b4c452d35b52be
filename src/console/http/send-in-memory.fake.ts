import type { LightMyRequestResponse } from 'fastify';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleApp } from '../../../server/console/fakes/console-app.fake.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { rightCode } from '../../../server/console/factors/factors.fake.ts';
import { openAtFirstUse } from '../../../server/infrastructure/http/open-at-first-use.ts';
import { createSend, type Send } from './use-call.ts';

/** How far a login is: not begun, after the password, or finished. */
export type LoginStep = 'none' | 'password' | 'whole';
interface BrowserFake {
  /** Into the server's real routes. */
  readonly send: Send;
  readonly connection: {
    /** Makes every call fail as if the cable were out. */
    isLost: boolean;
  };
}
/** A cookie that is taken back has no value. */
const keep = (jar: { cookie: string }, { cookies }: Pick<LightMyRequestResponse, 'cookies'>): void => {
  for (const { name, value } of cookies) jar.cookie = value === '' ? '' : `${name}=${value}`;
};
/** A browser of an operator of this role. It sends into the real routes over fakes; `parts` take the place of some. */
export function openBrowser(
  role: ConsoleRole,
  parts: Partial<ConsoleDeps> = {},
  login: LoginStep = 'whole',
): BrowserFake {
  const connection = { isLost: false };
  const openApp = openAtFirstUse(async () => {
    const { call, signIn } = await createConsoleApp({ parts });
    const jar = { cookie: login === 'none' ? '' : await signIn(role) };
    if (login === 'whole' && (await parts.factors?.read(''))?.authenticator) {
      const body = { way: 'code', answer: rightCode };
      keep(jar, await call('POST', '/api/proof', { cookie: jar.cookie, body }));
    }
    return { call, jar };
  });
  const send = createSend(async (address, { method, body, signal } = {}) => {
    signal?.throwIfAborted();
    if (typeof address !== 'string') throw new Error('Expected the address of a call');
    if (connection.isLost) throw new TypeError('Failed to fetch');
    const { call, jar } = await openApp();
    const sent = typeof body === 'string' ? { body: JSON.parse(body) as object } : {};
    const answer = await call(method as 'GET' | 'POST' | 'PATCH', address, { cookie: jar.cookie, ...sent });
    keep(jar, answer);
    const { statusCode: status, headers } = answer;
    const wait = headers['retry-after'];
    return new Response(status === 204 ? null : answer.body, {
      status,
      headers: wait === undefined ? {} : { 'retry-after': wait },
    });
  });
  return { send, connection };
}
