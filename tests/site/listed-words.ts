import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unwritten } from '../../schemas/new/scaffold.ts';
import site from '../../layouts/site.json' with { type: 'json' };

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));
export const readLocale = (code: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`${folder}${code}.json`, 'utf8')) as Record<string, string>;

/** Words of these keys that `npm run new` left to be written: `<language> <key>`. */
export const listUnwritten = (keys: readonly string[]): readonly string[] =>
  site.locales.flatMap(({ code }) => {
    const words = readLocale(code);
    return keys.flatMap((key) => (words[key]?.startsWith(unwritten) === false ? [] : [`${code} ${key}`]));
  });
