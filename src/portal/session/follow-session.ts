import type { Clock } from '../../runtime/core/clock.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { StoredSession } from './stored-session.ts';

type Needs = Pick<Runtime, 'store' | 'machines'>;

/** Hex SHA-256, by which the server knows a token; null where the page has no secure context. */
async function hashToken(token: string): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells which session this browser has, by the hash of its token, and null when it has none. */
export function followSession(
  { store }: Pick<Needs, 'store'>,
  session: Pick<StoredSession, 'token'>,
  tell: (hash: string | null) => void,
): void {
  let token: string | null = null;
  const look = async (): Promise<void> => {
    const next = session.token();
    if (next === token) return;
    token = next;
    const hash = next === null ? null : await hashToken(next);
    // Another login may have overtaken this one.
    if (session.token() === next) tell(hash);
  };
  void look();
  store.subscribe(['session'], () => void look());
}

const againMs = 1_000;

/**
 * Asks the server for the member's figures, which is refused where the session has ended: the flow then says
 * why, and leaves. An answer that is under way may be one from before, so it is asked again after that.
 */
export function recheckSession(runtime: Needs, clock: Pick<Clock, 'after'>): void {
  const { machines, store } = runtime;
  if (store.get('session.state') !== 'member') return;
  if (machines.canSend('session', 'member.refresh') === true) machines.send('session', 'member.refresh', {});
  else clock.after(againMs, () => recheckSession(runtime, clock));
}
