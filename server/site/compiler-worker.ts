import { parentPort } from 'node:worker_threads';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import { loadCompiler } from './load-compiler.ts';

/** One job of the compiler's thread. */
export interface CompileJob {
  readonly id: number;
  readonly documents: SiteDocuments;
}

const compiler = loadCompiler();
parentPort?.on('message', ({ id, documents }: CompileJob) => {
  compiler.compile(documents).then(
    (compilation) => parentPort?.postMessage({ id, compilation }),
    (cause: unknown) =>
      parentPort?.postMessage({
        id,
        error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
      }),
  );
});
parentPort?.postMessage({ ready: true });
