import { join } from 'node:path';

export interface AssetFolders {
  /** Built portal: `index.html`, `build/`, `assets/`. */
  readonly portal: string;
  /** Built console and lab: `console/index.html`, `lab/index.html`, `build/`. */
  readonly console: string;
}

/** The lab's worker, inside the built folder of the console. */
export const workerFile = 'lab/worker.js';

/** Where the built files of the surfaces are. */
export const findAssets = (root: string): AssetFolders => ({
  portal: join(root, 'dist/portal'),
  console: join(root, 'dist/console'),
});
