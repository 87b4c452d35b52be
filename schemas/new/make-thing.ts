import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatText } from '../format-text.ts';
import { call } from './call.ts';
import { component } from './component.ts';
import { formField } from './form-field.ts';
import { locale } from './locale.ts';
import { machine } from './machine.ts';
import { page } from './page.ts';
import { patternFamily } from './pattern-family.ts';
import { isDocument, RefusedName, type Kind } from './scaffold.ts';

export const kinds: Readonly<Record<string, Kind>> = {
  component,
  machine,
  page,
  'form-field': formField,
  call,
  locale,
  'pattern-family': patternFamily,
};
const usage = `npm run new <${Object.keys(kinds).join('|')}> <name>`;
/**
 * Writes the files of a new thing. Nothing is written where its name is refused.
 * @throws RefusedName with a sentence that says why
 */
export async function makeThing(root: string, kind = '', name = ''): Promise<readonly string[]> {
  const thing = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (thing === undefined) throw new RefusedName(`“${kind}” is no kind of thing. Write ${usage}`);
  if (!thing.pattern.test(name))
    throw new RefusedName(`“${name}” is no name of a ${kind}: it looks like ${thing.example}.`);
  const { added, changed, next } = thing.make(root, name);
  const there = Object.keys(added).find((path) => existsSync(join(root, path)));
  if (there !== undefined) throw new RefusedName(`${there} is there already. Choose another name.`);
  for (const [path, text] of Object.entries({ ...added, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), isDocument(path) ? text : await formatText(path, text));
  }
  return [
    ...Object.keys(added).map((path) => `wrote   ${path}`),
    ...Object.keys(changed).map((path) => `changed ${path}`),
    ...next.map((step, index) => `${index + 1}. ${step}`),
  ];
}
