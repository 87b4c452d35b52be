import { createServer } from 'node:http';
import type { AssetFolders } from '../assets/asset-folders.ts';
import type { Config } from '../platform/config.ts';
import type { Upstream } from './front.ts';
import { listen } from './listen.ts';
import { startProgram, type ProgramProcess } from './program-process.ts';

const surfaces = ['portal', 'console', 'games'] as const;
type Ports = Readonly<Record<(typeof surfaces)[number], number>>;

/** The program that answers now; the next one takes over when it is ready. */
export interface RunningProgram {
  readonly upstreams: Readonly<Record<keyof Ports, Upstream>>;
  /** Null until the first one is ready, and when it has ended unasked. */
  now(): ProgramProcess | null;
  /** Starts the file as it is now and puts it in the place of the one before. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

const findFreePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** The settings of `npm run dev`, with ports behind its own. */
const describeEnvironment = (config: Config, ports: Ports): NodeJS.ProcessEnv => ({
  ...process.env,
  PORTAL_PORT: String(ports.portal),
  CONSOLE_PORT: String(ports.console),
  GAMES_PORT: String(ports.games),
  PORTAL_ORIGIN: config.portalOrigin,
  CONSOLE_ORIGIN: config.consoleOrigin,
  GAMES_ORIGIN: config.gamesOrigin,
  DATA_DIR: config.dataFolder,
  HOST: 'localhost',
});

export const createRunningProgram = (
  file: string,
  { config, assets }: { readonly config: Config; readonly assets: AssetFolders },
): RunningProgram => {
  let running: { readonly program: ProgramProcess; readonly ports: Ports } | null = null;
  const waiting = new Set<() => void>();
  const findPort = async (name: keyof Ports): Promise<number> => {
    while (running === null) await new Promise<void>((resolve) => waiting.add(resolve));
    return running.ports[name];
  };
  return {
    upstreams: {
      portal: { port: () => findPort('portal') },
      console: { port: () => findPort('console') },
      games: { port: () => findPort('games') },
    },
    now: () => (running?.program.hasEnded() === false ? running.program : null),
    replace: async () => {
      const [portal, operator, games] = [await findFreePort(), await findFreePort(), await findFreePort()];
      const ports = { portal, console: operator, games };
      const program = await startProgram(file, {
        words: [JSON.stringify(assets)],
        env: describeEnvironment(config, ports),
      });
      const before = running;
      running = { program, ports };
      for (const resolve of waiting) resolve();
      waiting.clear();
      void before?.program.stop();
    },
    stop: async () => running?.program.stop(),
  };
};
