import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { context } from 'esbuild';
import { serverBuild, writeBrowserScripts } from '../assets/server-build.ts';
import { programs } from '../infrastructure/program.ts';
import type { Fault } from './fault.ts';

/** Builds the server's program once and then what changed. */
export interface ProgramBuild {
  /** The file to run. */
  readonly file: string;
  /** Faults that keep the program from being built. */
  build(): Promise<readonly Fault[]>;
  /** Whether the program is made from this file. */
  uses(file: string): boolean;
  stop(): Promise<void>;
}

interface Failure {
  readonly errors: readonly {
    readonly text: string;
    readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
  }[];
}
const isFailure = (cause: unknown): cause is Failure =>
  typeof cause === 'object' && cause !== null && 'errors' in cause;

export const openProgramBuild = async (root: string): Promise<ProgramBuild> => {
  // Two folders below the root, where the program expects itself.
  const folder = join(root, 'dist/development');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const buildContext = await context({
    ...serverBuild(root, folder, 'dev'),
    // A save waits for what this server runs, and for no command of the command line.
    entryPoints: { ...programs, dev: 'server/dev/served-program.ts' },
    metafile: true,
    minifyWhitespace: false,
    minifySyntax: false,
    logLevel: 'silent',
  });
  let inputs: ReadonlySet<string> = new Set();
  return {
    file: join(folder, 'dev.js'),
    build: async () => {
      try {
        const [{ metafile }] = await Promise.all([buildContext.rebuild(), writeBrowserScripts(root, folder)]);
        inputs = new Set(Object.keys(metafile.inputs).map((name) => join(root, name)));
        return [];
      } catch (cause) {
        if (!isFailure(cause)) throw cause;
        return cause.errors.map(({ text, location }) => ({
          sentence: text,
          place:
            location === null ? 'the server' : `${location.file}:${location.line}:${location.column + 1}`,
          fix: null,
        }));
      }
    },
    uses: (file) => inputs.has(file),
    stop: () => buildContext.dispose(),
  };
};
