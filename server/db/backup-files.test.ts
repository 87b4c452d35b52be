import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLines } from './backup-files.ts';
import { createBackupSeal } from './backup-seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every sign that Unicode, a terminal or some reader of lines takes for the end of a line, besides the line feed. */
const otherEnds = ['\r', '\v', '\f', '\u001C', '\u001D', '\u001E', '\u0085', '\u2028', '\u2029'];
const lines = [...otherEnds.map((end) => `{"a":"before${end}after"}`), '', ...otherEnds, '{"c":"last"}'];
const text = lines.map((line) => `${line}\n`).join('');
const readAll = async (file: string, seal: Parameters<typeof readLines>[2]): Promise<string[]> => {
  const found: string[] = [];
  for await (const line of readLines(join(folder, file), 'table', seal)) found.push(line);
  return found;
};

test('a line of a backup ends with a line feed alone, whatever the run-time takes for an end, in clear and encrypted', async () => {
  writeFileSync(join(folder, 'clear'), text);
  expect(await readAll('clear', null)).toEqual(lines);
  const seal = createBackupSeal('a passphrase of a test');
  writeFileSync(
    join(folder, 'sealed'),
    Buffer.concat([seal.seal('table', 0, text), seal.seal('table', 1, text)]),
  );
  expect(await readAll('sealed', seal)).toEqual([...lines, ...lines]);
});

test('a line is longer than what a stream reads at once, with a letter of several bytes on each border', async () => {
  const long = 'é€😀'.repeat(40_000);
  writeFileSync(join(folder, 'long'), `${long}\nshort\n${long}\n`);
  const found = await readAll('long', null);
  expect(found.map((line) => line.length)).toEqual([long.length, 5, long.length]);
  expect([found[0] === long, found[2] === long]).toEqual([true, true]);
});

test('nothing is no line, and a last line without its end is one', async () => {
  writeFileSync(join(folder, 'nothing'), '');
  expect(await readAll('nothing', null)).toEqual([]);
  writeFileSync(join(folder, 'cut'), 'a\nb');
  expect(await readAll('cut', null)).toEqual(['a', 'b']);
});
