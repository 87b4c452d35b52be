import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isSecretName } from '../../src/portal/input/form-values.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const layouts = fileURLToPath(new URL('../../layouts/', import.meta.url));

function listObjects(value: Json): readonly JsonObject[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listObjects);
  const object = value as JsonObject;
  return [object, ...Object.values(object).flatMap(listObjects)];
}

test('a field of a page that holds a password says so by its name: it is never typed again for anybody', () => {
  const names = readdirSync(layouts, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => listObjects(JSON.parse(readTreeText(join(layouts, name))) as Json))
    .filter(({ props }) => (props as JsonObject | undefined)?.['kind'] === 'password')
    .flatMap(({ on }) => listObjects(on ?? null))
    .flatMap(({ path }) => (typeof path === 'string' && path.startsWith('ui.page.') ? [path.slice(8)] : []));
  expect(names).toContain('fundPassword');
  expect(names.filter((name) => !isSecretName(name))).toEqual([]);
});
