import { parentPort } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import type { CompileJob, DrawJob } from '../site/site-compiler.ts';
import { readProgram } from '../site/source-hash.ts';
import { loadPublisher } from './load-publisher.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const publisher = loadPublisher(await readProgram(root));
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
