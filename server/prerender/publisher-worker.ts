import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { ReleasePart } from '../../src/protocol/release/release.ts';
import { isBuilt, root } from '../infrastructure/program.ts';
import { createDeltaReader, createDeltaWriter } from '../site/compile/record-delta.ts';
import type {
  Compilation,
  CompileJob,
  DrawJob,
  ThreadCompilation,
  ViewJob,
} from '../site/compile/site-compiler.ts';
import { readProgram } from '../site/compile/source-hash.ts';
import { openCheckCache } from './check-cache.ts';
import { loadPublisher } from './load-publisher.ts';

const cache = isBuilt
  ? openCheckCache(fileURLToPath(new URL('check-cache.json', import.meta.url)))
  : undefined;
const publisher = loadPublisher(await readProgram(root), cache);
const readDocuments = createDeltaReader<unknown>();
/** A part's name is the hash of its content. */
const writeParts = createDeltaWriter<ReleasePart>(() => true);
const writeCompilation = ({ release, ...said }: Compilation): ThreadCompilation => ({
  ...said,
  release: release === null ? null : { ...release, parts: writeParts(release.parts) },
});
/** The answer is written when it is sent: deltas are read in the order in which they are sent. */
const work = async (job: CompileJob | DrawJob | ViewJob): Promise<() => object> => {
  if ('order' in job) {
    const drawn = await publisher.draw(job.order);
    return () => ({ drawn });
  }
  // Read now: what is sent before another delta must be read before it.
  const documents = readDocuments(job.documents);
  if ('wish' in job) {
    const view = publisher.view(documents, job.wish);
    return () => ({ view });
  }
  const compilation = await publisher.compile(documents);
  cache?.close();
  return () => ({ compilation: writeCompilation(compilation) });
};

parentPort?.on('message', (job: CompileJob | DrawJob | ViewJob) => {
  const { id } = job;
  work(job).then(
    (write) => parentPort?.postMessage({ id, ...write() }),
    (cause: unknown) =>
      parentPort?.postMessage({
        id,
        error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      }),
  );
});
parentPort?.postMessage({ ready: true });
