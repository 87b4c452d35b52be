import { coveredPath } from '../../components/game-stage/covered-path.ts';
import { noticePages } from '../../protocol/document/notice-pages.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { Clock } from '../../runtime/core/clock.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { doubtsPath, reopeningsPath } from './recheck-platform.ts';

/** Key of the flow on both pages that say that the platform is closed. */
const closedMachineKey = 'platform';

export interface PlatformWatchOptions {
  readonly runtime: Runtime;
  readonly clock: Clock;
  /** Between 0 and 1. */
  readonly random: () => number;
  readonly isVisible: () => boolean;
  /** Host of the page, which the platform may judge by. */
  readonly host: string;
}
export interface PlatformWatch {
  /** Asks for the status of the platform, and covers or uncovers the pages. */
  readonly ask: () => void;
}

const pollMs = 60_000;

/** The page that the status asks for; null while the platform is open to this place. */
function choosePage(status: JsonObject): string | null {
  if (status['regionRestriction'] === true) return noticePages.regionBlocked;
  return status['maintenance'] === true ? noticePages.maintenance : null;
}

/** Covers what is on screen while the platform is closed; below the cover everything stays as it is. */
export function watchPlatform(options: PlatformWatchOptions): PlatformWatch {
  const { runtime, clock, random } = options;
  const { machines, screens, store } = runtime;
  let isAsking = false;
  let mustAskAgain = false;

  const coverUp = (): string | null => screens.get('cover')?.screen.id ?? null;
  function uncover(): void {
    if (coverUp() === null) return;
    runtime.showCover(null);
    store.set(coveredPath, false);
    runtime.effects.announce(runtime.translate('runtime.maintenance.over'));
    // Whatever was refused meanwhile is asked for again.
    runtime.data.reload();
    for (const event of ['session.retry', 'member.refresh'])
      if (machines.canSend('session', event) === true) machines.send('session', event, {});
  }
  async function cover(id: string): Promise<void> {
    const page = await runtime.loadPage(id);
    // A site may leave the page out: its pages then say themselves what they lack.
    if (page === null) return;
    runtime.showCover(page);
    store.set(coveredPath, true);
  }
  async function look(): Promise<void> {
    const status = (await runtime.effects.call('system.status', { host: options.host })) as JsonObject;
    const page = choosePage(status);
    if (page === null) uncover();
    else if (coverUp() !== page) await cover(page);
    else if (machines.canSend(closedMachineKey, 'status.check') === true)
      machines.send(closedMachineKey, 'status.check', {});
  }
  function ask(): void {
    mustAskAgain = isAsking;
    if (isAsking) return;
    isAsking = true;
    look()
      // Unreachable: what is on screen stays; the next turn asks again.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
        if (mustAskAgain) ask();
      });
  }
  function poll(): void {
    clock.after(pollMs * (0.75 + random() / 2), () => {
      if (options.isVisible()) ask();
      poll();
    });
  }

  store.subscribe([doubtsPath], () => {
    if (coverUp() === null) ask();
  });
  store.subscribe([reopeningsPath], uncover);
  runtime.onSwap(() => {
    const up = coverUp();
    if (up !== null) cover(up).catch((error: unknown) => runtime.report('', error));
  });
  ask();
  poll();
  return { ask };
}
