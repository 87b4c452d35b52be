import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateLists } from './generate-lists.ts';
import { generateShapes } from './generate-shapes.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const readIfThere = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

const pickStale = (files: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(files).filter(([path, content]) => readIfThere(join(root, path)) !== content);

function write(files: readonly (readonly [path: string, content: string])[]): void {
  for (const [path, content] of files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    console.log(`wrote ${path}`);
  }
}

/** Stale files of all. Lists and shapes come first: whatever else is generated imports them. */
async function generateAll(): Promise<{ readonly stale: number; readonly all: number }> {
  const lists = { ...generateLists(root), ...(await generateShapes()) };
  const staleLists = pickStale(lists);
  if (isCheck) for (const [path] of staleLists) console.error(`stale: ${path}`);
  else write(staleLists);
  if (isCheck && staleLists.length > 0) return { stale: staleLists.length, all: Object.keys(lists).length };
  const { generateRest } = await import('./generate-rest.ts');
  const rest = await generateRest(root);
  const staleRest = pickStale(rest);
  if (isCheck) for (const [path] of staleRest) console.error(`stale: ${path}`);
  else write(staleRest);
  return {
    stale: staleLists.length + staleRest.length,
    all: Object.keys(lists).length + Object.keys(rest).length,
  };
}

const { stale, all } = await generateAll();
if (isCheck && stale > 0) {
  console.error(`${stale} of ${all} generated files are stale; run "npm run generate".`);
  process.exitCode = 1;
} else if (isCheck) console.log(`${all} generated files are fresh.`);
else console.log(`${all} generated files, ${stale} written.`);
