import { parentPort } from 'node:worker_threads';
import type { CompileJob } from '../site/site-compiler.ts';
import { loadPublisher } from './load-publisher.ts';

const publisher = loadPublisher();
parentPort?.on('message', ({ id, documents }: CompileJob) => {
  publisher.compile(documents).then(
    (compilation) => parentPort?.postMessage({ id, compilation }),
    (cause: unknown) =>
      parentPort?.postMessage({
        id,
        error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      }),
  );
});
parentPort?.postMessage({ ready: true });
