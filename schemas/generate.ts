import { join } from 'node:path';
import { findStale, make, writeFiles } from './make.ts';

/**
 * `npm run generate`: everything that is generated. With `--check` what the repository has of it is compared, and
 * nothing of that is written.
 */
const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const written = await make(root);
for (const path of written) console.log(`wrote ${path}`);
const { generateKept } = await import('./generate-kept.ts');
const files = await generateKept(root);
const stale = findStale(root, files);
if (isCheck) {
  for (const path of stale) console.error(`stale: ${path}`);
  if (stale.length > 0) {
    console.error(`${stale.length} of ${Object.keys(files).length} files are stale; run "npm run generate".`);
    process.exitCode = 1;
  } else console.log(`${Object.keys(files).length} generated files of the repository are fresh.`);
} else {
  writeFiles(root, files, stale);
  for (const path of stale) console.log(`wrote ${path}`);
  console.log(`${written.length + stale.length} generated files written.`);
}
