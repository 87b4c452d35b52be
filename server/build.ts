import { fileURLToPath } from 'node:url';
import { ensureAssets } from './assets/build-assets.ts';

/** `npm run build`: portal, console and lab as the server delivers them. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folders = await ensureAssets(root, (sentence) => console.log(sentence));
console.log(`Portal in ${folders.portal}, console and lab in ${folders.console}.`);
