import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run-command.ts';

/** What is made, fetched or of one person. */
const leftOut: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  'dist',
  '.cache',
  '.data',
  'test-results',
]);

/** A checkout whose files a test may change. Packages are those of this one. */
export const copyCheckout = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-checkout-')));
  for (const name of readdirSync(root))
    if (!leftOut.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
