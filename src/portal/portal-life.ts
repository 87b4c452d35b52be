import type { ActivePointer } from '../protocol/release.ts';
import { systemClock } from '../runtime/core/clock.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { postQuietly } from './browser-host.ts';
import { createLiveUpdates } from './live-updates.ts';
import { createTabGroup } from './tab-group.ts';

const refreshMs = 30_000;

/** Keeps `ui.online` true to the browser, and reports what nobody caught. */
export function followConnection(runtime: Runtime): void {
  const update = (): void => runtime.store.set('ui.online', navigator.onLine);
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  // This code comes after the first view: what happened meanwhile counts too.
  update();
  window.addEventListener('error', ({ error }) => runtime.report('', error));
  window.addEventListener('unhandledrejection', ({ reason }) => runtime.report('', reason));
}

/** Balance and unread count anew every 30 seconds while a member looks at the page. */
export function followMember(runtime: Runtime): void {
  const refresh = (): void => {
    if (document.visibilityState === 'visible' && runtime.machines.canSend('session', 'member.refresh')) {
      runtime.machines.send('session', 'member.refresh', {});
    }
    systemClock.after(refreshMs, refresh);
  };
  systemClock.after(refreshMs, refresh);
}

async function fetchActive(): Promise<ActivePointer> {
  const answer = await fetch('/site/active', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`active pointer: status ${answer.status}`);
  return (await answer.json()) as ActivePointer;
}

/** Follows published releases for as long as the page is open. */
export function startLiveUpdates(runtime: Runtime): void {
  // Not secret, only distinct: names this tab in the count of open browsers.
  const client = globalThis.isSecureContext
    ? crypto.randomUUID()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const live = createLiveUpdates({
    client,
    clock: systemClock,
    random: Math.random,
    open: (path) => new EventSource(path) as never,
    fetchActive,
    swapTo: async (pointer) => {
      const result = await runtime.swapTo(pointer);
      if (result.swapped) performance.mark('foyer:swapped', { detail: { revision: pointer.revision } });
      return result;
    },
    reportSeen: (revision) => postQuietly('/site/seen', { client, revision }),
    tabs: createTabGroup(),
    revision: () => runtime.active().pointer.revision,
  });
  live.start();
  window.addEventListener('online', live.check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') live.check();
  });
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) live.stop();
  });
}
