import { parentPort } from 'node:worker_threads';
import type { CompileJob, DrawJob } from '../site/site-compiler.ts';
import { loadPublisher } from './load-publisher.ts';

const publisher = loadPublisher();
const work = async (job: CompileJob | DrawJob): Promise<object> =>
  'order' in job
    ? { drawn: await publisher.draw(job.order) }
    : { compilation: await publisher.compile(job.documents) };

parentPort?.on('message', (job: CompileJob | DrawJob) => {
  const { id } = job;
  work(job).then(
    (result) => parentPort?.postMessage({ id, ...result }),
    (cause: unknown) =>
      parentPort?.postMessage({
        id,
        error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      }),
  );
});
parentPort?.postMessage({ ready: true });
