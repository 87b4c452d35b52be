import { startTestServer, testServerVariable } from './test-server.ts';

/** vitest `globalSetup`: one PostgreSQL for the whole run. The returned function ends it. */
export const setup = async (): Promise<() => Promise<void>> => {
  const server = await startTestServer();
  process.env[testServerVariable] = JSON.stringify(server.config);
  return () => server.stop();
};
