import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { writeSourceFiles } from '../../server/site/source-files.ts';
import { readGallerySite } from '../../server/gallery/gallery-site.ts';

/**
 * Writes a checkout whose default site holds the gallery, at the folder given: code by links,
 * documents as files. `npx tsx tests/gallery/write-gallery.ts <folder>`, then `npm start` there.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const target = process.argv[2];
if (target === undefined) throw new Error('Expected the folder to write to as the first argument');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const name of [
  'src',
  'server',
  'node_modules',
  'dist',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
])
  if (existsSync(join(root, name))) symlinkSync(join(root, name), join(target, name));
cpSync(join(root, 'schemas'), join(target, 'schemas'), { recursive: true });
const { documents, pages } = await readGallerySite(root);
await writeSourceFiles(target, documents);
console.log(pages.join('\n'));
