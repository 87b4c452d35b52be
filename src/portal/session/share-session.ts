import type { Runtime } from '../../runtime/core/runtime.ts';
import { copySession, markSignedIn, type SessionValues, adoptSession } from './stored-member.ts';
import type { StoredSession } from './stored-session.ts';

/** What tabs say to each other. It stays in this browser, on this origin. */
type SessionMessage =
  /** A tab without a session asks for one. */
  | { readonly kind: 'asked'; readonly by: string }
  /** The answer to one tab, or the news of a login to all. */
  | { readonly kind: 'session'; readonly to: string | null; readonly values: SessionValues }
  | { readonly kind: 'ended'; readonly token: string; readonly reason: EndReason };
/** What a person did in one tab, by `session.reason`, and the reason that the other tabs get. */
const endReasons = { signedOut: 'otherTab', onBreak: 'onBreak', closed: 'closed' } as const;
type EndReason = (typeof endReasons)[keyof typeof endReasons];
const readEnd = (reason: unknown): EndReason | null =>
  typeof reason === 'string' && Object.hasOwn(endReasons, reason)
    ? endReasons[reason as keyof typeof endReasons]
    : null;

/** A message does not come back to the tab that posted it. */
export interface SessionChannel {
  postMessage(message: SessionMessage): void;
  addEventListener(type: 'message', listener: (event: { readonly data: SessionMessage }) => void): void;
  close(): void;
}
const openChannel = (): SessionChannel => new BroadcastChannel('foyer-session');

/** Tabs answer immediately. A frozen tab does not answer, and is not waited for longer than this. */
const longestWaitMs = 400;

/**
 * Takes over the session of another tab of this browser, where one has it. Without an answer the last of
 * them was closed, and so the session is gone from this browser.
 */
export async function borrowSession(
  session: StoredSession,
  { channel = openChannel(), tab = crypto.getRandomValues(new Uint32Array(2)).join('-') } = {},
): Promise<void> {
  const answer = await new Promise<SessionValues | null>((resolve) => {
    setTimeout(() => resolve(null), longestWaitMs);
    channel.addEventListener('message', ({ data }) => {
      if (data.kind === 'session' && (data.to === tab || data.to === null)) resolve(data.values);
    });
    channel.postMessage({ kind: 'asked', by: tab });
  });
  channel.close();
  if (answer === null) markSignedIn(session, false);
  else adoptSession(session, answer);
}

interface SharedSession {
  readonly runtime: Pick<Runtime, 'store' | 'machines'>;
  readonly session: StoredSession;
  readonly channel: SessionChannel;
  /** Starts the page again: nothing of the member who was here may stay on it. */
  readonly reload: () => void;
}

/** One session for all tabs of a browser: what happens to it in one of them happens in all. */
export function shareSession({
  runtime: { store, machines },
  session,
  channel,
  reload,
}: SharedSession): void {
  const isMember = (): boolean => store.get('session.state') === 'member';
  // The flow removes the token in the step that reports the logout, so the last token is kept here.
  let token = isMember() ? session.token() : null;

  function look(): void {
    if (!isMember()) {
      const reason = readEnd(store.get('session.reason'));
      if (token !== null && reason !== null) channel.postMessage({ kind: 'ended', token, reason });
      token = null;
      return;
    }
    const values = copySession(session);
    if (values === null || session.token() === token) return;
    token = session.token();
    channel.postMessage({ kind: 'session', to: null, values });
  }
  function takeOver(values: SessionValues): void {
    const isSameMember = values['account'] === session.account();
    if (isMember() && values['token'] === session.token()) return;
    adoptSession(session, values);
    token = session.token();
    if (!isMember()) machines.tell('session', 'session.found', {});
    else if (!isSameMember) reload();
  }
  look();
  store.subscribe(['session'], look);
  channel.addEventListener('message', ({ data }) => {
    const values = isMember() ? copySession(session) : null;
    if (data.kind === 'asked' && values !== null)
      channel.postMessage({ kind: 'session', to: data.by, values });
    if (data.kind === 'session' && data.to === null) takeOver(data.values);
    if (data.kind === 'ended' && isMember() && data.token === session.token())
      machines.tell('session', 'session.lost', { reason: data.reason });
  });
}

/** The tabs of this browser, where they can find each other. */
export function shareSessionBetweenTabs(runtime: SharedSession['runtime'], session: StoredSession): void {
  if (!('BroadcastChannel' in globalThis)) return;
  shareSession({ runtime, session, channel: openChannel(), reload: () => location.reload() });
  // A tab that could not answer in time is asked again by the next one that opens.
  document.addEventListener('visibilitychange', () => {
    if (runtime.store.get('session.state') === 'member') markSignedIn(session, true);
  });
}
