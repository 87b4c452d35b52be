import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ensureGenerated } from './schemas/ensure-generated.mjs';
import { TestOrder } from './tests/gate/test-order.ts';

ensureGenerated(fileURLToPath(new URL('.', import.meta.url)));

/**
 * Node 25 and later have a `localStorage` that stores nothing without a file. It would hide the one of a test's
 * document; a worker is a run-time without it, as Node 20 to 24 are.
 */
const withoutOwnStorage = 'localStorage' in globalThis ? ['--no-webstorage'] : [];

export default defineConfig({
  test: {
    include: ['{src,server,platform,demo,schemas,bench,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/db/test-global-setup.ts'],
    setupFiles: ['tests/dom-setup.ts'],
    environment: 'node',
    environmentOptions: {
      // What a frame shows is not loaded. As an option of one file it would ask for other workers.
      happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    isolate: false,
    sequence: { sequencer: TestOrder },
    // A worker waits for the database a quarter of its time: half as many again as there are cores keep these busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A check of a site makes more short-lived objects than fit into the 16 MB that a young generation has by default.
    execArgv: ['--max-semi-space-size=128', ...withoutOwnStorage],
    restoreMocks: true,
    unstubGlobals: true,
    // Only what hangs is ended: how long a test takes depends on what else the machine does.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { requireAssertions: true },
    // A test that was left alone with `.only` would hide all others.
    allowOnly: false,
  },
});
