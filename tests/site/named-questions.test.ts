import { expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listObjects = (value: Json | undefined): readonly JsonObject[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(listObjects);
  return isObject(value) ? [value, ...Object.values(value).flatMap(listObjects)] : [];
};
const readLayout = (file: string): Json => JSON.parse(readTreeText(`layouts/${file}`)) as Json;
/** Questions about nothing in particular, each with what it is about. */
const general: Readonly<Record<string, string>> = {
  'shell.json confirm-logout': 'the person',
  'shell.json consents-due': 'the terms of the brand',
};
/** What a part shows, with the fragments that it uses. */
const printWhole = (part: JsonObject): string =>
  [
    part,
    ...listObjects(part).flatMap(({ use }) =>
      typeof use === 'string' ? [readLayout(`fragments/${use.replace('fragment:', '')}.json`)] : [],
    ),
  ]
    .map((one) => JSON.stringify(one))
    .join();
/** A value in the words of a question: an amount, a name, a number of something. */
const namesThing = (question: JsonObject): boolean =>
  /"args":\{"|"(?:value|title|label)":\{"\$e"|"children":\[\{"\$e"/.test(printWhole(question));
const isQuestion = ({ type, in: where }: JsonObject): boolean => {
  const [, states] = Array.isArray(where) ? (where as readonly Json[]) : [];
  const first = Array.isArray(states) ? (states as readonly Json[])[0] : states;
  const isControl = type === 'Button' || type === 'SchemaForm';
  if (isControl) return false;
  return type === 'ConfirmDialog' || (typeof first === 'string' && /(?:^|\.)confirming$/.test(first));
};
const findNameless = (document: Json): readonly string[] =>
  listObjects(document)
    .filter(isQuestion)
    .filter((question) => !namesThing(question))
    .map(({ id }) => id as string);

const folders = ['pages', 'fragments', 'modals'];
const files = [
  'shell.json',
  ...folders.flatMap((folder) => readdirSync(`layouts/${folder}`).map((name) => `${folder}/${name}`)),
];

it('a question before something is done or ended names it, and the amount of money', () => {
  expect(files.flatMap((file) => listObjects(readLayout(file)).filter(isQuestion)).length).toBeGreaterThan(
    12,
  );
  const nameless = files.flatMap((file) => findNameless(readLayout(file)).map((id) => `${file} ${id}`));
  expect([...nameless].sort()).toEqual(Object.keys(general).sort());
});

it('the question before a withdrawal is cancelled says how much comes back', () => {
  const texts = JSON.parse(readFileSync('locales/EN.json', 'utf8')) as Record<string, string>;
  for (const key of ['withdrawal.cancel.text', 'lottery.ticket.cancelText', 'receipt.sure.text'])
    expect(texts[key]).toContain('{{amount}}');
});

it('is found without a name', () => {
  const question = { type: 'ConfirmDialog', id: 'sure', props: { title: { $t: 'devices.endTitle' } } };
  const named = { ...question, props: { message: { $t: 'devices.endText', args: { device: 'Phone' } } } };
  expect(findNameless([question, named])).toEqual(['sure']);
});
