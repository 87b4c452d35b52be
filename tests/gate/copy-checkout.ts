import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run-command.ts';

const copied = [
  'src',
  'server',
  'demo',
  'schemas',
  'layouts',
  'locales',
  'tests',
  'bench',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** A checkout whose files a test may change. Packages are those of this one. */
export const copyCheckout = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-checkout-')));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
