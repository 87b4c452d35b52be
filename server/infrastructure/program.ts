import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** Folder of the checkout or of the deployment. This file lies two folders below it, as does the built program. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The version of `package.json`. */
export const readVersion = (): string =>
  parseOwnJson<{ readonly version: string }, 'build'>(readFileSync(join(root, 'package.json'), 'utf8'))
    .version;

/** Whether this is the built program, and not its sources. */
export const isBuilt = !import.meta.url.endsWith('.ts');

/** Programs beside the server's own: each is a file of the built program. */
export const programs = {
  'publisher-worker': 'server/prerender/publisher-worker.ts',
  'picture-process': 'platform/calls/uploads/picture-process.ts',
  'write-gallery': 'server/gallery/write-gallery.ts',
} as const;

/** Where a program of ours begins, for a thread or a process. */
export const findEntry = (name: keyof typeof programs): URL =>
  isBuilt ? new URL(`${name}.js`, import.meta.url) : pathToFileURL(join(root, programs[name]));

/** What Node needs to run it. */
export const nodeArguments = (): readonly string[] =>
  isBuilt ? [] : ['--import', import.meta.resolve('tsx')];
