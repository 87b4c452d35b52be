import { chmodSync, mkdtempSync, rmSync } from 'node:fs';

import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Set by the global set-up for the workers: connection of the server that all test files share. */
export const testServerVariable = 'FOYER_TEST_SERVER';

export interface TestServer {
  readonly config: pg.ClientConfig;
  stop(): Promise<void>;
}

/** A throw-away PostgreSQL; its data is not forced to disk. `FOYER_TEST_DATABASE_URL` uses another one. */
export const startTestServer = async (): Promise<TestServer> => {
  const url = process.env['FOYER_TEST_DATABASE_URL'];
  if (url !== undefined && url !== '')
    return { config: { connectionString: url }, stop: () => Promise.resolve() };
  const folder = mkdtempSync(join(temporaryFolder(), 'foyer-test-'));
  // As root the server runs as another user, who must be able to reach its own folder below.
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({
    dataFolder: folder,
    mode: 'own',
    durable: false,
    say: () => undefined,
  });
  const killAtExit = (): void => {
    try {
      process.kill(server.running().pid, 'SIGQUIT');
    } catch {
      // Already gone: that is what this wants.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killAtExit);
  return {
    config: server.config,
    stop: async () => {
      await server.stop();
      process.removeListener('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
