import { callSchemaPath } from '../../schemas/call-schema-path.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): JsonObject => JSON.parse(readTreeText(join(root, path))) as JsonObject;
const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

function listObjects(value: Json): readonly JsonObject[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listObjects);
  const object = value as JsonObject;
  return [object, ...Object.values(object).flatMap(listObjects)];
}
const isRead = (value: Json | undefined, name: string): boolean =>
  JSON.stringify(value) === JSON.stringify({ $e: { var: `route.query.${name}` } });
const asks = (operator: '!' | '!!', name: string): string =>
  JSON.stringify({ [operator]: { var: `route.query.${name}` } });

/** Parameters of the address that a page hands to a call which needs them, with the source that does. */
function listNeeds(page: JsonObject): readonly { readonly name: string; readonly source: JsonObject }[] {
  return Object.values(objectOf(page['data'])).flatMap((one) => {
    const source = objectOf(one);
    // A constant of the page asks no server.
    if (source['call'] === undefined) return [];
    const { request } = read(callSchemaPath(source['call'] as string));
    const required = (objectOf(request)['required'] ?? []) as readonly string[];
    return Object.entries(objectOf(source['with'])).flatMap(([field, value]) => {
      const name = required.includes(field)
        ? /"route\.query\.(\w+)"/.exec(JSON.stringify(value))?.[1]
        : undefined;
      return name !== undefined && isRead(value, name) ? [{ name, source }] : [];
    });
  });
}
const pages = readdirSync(join(root, 'layouts/pages')).map((file) => read(`layouts/pages/${file}`));
const needy = [
  ...pages.flatMap((page) => listNeeds(page).map((need) => ({ id: page['id'] as string, page, ...need }))),
];

describe('a page that shows one thing, opened without saying which', () => {
  it('is known by the call that needs a parameter of its address', () => {
    expect(needy.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['agent-pay-line', 'withdrawal-detail']),
    );
  });
  it.each(needy)(
    'asks the server nothing, says what to do and leads to a list: $id',
    ({ page, name, source }) => {
      expect(JSON.stringify(source['when'])).toBe(asks('!!', name));
      const empty = listObjects(page).filter(
        ({ type, show }) => type === 'EmptyState' && JSON.stringify(show) === asks('!', name),
      );
      expect(empty).toHaveLength(1);
      expect(objectOf(empty[0]?.['props'])['text']).toBeDefined();
      const links = listObjects(empty[0] ?? {}).filter(({ type }) => type === 'Link');
      expect(links.map(({ props }) => objectOf(props)['route'])).toEqual([expect.any(String)]);
    },
  );
  it.each([
    ...needy.map(({ id, page }) => ({ id, page })),
    { id: 'agent-downline', page: read('layouts/pages/agent-downline.json') },
  ])('shows none of the parts that are about the thing: $id', ({ page }) => {
    // A source that asks nothing counts as ready, with its fallback.
    const ready = listObjects(page).filter(({ show }) =>
      /^\{"===":\[\{"var":"ui\.data\.\w+\.status"\},"ready"\]\}$/.test(JSON.stringify(show ?? null)),
    );
    const within = listObjects(page)
      .filter(({ in: states }) => JSON.stringify(states ?? null).includes('editing'))
      .flatMap(listObjects);
    expect(ready.filter((one) => !within.includes(one)).map(({ id }) => id)).toEqual([]);
  });

  it('says so and leads to the team too where the calls would answer with the agent itself', () => {
    const page = read('layouts/pages/agent-downline.json');
    const sources = Object.values(objectOf(page['data'])).map(objectOf);
    expect(sources.map(({ when }) => JSON.stringify(when))).toEqual(sources.map(() => asks('!!', 'account')));
    const parts = listObjects(page).filter(({ id, in: states }) => id !== undefined && states !== undefined);
    expect(parts.map(({ id, in: states }) => [id, states])).toEqual([
      ['none', ['rebates', 'unchosen']],
      ['missing', ['rebates', 'missing']],
      ['loading', ['rebates', 'looking']],
      ['setting', ['rebates', ['editing', 'saving']]],
      ['odds-looking', ['odds', 'looking']],
      ['odds', ['odds', ['editing', 'saving']]],
    ]);
    const links = listObjects(parts[0] ?? {}).filter(({ type }) => type === 'Link');
    expect(links.map(({ props }) => objectOf(props)['route'])).toEqual(['agent-home']);
  });
  it.each(needy)('shows no empty frame of the thing below that: $id', ({ page, name, source }) => {
    const [sourceName] = Object.entries(objectOf(page['data'])).find(([, one]) => one === source) ?? [''];
    const ready = JSON.stringify({ '===': [{ var: `ui.data.${sourceName}.status` }, 'ready'] });
    const frames = listObjects(page).filter(
      ({ type, show }) => type !== undefined && JSON.stringify(show ?? null).includes(ready),
    );
    expect(frames.length).toBeGreaterThan(0);
    // What was not asked for counts as ready, with nothing in it.
    for (const { show } of frames) expect(JSON.stringify(show)).toContain(asks('!!', name));
  });
  it('says so and leads to a list too where a flow loads the thing', () => {
    const page = read('layouts/pages/receipt.json');
    const parts = listObjects(page).filter(({ in: states }) =>
      JSON.stringify(states ?? null).includes('unchosen'),
    );
    expect(parts.map(({ type, in: states }) => [type, states])).toEqual([
      ['EmptyState', ['receipt', 'unchosen']],
    ]);
    const [none] = parts;
    const links = listObjects(none ?? {}).filter(({ type }) => type === 'Link');
    expect(links.map(({ props }) => objectOf(props)['route'])).toEqual(['receipts']);
  });
});
