import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

/** What `npm run generate` writes lists, texts and types from. */
const sources = [
  /^src\/(components|forms)\/[^/]+\/[^/]+\.(words\.json|definition\.ts)$/,
  /^src\/(components|forms)\/[^/]+\/[^/]+\.tsx$/,
  /^src\/machines\/[^/]+\/[^/]+\.(contract|machine)\.ts$/,
  /^platform\/(?:[^/]+\/){1,2}handlers\.ts$/,
  /^schemas\/(api|forms|settings|vendor|layout|tree|lottery)\//,
  /^demo\/vendor\/games\/[^/]+\/[^/]+\.game\.ts$/,
];

/** Whether generated files may be stale once this file is saved. `path` is from the checkout's root, with slashes. */
export const isGeneratedFrom = (path: string): boolean =>
  !/\/generated\/|\.(test|fake)\.tsx?$/.test(path) && sources.some((source) => source.test(path));

/**
 * Runs the generator in a process that sees each file as it is now. A folder that is half written is a fault that
 * says what it lacks; nothing ends because of it.
 */
export const generate = (root: string, script = 'schemas/generate.ts'): Promise<readonly Fault[]> =>
  new Promise((resolve) => {
    const words = ['--import', import.meta.resolve('tsx'), join(root, script)];
    execFile(process.execPath, words, { cwd: root }, (failure, _said, trouble) => {
      if (failure === null) return resolve([]);
      const sentence = /^(?:\w*Error): (.+)$/m.exec(trouble)?.[1] ?? trouble.trim();
      resolve([{ sentence, place: 'npm run generate', fix: null }]);
    });
  });
