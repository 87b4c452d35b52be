import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locateIssues } from './locate-issues.ts';
import { readSourceFiles, writeSourceFiles } from './source-files.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-source-'));
  await mkdir(join(root, 'layouts/pages'), { recursive: true });
  await writeFile(join(root, 'layouts/site.json'), '{ "id": "site" }');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const page = (text: string) => writeFile(join(root, 'layouts/pages/home.layout.json'), text);
const read = async () => {
  const { documents, issues } = await readSourceFiles(root);
  return { read: Object.keys(documents), issues };
};

describe('source files', () => {
  it('are read as documents, and written as they were', async () => {
    await page('\uFEFF{ "id": "home", "list": [1, { "a": 1 }, { "a": 2 }] }');
    const { documents, issues } = await readSourceFiles(root);
    expect(issues).toEqual([]);
    await writeSourceFiles(join(root, 'copy'), documents);
    expect((await readSourceFiles(join(root, 'copy'))).documents).toEqual(documents);
  });

  it('have the same bytes when they are written as those that are shipped', async () => {
    const shipped = join(import.meta.dirname, '../../..');
    const { documents } = await readSourceFiles(shipped);
    const copy = join(root, 'copy');
    const files = await writeSourceFiles(copy, documents);
    expect(files.length).toBeGreaterThan(250);
    for (const file of files)
      expect(await readFile(join(copy, file), 'utf8'), file).toBe(
        await readFile(join(shipped, file), 'utf8'),
      );
  });

  it('are refused where they are no JSON, the others are read', async () => {
    await page('{ "id": ');
    const { read: documents, issues } = await read();
    expect(documents).toEqual(['site']);
    expect(issues).toMatchObject([{ code: 'shape.not-json', document: 'pages/home', severity: 'error' }]);
  });

  it('may be writings, and say at its place which words of one are none', async () => {
    await page('{ "notation": 2, "title": "@home.title", "chrome": { "footer": false } }');
    const tree = { language: 1, id: 'home', title: { $t: 'home.title' }, chrome: { footer: false } };
    expect((await readSourceFiles(root)).documents['pages/home']).toEqual(tree);
    await page('{ "notation": 2,\n  "root": { "type": "Box", "id": "a",\n    "in": "login" } }');
    const { read: documents, issues } = await read();
    expect(documents).toEqual(['site']);
    expect(issues).toMatchObject([
      { code: 'notation.words', document: 'pages/home', pointer: '/root/in', line: 3, column: 5 },
    ]);
  });

  it('have their findings at the words of the writing', async () => {
    await page(
      '{ "notation": 2,\n"root": { "type": "Box", "id": "a",\n"gap": "x",\n"on": { "press":\n"send m e" } } }',
    );
    const source = await readSourceFiles(root);
    const finding = (pointer: string) =>
      ({ code: 'a', severity: 'error', document: 'pages/home', pointer, message: '' }) as const;
    const pointers = ['/root/props/gap', '/root/on/press/0/event', '/language', '/chrome/header'];
    const located = await locateIssues(pointers.map(finding), source, root);
    expect(located.map(({ pointer, line }) => [pointer, line])).toEqual([
      ['/root/gap', 3],
      ['/root/on/press', 4],
      ['/notation', 1],
      ['', 1],
    ]);
  });

  it('are refused where one object has a key twice, each at its place', async () => {
    await page(
      '{\n"id": "home",\n"root": { "type": "Box",\n"type": "Text" },\n"list": [{ "a": 1, "a": 1 }]\n}',
    );
    const { read: documents, issues } = await read();
    expect(documents).toEqual(['site']);
    expect(issues.map(({ code, pointer, message }) => [code, pointer, message])).toEqual([
      [
        'shape.repeated-key',
        '/root/type',
        'The key "type" is in this object twice, on lines 3 and 4; only the last would count. Take one of them out.',
      ],
      [
        'shape.repeated-key',
        '/list/0/a',
        'The key "a" is in this object twice, on line 5; only the last would count. Take one of them out.',
      ],
    ]);
  });
});
