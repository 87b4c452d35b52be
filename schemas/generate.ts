import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateApi } from './generate-api.ts';
import { generateGraphs } from './generate-graphs.ts';
import { generateLayout } from './generate-layout.ts';
import { generatePictures } from './generate-pictures.ts';
import { generateWeights } from './generate-weights.ts';

const root = join(import.meta.dirname, '..');

/** Every generated file of the repository: path from its root → content. */
const generateAll = async (): Promise<Readonly<Record<string, string>>> => ({
  ...(await generateApi()),
  ...(await generateLayout()),
  ...generateGraphs(root),
  ...generatePictures(),
  ...(await generateWeights(root)),
});

const readIfThere = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

const files = Object.entries(await generateAll());
const stale = files.filter(([path, content]) => readIfThere(join(root, path)) !== content);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`stale: ${path}`);
  if (stale.length > 0) {
    console.error(`${stale.length} of ${files.length} generated files are stale; run "npm run generate".`);
    process.exitCode = 1;
  } else console.log(`${files.length} generated files are fresh.`);
} else {
  for (const [path, content] of stale) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    console.log(`wrote ${path}`);
  }
  console.log(`${files.length} generated files, ${stale.length} written.`);
}
