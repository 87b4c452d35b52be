import { describe, expect, it } from 'vitest';
import { areas } from '../../src/protocol/calls/areas.fake.ts';
import { consoleRoles, permissionsOf } from '../../src/protocol/console/console-api.ts';
import { addressOf, bodyOf, listNeeds, reason, type Call } from '../../src/protocol/console/define-call.ts';
import { deskCalls } from '../../src/protocol/desks/define-desk.ts';
import { desks } from '../../src/protocol/desks/desks.ts';
import { exampleOf } from '../../src/protocol/example-of.fake.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { createConsoleApp, openSharedApp } from './fakes/console-app.fake.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/protocol/calls/*.ts', {
  eager: true,
});
/** Every call that is defined: nobody has to remember to add one here. */
const calls = [...Object.values(files).flatMap(Object.values<unknown>), ...desks.map(deskCalls)].flatMap(
  (area) => (typeof area === 'object' && area !== null ? Object.values(area).filter(isCall) : []),
);
const nameOf = ({ method, path }: Call): string => `${method} /api${path}`;

/** Words of JSON Schema that validators and serializers of the house know, and that mean the same to both. */
const words: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'default', 'properties', 'required', 'additionalProperties', 'items'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems'],
  ...['maxProperties', 'propertyNames', 'contentMediaType'],
]);
const listStrange = (schema: Json, place: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const { properties = {}, items = null, additionalProperties = null } = schema as JsonObject;
  return [
    ...Object.keys(schema).flatMap((word) => (words.has(word) ? [] : [`${place} ${word}`])),
    ...Object.entries(properties as JsonObject).flatMap(([name, one]) =>
      listStrange(one, `${place}.${name}`),
    ),
    ...listStrange(items, `${place}[]`),
    ...listStrange(additionalProperties, `${place}.*`),
  ];
};

describe('calls that are defined', () => {
  it('are all routes that there are, each with the rules of its definition', async () => {
    const { app, registered } = await createConsoleApp();
    await app.ready();
    expect(calls.length).toBeGreaterThan(200);
    const routes = registered.map(({ method, url, needs }) => `${method} ${url} ${needs}`);
    expect(routes.toSorted()).toEqual(calls.map((call) => `${nameOf(call)} ${call.needs}`).toSorted());
    expect(registered.filter(({ call }) => call === undefined)).toEqual([]);
    const listed = Object.values(areas).flatMap((area) => Object.values(area).map(nameOf));
    expect(listed.toSorted()).toEqual(calls.map(nameOf).toSorted());
  });

  it('say what they take and answer in words that every reader of schemas knows', () => {
    const strange = calls.flatMap((call) => [
      ...listStrange(call.input, `${nameOf(call)} input`),
      ...listStrange(call.answer, `${nameOf(call)} answer`),
    ]);
    expect(strange).toEqual([]);
    expect(listStrange({ type: 'object', properties: { a: { anyOf: [] } } }, 'x')).toEqual(['x.a anyOf']);
  });

  const useShared = openSharedApp();
  const reasoned = calls.flatMap((call) => {
    const fields = Object.entries(call.input['properties'] as JsonObject);
    const names = fields.flatMap(([name, schema]) => (schema === reason ? [name] : []));
    return names.length === 0 ? [] : [[nameOf(call), call, names] as const];
  });
  it.each(reasoned)('%s is refused where nothing is said', async (_name, call, names) => {
    const blank = Object.fromEntries(names.map((name) => [name, ' \t ']));
    const [where = {}] = call.reasonWhere ?? [];
    const due = Object.fromEntries(Object.entries(where).map(([name, [first = '']]) => [name, first]));
    const input = { ...exampleOf(call.input), ...due, ...blank };
    const body = bodyOf(call, input) ?? {};
    const needs = listNeeds(call, input);
    const role = consoleRoles.find((one) =>
      needs.every((need) => permissionsOf[one].some((has) => has === need)),
    );
    const { call: send, cookie } = await useShared(role ?? 'viewer');
    const answer = await send('POST', addressOf(call, input), { cookie, body });
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([
      422,
      call.reasonCode ?? 'publish.note-required',
    ]);
  });

  it('hand on what is said without the space around it, and by whom', async () => {
    const { call, signIn } = await createConsoleApp();
    const cookie = await signIn('publisher');
    const body = { game: 'FIVE1', note: '  Results are late ' };
    const answer = await call('POST', '/api/lottery/close', { cookie, body });
    expect(answer.json()).toMatchObject({
      games: [{ closure: { reason: 'Results are late', author: 'publisher' } }, { code: 'FIVE5' }],
    });
  });
});
