/** Messages from the page to the portal around it; no other window gets them. */
export type HostMessage = 'game.ready' | 'game.balance' | 'game.exit' | 'game.expired' | 'game.login';

export interface Host {
  tell(type: HostMessage): void;
  /** Calls back when the portal asks for a pause, and when the pause ends. */
  onPause(listener: (isPaused: boolean) => void): void;
  /** Whether a portal is around the page: opened in a separate window there is none. */
  readonly isFramed: boolean;
}

export function createHost(portal: string): Host {
  const isFramed = window.parent !== window;
  return {
    isFramed,
    tell: (type) => {
      if (isFramed) window.parent.postMessage({ type }, portal);
    },
    onPause: (listener) => {
      window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
        if (origin !== portal || source !== window.parent || typeof data !== 'object' || data === null)
          return;
        const { type } = data as { readonly type?: unknown };
        if (type === 'host.pause' || type === 'host.resume') listener(type === 'host.pause');
      });
    },
  };
}
