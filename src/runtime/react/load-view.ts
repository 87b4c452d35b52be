import type { Clock } from '../core/clock.ts';
import { describeError } from '../core/reports.ts';
import type { Store } from '../core/store.ts';
import type { View, ViewEntry } from '../view.ts';

type AnyView = View<never>;
/** The promise of a view. Once it has come, `use` reads it from the promise without waiting for it. */
export type ViewPromise = Promise<AnyView> & { value?: AnyView };

/** Delays before the retries of a failed load. After the last one, only an event causes a retry. */
const retryMs = [1_000, 4_000, 15_000] as const;
const longestWaitMs = 15_000;
/** How long an answer waits for the code of what shows it. */
const longestHoldMs = 3_000;

/** The code of a view could not be fetched. Already reported, once for all nodes that wait for it. */
export class ViewLoadError extends Error {
  override readonly name = 'ViewLoadError';
}

interface Load {
  readonly entry: ViewEntry;
  readonly type: string;
  readonly release: string;
  /** Stays the same, settled or not, so that a render that asks again does not load again. */
  promise: ViewPromise | null;
  view: AnyView | null;
  isLoading: boolean;
  retries: number;
  failedAt: number;
  stopTimer: () => void;
  readonly listeners: Set<() => void>;
}

export interface ViewLoads {
  /** The view if the build has it; otherwise its promise, which rejects with a `ViewLoadError`. */
  obtain(entry: ViewEntry, type: string, release: string): AnyView | ViewPromise;
  /** Calls back when a view that could not be fetched is there after all; nothing for any other. */
  whenArrived(entry: ViewEntry, listener: () => void): () => void;
  /** Resolves when each view that is on its way has come or failed, but not later than after some seconds. */
  allArrived(): Promise<void>;
}
export interface ViewLoadsOptions {
  readonly store: Pick<Store, 'get' | 'subscribe'>;
  readonly clock: Clock;
  readonly report: (nodeId: string, error: unknown) => void;
}

/**
 * Fetches each view once. A failure is reported once. The fetch is retried three times with growing
 * delays, immediately when the browser is online again, and with another release. A screen opened later
 * retries too, but not sooner than after the longest delay.
 */
export function createViewLoads({ store, clock, report }: ViewLoadsOptions): ViewLoads {
  const loads = new Map<ViewEntry, Load>();

  function attempt(load: Load): ViewPromise {
    load.isLoading = true;
    load.stopTimer();
    const promise: ViewPromise = fetchView(load.entry).then(
      (view) => {
        load.isLoading = false;
        load.view = view;
        load.promise = Object.assign(promise, { status: 'fulfilled', value: view });
        for (const listener of [...load.listeners]) listener();
        return view;
      },
      (cause: unknown) => {
        load.isLoading = false;
        load.failedAt = clock.now();
        const delay = retryMs[load.retries];
        if (delay !== undefined) load.stopTimer = clock.after(delay, () => retry(load, load.retries + 1));
        throw new ViewLoadError(`the view ${load.type} could not be loaded: ${describeError(cause)}`, {
          cause,
        });
      },
    );
    return promise;
  }
  function retry(load: Load, retries: number): void {
    if (load.isLoading || load.view !== null || loads.get(load.entry) !== load) return;
    load.retries = retries;
    // Boundaries are notified of a success; the failure itself was already reported.
    attempt(load).catch(() => undefined);
  }
  function start(entry: ViewEntry, type: string, release: string, before: Load | undefined): ViewPromise {
    before?.stopTimer();
    const isAgain = before?.release === release;
    const load: Load = {
      entry,
      type,
      release,
      promise: null,
      view: null,
      isLoading: true,
      retries: isAgain ? retryMs.length : 0,
      failedAt: 0,
      stopTimer: () => undefined,
      listeners: before?.listeners ?? new Set(),
    };
    loads.set(entry, load);
    const promise = attempt(load);
    load.promise = promise;
    promise.catch((error: unknown) => (isAgain ? undefined : report(`view:${type}`, error)));
    return promise;
  }

  store.subscribe(['ui.online'], () => {
    if (store.get('ui.online') !== true) return;
    for (const load of loads.values()) retry(load, 0);
  });
  return {
    obtain: (entry, type, release) => {
      if (entry.view !== undefined) return entry.view;
      const current = loads.get(entry);
      const isUsable =
        current !== undefined &&
        (current.view !== null ||
          current.isLoading ||
          (current.release === release && !isLongAgo(current, clock)));
      return isUsable && current.promise !== null ? current.promise : start(entry, type, release, current);
    },
    whenArrived: (entry, listener) => {
      const load = loads.get(entry);
      if (load === undefined || load.view !== null) return () => undefined;
      load.listeners.add(listener);
      return () => void load.listeners.delete(listener);
    },
    allArrived: async () => {
      const coming = [...loads.values()].flatMap(({ isLoading, promise }) =>
        isLoading && promise !== null ? [promise] : [],
      );
      if (coming.length === 0) return;
      await new Promise<void>((resolve) => {
        const stop = clock.after(longestHoldMs, resolve);
        void Promise.allSettled(coming).then(() => {
          stop();
          resolve();
        });
      });
    },
  };
}

function isLongAgo(load: Load, clock: Clock): boolean {
  return load.retries >= retryMs.length && clock.now() - load.failedAt >= longestWaitMs;
}

async function fetchView(entry: ViewEntry): Promise<AnyView> {
  if (entry.load === undefined) throw new Error('expects a view or a load, got neither');
  return entry.load();
}
