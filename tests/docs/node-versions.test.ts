import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../gate/run-command.ts';

/** The versions of Node that the program runs on; the gate runs on each, by day and by night. */
const supported = [20, 22, 24, 26];
/** With support of its makers, and the longest. */
const recommended = 24;
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
interface Package {
  readonly engines: { readonly node: string };
  readonly devDependencies: Readonly<Record<string, string>>;
}
const facts = JSON.parse(read('package.json')) as Package;
/** The ranges that the package takes: the first version of each, and whether later majors follow. */
const ranges = facts.engines.node.split(' || ').map((range) => ({
  major: Number(/\d+/.exec(range)?.[0]),
  first: range.replace(/^[\^>=]+/, '').replace(/\.0$/, ''),
  isOpen: range.startsWith('>='),
}));

describe('the versions of Node', () => {
  test.each(supported)('%i is one that the package takes', (version) => {
    expect(ranges.some(({ major, isOpen }) => major === version || (isOpen && version > major))).toBe(true);
  });
  test('this one is supported', () => {
    expect(supported).toContain(Number(process.versions.node.split('.')[0]));
  });
  test.each(['ci', 'nightly'])('are those of the workflow %s', (name) => {
    const text = read(`.github/workflows/${name}.yml`);
    expect(/node: \[(.+)\]/.exec(text)?.[1]?.split(', ').map(Number)).toEqual(supported);
    expect(text).toContain('node-version: ${{ matrix.node }}');
  });
  test.each(['README.md', 'CONTRIBUTING.md'])('are named in %s', (file) => {
    const text = read(file);
    for (const version of supported) expect(text).toMatch(new RegExp(`\\b${version}\\b`));
    for (const { first } of ranges.filter(({ isOpen }) => !isOpen)) expect(text).toContain(first);
    expect(text).toMatch(new RegExp(`Node:? ${recommended}\\b`));
  });
  test('the recommended one is that of the checkout', () => {
    expect(read('.nvmrc').trim()).toBe(String(recommended));
  });
  test('the oldest one is what the program is typed and built for', () => {
    const [oldest = 0] = supported;
    expect(facts.devDependencies['@types/node']).toMatch(new RegExp(`^${oldest}\\.`));
    expect(read('server/assets/server-build.ts')).toContain(`target: 'node${ranges[0]?.first}'`);
  });
});
