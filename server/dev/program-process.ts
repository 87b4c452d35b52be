import { fork, type ChildProcess } from 'node:child_process';
import type { Issue } from '../../src/protocol/release/issue.ts';
import type { Order, Report } from './served-program.ts';

/** One run of the server's program. */
export interface ProgramProcess {
  /** Lines about the accounts of the demonstration; null without one. */
  readonly accounts: readonly string[] | null;
  /** Null where no vendor of games is connected. */
  readonly gamesOrigin: string | null;
  /** Publishes the files; gives what keeps them from it. */
  publish(): Promise<readonly Issue[]>;
  hasEnded(): boolean;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
  readonly child: ChildProcess;
}

const hear = <Kind extends Report['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Report, { kind: Kind }>> =>
  new Promise((resolve, reject) => {
    const take = (report: Report): void => {
      if (report.kind !== kind) return;
      child.off('message', take).off('exit', fail);
      resolve(report as Extract<Report, { kind: Kind }>);
    };
    const fail = (code: number | null): void =>
      reject(new Error(`The server ended with ${code ?? 'a signal'}; the terminal says why.`));
    child.on('message', take).once('exit', fail);
  });

interface Start {
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Ends a program that does not answer yet. */
  readonly signal: AbortSignal;
}
/** Starts the built program; resolves when it answers. */
export const startProgram = async (file: string, { words, env, signal }: Start): Promise<ProgramProcess> => {
  signal.throwIfAborted();
  const child = fork(file, [...words], { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const order = (one: Order): void => void child.send(one, () => undefined);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const end = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  const { accounts, gamesOrigin } = await hear(child, 'started').finally(() =>
    signal.removeEventListener('abort', end),
  );
  return {
    accounts,
    gamesOrigin,
    child,
    hasEnded,
    publish: async () => {
      const said = hear(child, 'published');
      order('publish');
      return (await said).issues;
    },
    stop: async () => {
      if (hasEnded()) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      order('stop');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
};
