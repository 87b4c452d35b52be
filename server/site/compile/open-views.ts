import type { ViewScreens } from './site-compiler.ts';
import type { ThreadedCompiler } from './threaded-compiler.ts';

/** How long the thread stays after its last view: no page is edited by then. */
const idleMs = 10 * 60_000;

export interface EditorViews {
  readonly view: ViewScreens;
  stop(): Promise<void>;
}

/**
 * Views for editors, in a second thread: a check of the whole site takes seconds, and would hold up what a
 * person sees. The thread starts with the first view and ends some time after the last.
 */
export function openViews(compiler: Pick<ThreadedCompiler, 'view' | 'stop'>): EditorViews {
  let idle: NodeJS.Timeout | undefined;
  let running = 0;
  return {
    view: async (documents, wish) => {
      clearTimeout(idle);
      running += 1;
      try {
        return await compiler.view(documents, wish);
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(() => void compiler.stop(), idleMs).unref();
      }
    },
    stop: async () => {
      clearTimeout(idle);
      await compiler.stop();
    },
  };
}
