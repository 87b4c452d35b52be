import { resolve } from 'node:path';
import { ensureAssets } from '../../server/assets/build-assets.ts';
import { readConfig } from '../../server/platform/config.ts';
import { startFoyer } from '../../server/start.ts';

/** `npx tsx tests/gallery/start-gallery.ts <folder>`: the server on a folder made by `write-gallery.ts`. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Expected the gallery folder as the first argument');
await ensureAssets(resolve(folder), (sentence) => console.log(sentence));
const foyer = await startFoyer({
  config: readConfig(process.env),
  root: resolve(folder),
  say: (sentence) => console.log(sentence),
});
console.log(`${foyer.portalOrigin}/gallery/example-button`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void foyer.stop().then(() => process.exit(0)));
