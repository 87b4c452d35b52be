import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface CommandResult {
  /** Exit code; null when the command could not start, was killed or took too long. */
  readonly code: number | null;
  /** Both streams, in the order in which they came. */
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Passes the output on while the command runs. */
  readonly echo?: boolean;
}

/** Runs a program of `node_modules/.bin` or of the path. Never throws: a command that cannot start is a result. */
export const runCommand = (
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const cwd = options.cwd ?? root;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces: Buffer[] = [];
    const take = (piece: Buffer): void => {
      pieces.push(piece);
      if (options.echo === true) process.stdout.write(piece);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const timer = setTimeout(() => {
      pieces.push(Buffer.from(`\n${command} took longer than ${options.timeoutMs} ms and was ended.\n`));
      child.kill('SIGKILL');
    }, options.timeoutMs ?? 600_000);
    const end = (code: number | null, note = ''): void => {
      clearTimeout(timer);
      resolve({ code, output: Buffer.concat(pieces).toString('utf8') + note });
    };
    child.on('error', (error) => end(null, `${command} could not start: ${error.message}\n`));
    child.on('close', (code) => end(code));
  });
