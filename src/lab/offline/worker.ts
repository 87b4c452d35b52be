import { createLabCache, type LabBuild } from './lab-cache.ts';
import { takeOver } from './worker-orders.ts';

/** The parts of a worker's surroundings that this one uses; the checkout's types are those of windows. */
interface LivingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface AskedEvent extends LivingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface WorkerWindow {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LivingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
/** Put in by the build. */
declare const labBuild: LabBuild;

// The types of the page and of a worker cannot be loaded side by side.
const worker = globalThis as unknown as WorkerWindow;
const cache = createLabCache(labBuild, {
  caches: worker.caches,
  fetch: (path, options) => fetch(path, options),
});

worker.addEventListener('install', (event) => event.waitUntil(cache.fill()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(cache.tidy().then(() => worker.clients.claim())),
);
// A new build waits until a person says so: nothing changes under a run.
worker.addEventListener('message', ({ data }) => {
  if (data === takeOver) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== worker.location.origin) return;
  const answer = cache.answer(event.request, (work) => event.waitUntil(work));
  if (answer !== null) event.respondWith(answer);
});
