import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const folder = join(import.meta.dirname, '../../locales');
/** The narrow rail is 5.5rem wide: of a longer word the end would be broken off onto the next line. */
const most = 12;
const keys = [
  ...JSON.stringify(JSON.parse(readTreeText('layouts/menus/side.json'))).matchAll(
    /"label":\{"\$t":"([^"]+)"\}/g,
  ),
].map(([, key = '']) => key);

it.each(readdirSync(folder).filter((file) => file.endsWith('.json')))(
  'no word of the side menu is too long for its narrow rail: %s',
  (file) => {
    const texts = parseOwnJson<Readonly<Record<string, string>>, 'build'>(
      readFileSync(join(folder, file), 'utf8'),
    );
    const words = keys.flatMap((key) => (texts[key] ?? '').split(/[\s-]+/u));
    expect(keys.length).toBeGreaterThan(10);
    expect(words.filter((word) => [...word].length > most)).toEqual([]);
  },
);
