import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from './cli-options.ts';
import { runTryCommand } from './try-command.ts';

const show = {
  and: [{ '>': [{ var: 'member.level' }, 2] }, { '!': [{ in: ['login', 'locked'] }] }],
};
const documents = {
  'pages/home': {
    body: [
      { id: 'vip', show },
      { id: 'odd', show: { adn: [true] } },
      { id: 'none', show: { '!': [{ var: 'data.links.0.id' }] } },
    ],
  },
  'pages/help': { title: 'help.title' },
};
const place = '/body/0/show';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-try-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const valuesFile = (text: string): string => {
  const file = join(folder, 'values.json');
  writeFileSync(file, text);
  return file;
};

test.each([
  ['nested', { member: { level: 3 } }, true],
  ['by path', { 'member.level': 3 }, true],
  ['too low', { 'member.level': 2 }, false],
  ['a flow that says yes', { 'member.level': 3, 'in login locked': true }, false],
])('judges a rule with values of a file: %s', async (_, values, result) => {
  const file = valuesFile(JSON.stringify(values));
  const answer = await runTryCommand(documents, ['pages/home', place, file]);
  expect(answer).toMatchObject({ exitCode: 0, data: { result, rule: show } });
  expect(answer.text).toContain(`Result: ${result}`);
});

test('says that the portal hides what a missing value decides', async () => {
  const missing = await runTryCommand(documents, ['pages/home', '/body/2/show']);
  expect(missing.text).toContain('Result: true\nThe portal shows nothing there');
  const file = valuesFile(JSON.stringify({ 'data.links.0.id': '' }));
  const given = await runTryCommand(documents, ['pages/home', '/body/2/show', file]);
  expect(given.text).toMatch(/Result: true$/);
});

test('says what the rule reads and what each part is', async () => {
  const { text, data } = await runTryCommand(documents, ['pages/home', place]);
  expect(text).toContain('member.level: no value');
  expect(text).toContain('in login locked: no');
  expect(data).toMatchObject({
    values: {},
    answers: { 'in login locked': false },
    parts: [
      { depth: 0, value: false },
      { rule: show.and[0], value: false },
      { rule: show.and[1], value: true },
      { value: false },
    ],
  });
});

test('puts the named rules of the document in their places', async () => {
  const named = {
    'fragments/deposits': {
      rules: {
        isWeek: { '===': [{ var: 'params.days' }, 7] },
        days: { if: [{ var: 'rule.isWeek' }, 7, 30] },
      },
      body: { show: { '>': [{ var: 'rule.days' }, 7] } },
    },
  };
  const words = ['fragments/deposits', '/body/show', valuesFile('{"params.days": 7}')];
  const { text, data } = await runTryCommand(named, words);
  expect(data).toMatchObject({ result: false, values: { 'params.days': 7 } });
  expect(text).not.toContain('rule.');
  const other = await runTryCommand(named, [...words.slice(0, 2), valuesFile('{"params.days": 30}')]);
  expect(other.data).toMatchObject({ result: true });
});

test('lists the rules of a document, and says that it has none', async () => {
  const { data, text } = await runTryCommand(documents, ['pages/home']);
  expect(data).toMatchObject({ rules: [{ pointer: place, rule: show }, { pointer: '/body/2/show' }] });
  expect(text.startsWith(`${place}: `)).toBe(true);
  expect((await runTryCommand(documents, ['pages/help'])).text).toBe('pages/help has no rules.');
});

test.each([
  [['pages/hom'], 'document.unknown', 'pages/home'],
  [['pages/home', '/body/0/shw'], 'place.unknown', place],
  [['pages/home', '/body/1/show'], 'rule.refused', '"and"'],
])('refuses %j with %s and what was meant', async (words, code, meant) => {
  const answer = await runTryCommand(documents, words);
  expect(answer).toMatchObject({ exitCode: 1, data: { ok: false, error: { code } } });
  expect(answer.text).toContain(meant);
});

test('names the file of values that cannot be read', async () => {
  const words = ['pages/home', place];
  await expect(runTryCommand(documents, [])).rejects.toThrow(UsageError);
  await expect(runTryCommand(documents, [...words, join(folder, 'none.json')])).rejects.toThrow('none.json');
  await expect(runTryCommand(documents, [...words, valuesFile('{"a":')])).rejects.toThrow('values.json');
  await expect(runTryCommand(documents, [...words, valuesFile('[1]')])).rejects.toThrow(
    'an object of values',
  );
});
