import type { Runtime } from '../runtime/core/runtime.ts';

const name = 'foyer-signed-out';

/** Between the tabs of one browser; a message does not come back to the tab that posted it. */
export interface SignOutChannel {
  postMessage(mark: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}
interface SharedSession {
  readonly runtime: Pick<Runtime, 'store' | 'machines' | 'report'>;
  readonly getToken: () => string | null;
  readonly channel: SignOutChannel;
  readonly subtle: Pick<SubtleCrypto, 'digest'>;
}

/**
 * A duplicated tab holds the session of the tab it came from: who signs out in one has left both. Tabs
 * with a session of their own stay. Only a hash of the token is told, never the token.
 */
export function shareSignOut({ runtime, getToken, channel, subtle }: SharedSession): void {
  const { store, machines } = runtime;
  const markOf = async (token: string): Promise<string> =>
    Array.from(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(token))), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  const isMember = (): boolean => store.get('session.state') === 'member';
  // The flow drops the token in the step in which it says that somebody left: the last one is kept here,
  // read anew at every step on the way, the question whether to leave among them.
  let held = isMember() ? getToken() : null;

  async function tell(token: string): Promise<void> {
    channel.postMessage(await markOf(token));
  }
  async function hear(mark: unknown): Promise<void> {
    const token = getToken();
    if (token === null || (await markOf(token)) !== mark) return;
    // Somebody else may have signed in here meanwhile.
    if (isMember() && getToken() === token) machines.tell('session', 'session.lost', { reason: 'otherTab' });
  }
  const report = (error: unknown): void => runtime.report('', error);
  store.subscribe(['session'], () => {
    if (isMember()) {
      held = getToken();
      return;
    }
    const left = held;
    held = null;
    if (left !== null && store.get('session.reason') === 'signedOut') tell(left).catch(report);
  });
  channel.addEventListener('message', ({ data }) => void hear(data).catch(report));
}

/** The tabs of this browser, where they can find each other. */
export function shareSignOutBetweenTabs(
  runtime: SharedSession['runtime'],
  getToken: () => string | null,
): void {
  if (!('BroadcastChannel' in globalThis) || !globalThis.isSecureContext) return;
  shareSignOut({ runtime, getToken, channel: new BroadcastChannel(name), subtle: crypto.subtle });
}
