import type { ConsoleRole } from '../../protocol/console-api.ts';
import { createConsoleApp } from '../../../server/console/console-app.fake.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { openAtFirstUse } from '../../../server/platform/open-at-first-use.ts';
import { createSend, type Send } from './use-call.ts';

interface BrowserFake {
  /** Into the server's real routes. */
  readonly send: Send;
  readonly connection: {
    /** Makes every call fail as if the cable were out. */
    isLost: boolean;
  };
}
/**
 * A browser of an operator of this role, or of nobody yet. It sends into the real routes over fakes; `parts` take the
 * place of some of those.
 */
export function openBrowser(role: ConsoleRole | null, parts: Partial<ConsoleDeps> = {}): BrowserFake {
  const connection = { isLost: false };
  const openApp = openAtFirstUse(async () => {
    const { call, signIn } = await createConsoleApp({ parts });
    return { call, jar: { cookie: role === null ? '' : await signIn(role) } };
  });
  const send = createSend(async (address, { method, body, signal } = {}) => {
    signal?.throwIfAborted();
    if (typeof address !== 'string') throw new Error('Expected the address of a call');
    if (connection.isLost) throw new TypeError('Failed to fetch');
    const { call, jar } = await openApp();
    const sent = typeof body === 'string' ? { body: JSON.parse(body) as object } : {};
    const answer = await call(method as 'GET' | 'POST' | 'PATCH', address, { cookie: jar.cookie, ...sent });
    for (const { name, value } of answer.cookies) jar.cookie = value === '' ? '' : `${name}=${value}`;
    const { statusCode: status, headers } = answer;
    const wait = headers['retry-after'];
    return new Response(status === 204 ? null : answer.body, {
      status,
      headers: wait === undefined ? {} : { 'retry-after': wait },
    });
  });
  return { send, connection };
}
