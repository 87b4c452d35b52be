import { resolve } from 'node:path';
import { loadCatalogue } from '../site/compile/catalogue.ts';
import { compileGallery } from './compile-gallery.ts';
import { writeGallery } from './gallery-folder.ts';

/** `write-gallery.ts <root> <folder> <stamp>`: a separate process, so that no request waits for it. */
const [root, folder, stamp] = process.argv.slice(2);
if (root === undefined || folder === undefined || stamp === undefined)
  throw new Error('Expected root, folder and stamp as arguments');
await writeGallery(resolve(folder), stamp, await compileGallery(resolve(root), loadCatalogue()));
