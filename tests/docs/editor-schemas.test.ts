import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../gate/run-command.ts';

const { 'json.schemas': mapped } = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as {
  'json.schemas': readonly { fileMatch: readonly string[]; url: string }[];
};

const listJson = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `/${folder}/${file}`);

test('an editor knows the schema of every document', () => {
  const documents = [...listJson('layouts'), ...listJson('schemas/forms')];
  const urlsOf = (file: string) =>
    mapped.filter(({ fileMatch }) => fileMatch.some((glob) => matchesGlob(file, glob))).map(({ url }) => url);
  expect(documents.filter((file) => urlsOf(file).length !== 1)).toEqual([]);
  expect(mapped.filter(({ url }) => !existsSync(join(root, url)))).toEqual([]);
});
