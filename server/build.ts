import { fileURLToPath } from 'node:url';
import { ensureAssets } from './assets/build-assets.ts';
import { openGallery } from './gallery/gallery-folder.ts';

/** `npm run build`: portal, console, lab and gallery as the server delivers them. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folders = await ensureAssets(root, (sentence) => console.log(sentence));
const gallery = openGallery(root);
console.log('Compiling the gallery…');
await gallery.prepare();
console.log(
  `Portal in ${folders.portal}, console and lab in ${folders.console}, gallery in ${gallery.folder}.`,
);
