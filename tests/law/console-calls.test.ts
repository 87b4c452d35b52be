import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../../src/protocol/calls/areas.fake.ts';
import { listSources } from './list-sources.ts';

const root = join(import.meta.dirname, '../..');
const screens = listSources(root).filter(
  ({ path }) => path.startsWith('src/console/') && !/\.(test|fake)\./.test(path),
);
/** Calls that no screen of the console sends, and what does. */
const others: Readonly<Record<string, string>> = { 'draft.settings': 'the lab, for a draft as it would be' };

/** Calls that a source names, `lottery.close`, by what it imports; `calls.list` where it is handed those of a desk. */
function listSent(text: string): readonly string[] {
  const imports = [...text.matchAll(/import \{([^}]*)\} from '[./]*protocol\/calls\//g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')),
  );
  const named: readonly (readonly string[])[] = imports.some(([, alias]) => alias === 'calls')
    ? []
    : [['calls']];
  return [...imports, ...named].flatMap(([area = '', alias = area]) =>
    [...text.replaceAll(/ from '.*';/g, '').matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => `${area}.${name}`,
    ),
  );
}
/** Paths of the API in it, which no screen has to know. */
const listPaths = (text: string): readonly string[] =>
  [...text.matchAll(/['"`]\/?api\/[^'"`]*/g)].map(([one]) => one);

describe('calls of the console', () => {
  const sent = new Set(screens.flatMap(({ text }) => listSent(text)));

  it('are each sent by a screen, by their definition', () => {
    const defined = Object.entries(areas).flatMap(([area, calls]) =>
      Object.keys(calls).map((name) => [area, name] as const),
    );
    expect(defined.length).toBeGreaterThan(200);
    const unsent = defined.map((one) => one.join('.')).filter((one) => !sent.has(one));
    // A desk's calls are sent by the one screen of all desks, as `calls.…`.
    const ofDesks = unsent.filter((one) => one.startsWith('desk '));
    const names = new Set(ofDesks.map((one) => `calls.${one.split('.').at(-1) ?? ''}`));
    expect([...names].filter((one) => !sent.has(one))).toEqual([]);
    expect(unsent.filter((one) => !ofDesks.includes(one))).toEqual(Object.keys(others));
  });

  it('are sent in no other way: no screen knows a path of the API', () => {
    expect(screens.flatMap(({ path, text }) => listPaths(text).map((one) => `${path} ${one}`))).toEqual([]);
    const fetching = screens.filter(({ text }) => /\bfetch\(/.test(text)).map(({ path }) => path);
    expect(fetching).toEqual(['src/console/http/call-api.ts', 'src/console/http/use-call.ts']);
  });

  it('are recognised by what a source imports, also under another name', () => {
    const kind = 'const { calls } = kind; send(calls.stop, {});';
    expect(listSent(kind)).toEqual(['calls.stop']);
    const text = `import { site, draft as mine } from '../../protocol/calls/site.ts';
      send(mine.edit, {}); useCall(site.overview); other.edit();`;
    expect(listSent(text)).toEqual(['site.overview', 'draft.edit']);
    expect(listPaths("fetch('/api/draft'); `api/x`")).toEqual(["'/api/draft", '`api/x']);
  });
});

describe('the guide to another console call', () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = /## Adding a console call\n([^]*?)\n## /.exec(guide)?.[1] ?? '';

  it('names files that exist, in three places', () => {
    const files = [...section.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(section.match(/^\d\. /gm)).toHaveLength(3);
  });

  it('names what the code exports', () => {
    const sources = listSources(root).map(({ text }) => text);
    const names = ['Answers', 'Handlers', 'useCall', 'useKeep', 'forget', 'createConsoleFake'];
    for (const name of names) {
      expect(section).toContain(name);
      expect(
        sources.some((text) => new RegExp(`export (const|function|type|interface) ${name}\\b`).test(text)),
        name,
      ).toBe(true);
    }
  });
});
