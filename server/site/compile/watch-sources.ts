import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { sourceFolders } from './source-files.ts';

/** An editor writes a file in several steps, and a tool many files. */
const restMs = 150;

/** Calls back a moment after files of a source changed. Returns what stops it. */
export function watchSources(root: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = sourceFolders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_, name) => {
        if (name?.endsWith('.json') !== true) return;
        clearTimeout(timer);
        timer = setTimeout(changed, restMs);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Does a work once and after each change, never twice at a time; a change meanwhile is followed by one more. */
export async function repeatWork(
  work: () => Promise<void>,
  { follow, signal }: { readonly follow: (changed: () => void) => () => void; readonly signal: AbortSignal },
): Promise<void> {
  let isDue = true;
  let wake: () => void = () => undefined;
  const stop = follow(() => {
    isDue = true;
    wake();
  });
  signal.addEventListener('abort', () => wake());
  try {
    while (!signal.aborted) {
      if (isDue) {
        isDue = false;
        await work();
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    stop();
  }
}
