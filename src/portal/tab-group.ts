import type { StreamNotice, TabGroup } from './live-updates.ts';

const name = 'foyer-live';

/** Tabs find each other by a lock and a channel; a browser without them has one stream per tab. */
export function createTabGroup(): TabGroup {
  const canShare = 'locks' in navigator && 'BroadcastChannel' in globalThis && globalThis.isSecureContext;
  if (!canShare) {
    return { join: (lead) => lead(), tell: () => undefined, hear: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    join: (lead) => {
      navigator.locks
        .request(name, () => {
          lead();
          // Held until the tab closes; then the next tab leads.
          return new Promise<never>(() => undefined);
        })
        .catch(() => lead());
    },
    tell: (notice) => channel.postMessage(notice),
    hear: (listener) => {
      channel.addEventListener('message', (event: MessageEvent<StreamNotice>) => listener(event.data));
    },
  };
}
