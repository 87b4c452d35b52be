import { Worker } from 'node:worker_threads';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import { AppError } from '../platform/app-error.ts';
import type {
  Compilation,
  CompileJob,
  DrawJob,
  DrawnMarkup,
  DrawPage,
  SiteCompiler,
} from './site-compiler.ts';

export interface ThreadedCompiler extends SiteCompiler {
  /** Draws a page with the data of now. A page that comes during a compilation waits for its end. */
  readonly draw: DrawPage;
  stop(): Promise<void>;
}
interface ThreadOptions {
  readonly diff: SiteCompiler['diff'];
  readonly facts: SiteCompiler['facts'];
  /** Longest compilation, in milliseconds, once the thread is ready; beyond it the thread is ended. */
  readonly timeoutMs?: number;
  readonly entry?: URL;
}
interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (cause: unknown) => void;
  /** Ends the thread when the job takes too long; runs once the thread has its program. */
  timer: NodeJS.Timeout | undefined;
}
interface Answer {
  /** The thread has its program: what it was asked meanwhile begins now. */
  readonly ready?: true;
  readonly id?: number;
  readonly compilation?: Compilation;
  readonly drawn?: DrawnMarkup | null;
  readonly error?: string;
}

/** A thread does not inherit tsx on every Node, so it is set up by hand. */
const startTypeScript = `
  const { workerData } = require('node:worker_threads');
  import(workerData.tsx).then(({ register }) => { register(); return import(workerData.entry); });
`;

/**
 * Compiles in a thread of its own, so that players are served while an operator publishes, and a
 * document that makes the compiler run wild costs that thread only. The thread stays warm.
 */
export const createThreadedCompiler = (options: ThreadOptions): ThreadedCompiler => {
  const { timeoutMs = 60_000, entry = new URL('../prerender/publisher-worker.ts', import.meta.url) } =
    options;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let isReady = false;
  let lastId = 0;

  const fail = (cause: Error): void => {
    worker = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(cause);
    }
    waiting.clear();
  };
  const startTimer = (job: Waiting): void => {
    job.timer ??= setTimeout(() => {
      const slow = worker;
      fail(
        new AppError({
          status: 422,
          code: 'publish.too-long',
          message: `Checking took longer than ${timeoutMs / 1_000} s and was ended.`,
        }),
      );
      void slow?.terminate();
    }, timeoutMs);
  };
  const settle = (answer: Answer): void => {
    const { id, error } = answer;
    if (answer.ready === true) {
      isReady = true;
      waiting.forEach(startTimer);
    }
    const job = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || job === undefined) return;
    waiting.delete(id);
    clearTimeout(job.timer);
    if (waiting.size === 0) worker?.unref();
    if (error !== undefined) job.reject(new Error(`The compiler failed: ${error}`));
    else job.resolve(answer);
  };
  const open = (): Worker => {
    isReady = false;
    const opened = new Worker(startTypeScript, {
      eval: true,
      execArgv: [],
      // The views are drawn as players get them, and several times as fast.
      env: { ...process.env, NODE_ENV: 'production' },
      workerData: { tsx: import.meta.resolve('tsx/esm/api'), entry: entry.href },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    opened.on('message', settle);
    opened.on(
      'error',
      (cause) => worker === opened && fail(cause instanceof Error ? cause : new Error(String(cause))),
    );
    opened.on('exit', () => worker === opened && fail(new Error('The compiler ended')));
    opened.unref();
    return opened;
  };
  const ask = (job: Omit<CompileJob, 'id'> | Omit<DrawJob, 'id'>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker ??= open();
      const used = worker;
      lastId += 1;
      const waits: Waiting = { resolve, reject, timer: undefined };
      waiting.set(lastId, waits);
      if (isReady) startTimer(waits);
      // A program that waits for an answer does not end; an idle thread holds up nothing.
      used.ref();
      used.postMessage({ ...job, id: lastId });
    });
  const compile = async (documents: SiteDocuments): Promise<Compilation> => {
    const { compilation } = await ask({ documents });
    if (compilation === undefined) throw new Error('Expected a compilation, the thread gave none');
    return compilation;
  };
  worker = open();
  return {
    compile,
    draw: async (order) => (await ask({ order })).drawn ?? null,
    diff: options.diff,
    facts: options.facts,
    stop: async () => {
      const last = worker;
      fail(new Error('The compiler was stopped'));
      await last?.terminate();
    },
  };
};
