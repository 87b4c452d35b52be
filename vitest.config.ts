import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { TestOrder } from './tests/gate/test-order.ts';

export default defineConfig({
  test: {
    include: ['{src,server,demo,schemas,bench,tests}/**/*.test.{ts,tsx}'],
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
    execArgv: ['--max-semi-space-size=128'],
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
