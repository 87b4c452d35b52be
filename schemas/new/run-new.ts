import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeThing } from './make-thing.ts';
import { RefusedName } from './scaffold.ts';

/** `npm run new <kind> <name>`: the files of a new thing, its place in the catalogue, and what is left to do. */
const root = join(import.meta.dirname, '../..');
const [kind, name] = process.argv.slice(2);
try {
  const lines = await makeThing(root, kind, name);
  const generate = join(root, 'schemas/generate.ts');
  execFileSync(process.execPath, ['--import', 'tsx', generate], { cwd: root, stdio: 'inherit' });
  console.log(lines.join('\n'));
  console.log('Then run npm run docs: the reference is written from the code.');
} catch (error) {
  if (!(error instanceof RefusedName)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
