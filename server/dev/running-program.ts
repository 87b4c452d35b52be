import { createServer } from 'node:http';
import type { AssetFolders } from '../assets/asset-folders.ts';
import type { Config } from '../infrastructure/config.ts';
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
  /** Starts the file as it is now and puts it in the place of the one before. False where all stops meanwhile. */
  replace(): Promise<boolean>;
  /** Ends every program: the one that answers, one before it and one that is being started. */
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
  let starting: Promise<ProgramProcess> | null = null;
  /** Until those that were replaced have ended. */
  const ends = new Set<Promise<void>>();
  const stopping = new AbortController();
  const waiting = new Set<() => void>();
  const findPort = async (name: keyof Ports): Promise<number> => {
    while (running === null) await new Promise<void>((resolve) => waiting.add(resolve));
    return running.ports[name];
  };
  const putInPlace = (next: NonNullable<typeof running>): void => {
    const before = running;
    running = next;
    for (const resolve of waiting) resolve();
    waiting.clear();
    if (before === null) return;
    const end = before.program.stop().finally(() => ends.delete(end));
    ends.add(end);
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
      starting = startProgram(file, {
        words: [JSON.stringify(assets)],
        env: describeEnvironment(config, ports),
        signal: stopping.signal,
      });
      try {
        putInPlace({ program: await starting, ports });
      } catch (cause) {
        if (!stopping.signal.aborted) throw cause;
      }
      return !stopping.signal.aborted;
    },
    stop: async () => {
      stopping.abort();
      await Promise.allSettled([starting, running?.program.stop(), ...ends]);
      // One that answered at the same moment.
      await running?.program.stop();
    },
  };
};
