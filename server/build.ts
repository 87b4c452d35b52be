import { ensureAssets } from './assets/build-assets.ts';
import { buildServer } from './assets/server-build.ts';
import { openGallery } from './gallery/gallery-folder.ts';
import { root } from './infrastructure/program.ts';

/**
 * `npm run build`: the server, portal, console, lab and gallery as they run and are delivered.
 * `server` builds the server alone, `all` leaves the gallery to who opens it first.
 */
const what = process.argv[2] ?? 'everything';
const begin = performance.now();
const say = (sentence: string): void => console.error(`  ${sentence}`);
say('Building the program, because its sources changed…');
await buildServer(root);
if (what !== 'server') await ensureAssets(root, say);
if (what === 'everything') {
  say('Compiling the gallery…');
  await openGallery(root).prepare();
}
say(`Built in ${((performance.now() - begin) / 1_000).toFixed(1)} s.`);
