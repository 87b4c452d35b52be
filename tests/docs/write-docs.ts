import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../gate/run-command.ts';
import { generateDocs } from './generate-docs.ts';

/** `npm run docs`: writes the pages that come from the code. */
for (const [path, text] of Object.entries(await generateDocs())) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
