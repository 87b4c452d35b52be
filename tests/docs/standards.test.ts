import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../gate/run-command.ts';

const subjects = [
  'calls',
  'data',
  'documents',
  'errors',
  'flows',
  'money',
  'styles',
  'tests',
  'texts',
  'time',
] as const;
/** Lines of a screen, and characters of a line. */
const screen = { lines: 55, width: 120 } as const;

/** Lines as they are on a screen: without the room of columns and the addresses of links, the long ones broken. */
const countScreenLines = (text: string): number =>
  text
    .trimEnd()
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\]\([^)]*\)/g, ']')
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/-{4,}/g, '---'),
    )
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / screen.width)), 0);

/** Files and folders of the checkout in backticks: what has a slash, or the ending of a file of ours. */
const listNamed = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w.-]+\.(?:ts|tsx|mjs|md))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('.'));
const listLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);

const isTool = /^(the linter|the compiler|the check|the type|the database|the list|`npm run|the reviewer)/;
/** Rules of the table, each with what holds it. */
const readRules = (text: string): readonly (readonly [rule: string, holder: string])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const [, rule = '', holder = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return [rule, holder] as const;
    });

/** What is wrong with a standard at `path`. */
const findFaults = (path: string, text: string): readonly string[] => {
  const lines = countScreenLines(text);
  return [
    ...(lines > screen.lines ? [`${lines} lines, a screen has ${screen.lines}`] : []),
    ...listNamed(text)
      .filter((named) => !existsSync(join(root, named)))
      .map((named) => `there is no ${named}`),
    ...listLinks(text)
      .filter((link) => !existsSync(join(root, normalize(join(dirname(path), link)))))
      .map((link) => `there is no ${link}`),
    ...readRules(text)
      .filter(
        ([, holder]) => listNamed(holder).length + listLinks(holder).length === 0 && !isTool.test(holder),
      )
      .map(([rule]) => `nothing holds: ${rule}`),
    ...(text.includes('\n## Best seen in\n') ? [] : ['it says no place that shows it best']),
  ];
};

test('there is a standard for each subject, and no other page beside them', () => {
  const pages = readdirSync(join(root, 'docs/standards')).sort();
  expect(pages).toEqual(subjects.map((subject) => `${subject}.md`));
});

test.each(subjects)('the standard of %s is one screen of rules, each with what holds it', (subject) => {
  const path = `docs/standards/${subject}.md`;
  const text = readFileSync(join(root, path), 'utf8');
  expect(readRules(text).length).toBeGreaterThanOrEqual(8);
  expect(findFaults(path, text)).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s leads to each of them', (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const linked = listLinks(text).map((link) => normalize(join(dirname(path), link)));
  expect(subjects.filter((subject) => !linked.includes(`docs/standards/${subject}.md`))).toEqual([]);
});

test.each([
  ['a file that is gone', '| a | `src/protocol/money/gone.ts` |', 'there is no src/protocol/money/gone.ts'],
  ['a tool’s file that is gone', '| a | `oxlint.gone.mjs` |', 'there is no oxlint.gone.mjs'],
  [
    'a decision that is gone',
    '| a | [1](../decisions/0001-gone.md) |',
    'there is no ../decisions/0001-gone.md',
  ],
  ['a rule that nothing holds', '| a | good will |', 'nothing holds: a'],
  ['a second screen', 'x\n'.repeat(screen.lines), `${screen.lines + 5} lines, a screen has ${screen.lines}`],
])('%s is found', (_what, planted, fault) => {
  const page = `| rule | held by |\n| --- | --- |\n${planted}\n\n## Best seen in\n`;
  expect(findFaults('docs/standards/planted.md', page)).toEqual([fault]);
});
