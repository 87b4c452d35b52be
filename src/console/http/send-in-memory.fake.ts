import type { ConsoleRole } from '../../protocol/console-api.ts';
import { createConsoleApp } from '../../../server/console/console-app.fake.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { openAtFirstUse } from '../../../server/platform/open-at-first-use.ts';
import { createSend, type Send } from './use-call.ts';

/** Sends as an operator of this role, into the real routes over fakes; `parts` take the place of some of those. */
export function sendInMemory(role: ConsoleRole, parts: Partial<ConsoleDeps> = {}): Send {
  const openApp = openAtFirstUse(async () => {
    const { call, signIn } = await createConsoleApp({ parts });
    return { call, cookie: await signIn(role) };
  });
  return createSend(async (address, { method, body, signal } = {}) => {
    signal?.throwIfAborted();
    if (typeof address !== 'string') throw new Error('Expected the address of a call');
    const { call, cookie } = await openApp();
    const sent = typeof body === 'string' ? { body: JSON.parse(body) as object } : {};
    const answer = await call(method as 'GET' | 'POST' | 'PATCH', address, { cookie, ...sent });
    const status = answer.statusCode;
    return new Response(status === 204 ? null : answer.body, { status });
  });
}
