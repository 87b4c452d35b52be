import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import type pg from 'pg';
import { root } from '../../tests/gate/run-command.ts';
import type { NodeConfig } from './member-node.ts';
import type { Fault } from './planted-fault.ts';

/** A place of a node: its process may be killed, and another takes the place. */
export interface MemberNode {
  /** Scheme, host and port; null while no process answers here. */
  readonly origin: () => string | null;
  /** Kills the process without a word (SIGKILL) and starts another; resolves when that one answers. */
  kill(): Promise<void>;
}
export interface MemberNodes {
  readonly all: readonly MemberNode[];
  /** Origins that answer now. */
  readonly origins: () => readonly string[];
  stop(): Promise<void>;
}

/** In two folders below the root, like the sources: what they read by a relative path is found. */
const bundle = join(root, '.cache/member-node.mjs');

const buildNode = async (): Promise<void> => {
  await build({
    entryPoints: [join(import.meta.dirname, 'member-node.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
};

const startProcess = async (
  config: NodeConfig,
): Promise<{ readonly child: ChildProcess; readonly port: number }> => {
  const child = fork(bundle, [], { cwd: root, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(config);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`A node ended before it answered, with ${code}.`)));
  });
  return { child, port };
};

const endProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const left = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await left;
};

/**
 * Starts processes that share a database, each with its own connections. Bundled first, so that a node
 * that was killed is back in a fraction of a second.
 */
export const startNodes = async (
  count: number,
  database: pg.PoolConfig,
  fault: Fault | null = null,
): Promise<MemberNodes> => {
  await buildNode();
  const config = { database, fault };
  let isStopped = false;
  const hasStopped = (): boolean => isStopped;
  const startPlace = async () => {
    let running = await startProcess(config);
    let isUp = true;
    return {
      origin: () => (isUp ? `http://127.0.0.1:${running.port}` : null),
      kill: async () => {
        if (!isUp || hasStopped()) return;
        isUp = false;
        await endProcess(running.child);
        if (hasStopped()) return;
        running = await startProcess(config);
        isUp = true;
      },
      end: () => endProcess(running.child),
    };
  };
  const places = await Promise.all(Array.from({ length: count }, startPlace));
  return {
    all: places,
    origins: () => places.flatMap(({ origin }) => origin() ?? []),
    stop: async () => {
      isStopped = true;
      await Promise.all(places.map(({ end }) => end()));
    },
  };
};
