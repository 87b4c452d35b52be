import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/protocol/json.ts';

const layouts = fileURLToPath(new URL('../../layouts/', import.meta.url));

/** Every object in a document. */
function listObjects(value: Json): readonly JsonObject[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listObjects);
  const object = value as JsonObject;
  return [object, ...Object.values(object).flatMap(listObjects)];
}

/** Error states of a flow whose words are the same for every reason. */
function findMuteFailures(document: Json): readonly string[] {
  return listObjects(document)
    .filter(({ type, in: place }) => type === 'ErrorState' && place !== undefined)
    .filter(({ props, in: place }) => {
      const text = JSON.stringify((props as JsonObject | undefined)?.['text'] ?? null);
      return !text.includes(`machine.${String((place as readonly Json[])[0])}.error`);
    })
    .map(({ id }) => String(id));
}

test('a flow that failed to load says the reason that the server gave', () => {
  const files = readdirSync(layouts, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const found = files.flatMap((name) =>
    findMuteFailures(JSON.parse(readFileSync(join(layouts, name), 'utf8')) as Json).map(
      (id) => `${name}: ${id}`,
    ),
  );
  expect(found).toEqual([]);
});

test('an error state with fixed words is found', () => {
  const node = (text: Json): Json => ({
    type: 'ErrorState',
    id: 'failed',
    in: ['claims', 'failed'],
    props: { text },
  });
  expect(findMuteFailures([node({ $t: 'state.loadFailedText' })])).toEqual(['failed']);
  expect(findMuteFailures([node({ $t: { var: ['machine.claims.error', 'x'] } })])).toEqual([]);
});
