import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../gate/run-command.ts';

/** What git leaves in a file where two changes met; formatters indent it and set blanks into it. */
const mark = /^\s*\\?(?:<{7} |(?:> ){6}> |>{7} )/m;

it.each(['<<<<<<< HEAD', '>>>>>>> main', '> > > > > > > main'])('%s is the mark of a merge', (line) => {
  expect(mark.test(`text\n${line}\n`)).toBe(true);
  expect(mark.test('a < b, and > quoted')).toBe(false);
});

it('no file holds what is left of a merge', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '*.md', '*.ts', '*.tsx', '*.json', '*.css', '*.sql', '*.mjs'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const marked = files
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('merge-marks.test.ts'))
    .filter((file) => mark.test(readFileSync(join(root, file), 'utf8')));
  expect(marked).toEqual([]);
});
