import { workerPath } from '../../protocol/machine/lab-worker.ts';
import { takeOver } from './worker-orders.ts';

/**
 * `none`: this browser keeps no copy. `renewed`: a newer lab is kept as well and waits for a person.
 */
export type CopyState = 'none' | 'making' | 'ready' | 'renewed';
/** The lab's copy in this browser, for when there is no network. */
export interface OfflineCopy {
  readonly state: () => CopyState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins again with the newer lab; the run is in the address and stays. */
  readonly useNewest: () => void;
}
type Workers = Pick<ServiceWorkerContainer, 'register' | 'addEventListener' | 'controller'>;

interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { readonly createScriptURL: (address: string) => unknown };
}
/** The one address that may become a worker. The policy's name is known to the lab's headers alone. */
function trustWorkerPath(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
  if (trustedTypes === undefined) return workerPath;
  const policy = trustedTypes.createPolicy('foyer#worker', {
    createScriptURL: (address) => {
      if (address !== workerPath) throw new Error(`expects ${workerPath}, got ${address}`);
      return address;
    },
  });
  return policy.createScriptURL(workerPath) as string;
}

/** Makes the copy once `loaded` says that the page has all it needs. `reload` begins the page again. */
export function createOfflineCopy(
  workers: Workers | undefined,
  loaded: Promise<unknown>,
  reload: () => void,
): OfflineCopy {
  const listeners = new Set<() => void>();
  let state: CopyState = 'none';
  let waiting: ServiceWorker | null = null;
  const put = (next: CopyState): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const follow = (registration: ServiceWorkerRegistration): void => {
    const look = (): void => {
      const { active, installing } = registration;
      ({ waiting } = registration);
      if (active !== null) put(waiting === null ? 'ready' : 'renewed');
      else put(installing === null && waiting === null ? 'none' : 'making');
    };
    const watch = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
    for (const worker of [registration.installing, registration.waiting, registration.active]) watch(worker);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    look();
  };
  // Without a worker the lab works as before, with a network: there is nothing to report.
  if (workers !== undefined)
    loaded.then(() => workers.register(trustWorkerPath())).then(follow, () => put('none'));
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    useNewest: () => {
      if (waiting === null) return;
      workers?.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage(takeOver);
    },
  };
}
