import { Worker } from 'node:worker_threads';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Release, ReleasePart } from '../../../src/protocol/release/release.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import { findEntry, isBuilt } from '../../infrastructure/program.ts';
import { createDeltaReader, createDeltaWriter, type RecordDelta } from './record-delta.ts';
import type {
  Compilation,
  CompileJob,
  DrawJob,
  DrawnMarkup,
  DrawPage,
  EditedView,
  SiteCompiler,
  ThreadCompilation,
  ViewJob,
  ViewScreens,
} from './site-compiler.ts';

export interface ThreadedCompiler extends SiteCompiler {
  /** Draws a page with the data of now. A page that comes during a compilation waits for its end. */
  readonly draw: DrawPage;
  /** Compiles the screens that an editor shows, and nothing else; after a compilation that is under way. */
  readonly view: ViewScreens;
  /** Starts the thread before the first compilation. */
  warm(): void;
  stop(): Promise<void>;
}
interface ThreadOptions {
  readonly diff: SiteCompiler['diff'];
  readonly facts: SiteCompiler['facts'];
  /** Longest compilation of that moment, in milliseconds, once the thread is ready; beyond it the thread is ended. */
  readonly timeoutMs?: () => number;
  readonly entry?: URL;
}
interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (cause: unknown) => void;
  /** Ends the thread when the job takes too long; runs once the thread has its program. */
  timer: NodeJS.Timeout | undefined;
}
interface Answer {
  /** The thread has its program: what it was asked meanwhile begins now. */
  readonly ready?: true;
  readonly id?: number;
  readonly compilation?: ThreadCompilation;
  readonly drawn?: DrawnMarkup | null;
  readonly view?: EditedView;
  readonly error?: string;
}
/** A thread, and what of documents and releases it has and gave already. */
interface ThreadLink {
  readonly worker: Worker;
  readonly writeDocuments: (documents: SiteDocuments) => RecordDelta<unknown>;
  readonly readParts: (parts: RecordDelta<ReleasePart>) => Release['parts'];
}
/** What a job comes to. */
interface Outcome {
  readonly compilation: Compilation | null;
  readonly drawn: DrawnMarkup | null;
  readonly view: EditedView | null;
}
const readCompilation = (
  { release, ...said }: ThreadCompilation,
  readParts: ThreadLink['readParts'],
): Compilation => ({
  ...said,
  release: release === null ? null : { ...release, parts: readParts(release.parts) },
});

/** Players and operators are served meanwhile. */
export const usualTimeoutMs = 60_000;
/** Only the one person who started it waits, and can end it: it has all the time of a busy machine. */
export const patientTimeoutMs = 10 * 60_000;

/** Runs the sources: a thread does not inherit tsx on every Node, so it is set up by hand. */
const startTypeScript = `
  const { workerData } = require('node:worker_threads');
  import(workerData.tsx).then(({ register }) => { register(); return import(workerData.entry); });
`;

/**
 * Compiles in a separate thread, so that players are served while an operator publishes, and a
 * document that makes the compiler run wild costs that thread only. The thread stays warm.
 */
export const createThreadedCompiler = (options: ThreadOptions): ThreadedCompiler => {
  const { timeoutMs = () => usualTimeoutMs, entry = findEntry('publisher-worker') } = options;
  const waiting = new Map<number, Waiting>();
  let link: ThreadLink | null = null;
  let isReady = false;
  let lastId = 0;

  const fail = (cause: Error): void => {
    link = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(cause);
    }
    waiting.clear();
  };
  const startTimer = (job: Waiting): void => {
    const limitMs = timeoutMs();
    job.timer ??= setTimeout(() => {
      const slow = link?.worker;
      fail(
        new AppError({
          status: 422,
          code: 'publish.too-long',
          message: `Checking took longer than ${limitMs / 1_000} s and was ended.`,
        }),
      );
      void slow?.terminate();
    }, limitMs);
  };
  const settle = (from: ThreadLink, answer: Answer): void => {
    // A thread that was ended may still have said something.
    if (from !== link) return;
    const { id, error } = answer;
    if (answer.ready === true) {
      isReady = true;
      waiting.forEach(startTimer);
    }
    const job = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || job === undefined) return;
    waiting.delete(id);
    clearTimeout(job.timer);
    if (waiting.size === 0) from.worker.unref();
    if (error !== undefined) job.reject(new Error(`The compiler failed: ${error}`));
    else
      job.resolve({
        drawn: answer.drawn ?? null,
        view: answer.view ?? null,
        compilation:
          answer.compilation === undefined ? null : readCompilation(answer.compilation, from.readParts),
      });
  };
  const open = (): ThreadLink => {
    isReady = false;
    const opened = new Worker(isBuilt ? entry : startTypeScript, {
      eval: !isBuilt,
      execArgv: [],
      // The views are drawn as players get them, and several times as fast.
      env: { ...process.env, NODE_ENV: 'production' },
      ...(isBuilt ? {} : { workerData: { tsx: import.meta.resolve('tsx/esm/api'), entry: entry.href } }),
      // Beside other work, a thread with the usual room for young values spends most of its time collecting them.
      resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 },
    });
    opened.on(
      'error',
      (cause) => link?.worker === opened && fail(cause instanceof Error ? cause : new Error(String(cause))),
    );
    opened.on('exit', () => link?.worker === opened && fail(new Error('The compiler ended')));
    opened.unref();
    const thread = {
      worker: opened,
      writeDocuments: createDeltaWriter(),
      readParts: createDeltaReader<ReleasePart>(),
    };
    opened.on('message', (answer: Answer) => settle(thread, answer));
    return thread;
  };
  const ask = (
    write: (to: ThreadLink) => Omit<CompileJob, 'id'> | Omit<DrawJob, 'id'> | Omit<ViewJob, 'id'>,
  ): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      link ??= open();
      lastId += 1;
      const caller: Waiting = { resolve, reject, timer: undefined };
      waiting.set(lastId, caller);
      if (isReady) startTimer(caller);
      // A program that waits for an answer does not end; an idle thread holds up nothing.
      link.worker.ref();
      link.worker.postMessage({ ...write(link), id: lastId });
    });
  const compile = async (documents: SiteDocuments): Promise<Compilation> => {
    const { compilation } = await ask(({ writeDocuments }) => ({ documents: writeDocuments(documents) }));
    if (compilation === null) throw new Error('Expected a compilation, the thread gave none');
    return compilation;
  };
  return {
    compile,
    warm: () => {
      link ??= open();
    },
    draw: async (order) => (await ask(() => ({ order }))).drawn,
    view: async (documents, wish) => {
      const { view } = await ask(({ writeDocuments }) => ({ documents: writeDocuments(documents), wish }));
      if (view === null) throw new Error('Expected a view, the thread gave none');
      return view;
    },
    diff: options.diff,
    facts: options.facts,
    stop: async () => {
      const last = link?.worker;
      fail(new Error('The compiler was stopped'));
      await last?.terminate();
    },
  };
};
