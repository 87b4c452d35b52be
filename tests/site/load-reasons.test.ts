import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const layouts = join(root, 'layouts');
const readJson = (path: string): Json => JSON.parse(readTreeText(path)) as Json;
const english = readJson(join(root, 'locales/EN.json')) as Readonly<Record<string, string>>;

/** Where a node reads how a source of data went: a source of the page, or what a fragment was given. */
const standing = /"(ui\.data\.\w+|params)\.(?:status|error)"/;
const sourceOf = ({ show, props }: JsonObject): string | null =>
  standing.exec(JSON.stringify([show ?? null, props ?? null]))?.[1] ?? null;
/** What it says: where the title is the reason, no text repeats that something failed. */
const wordsOf = ({ props }: JsonObject): string => {
  const { title = null, text = null } = (props ?? {}) as JsonObject;
  return JSON.stringify([title, text]);
};

/** What an error state must mention: why its flow, or its source of data, failed. */
function nameReason({ in: place }: JsonObject, source: string | null): string | null {
  if (place !== undefined) return `machine.${toText((place as readonly Json[])[0])}.error`;
  return source === null ? null : `${source}.reason`;
}

/** Error states that do not say the reason, lists that have none, and words that blame the connection. */
function findMuteFailures(value: Json, around: string | null = null): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: Json) => findMuteFailures(item, around));
  const node = value as JsonObject;
  const { type, id, slots } = node;
  const source = (typeof type === 'string' ? sourceOf(node) : null) ?? around;
  const reason = nameReason(node, source);
  const isMute = type === 'ErrorState' && (reason === null || !wordsOf(node).includes(`"${reason}"`));
  const hasNone =
    type === 'Table' && sourceOf(node) !== null && (slots as JsonObject | undefined)?.['error'] === undefined;
  const key = node['$t'];
  const isBlaming = typeof key === 'string' && /connection/i.test(english[key] ?? '');
  return [
    ...(isMute || hasNone ? [toText(id)] : []),
    ...(isBlaming ? [key] : []),
    ...Object.values(node).flatMap((inner) => findMuteFailures(inner, source)),
  ];
}

describe('what failed to load', () => {
  it('says the reason that the server gave, on every screen', () => {
    const files = readdirSync(layouts, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    );
    expect(files.length).toBeGreaterThan(60);
    const found = files.flatMap((name) =>
      findMuteFailures(readJson(join(layouts, name))).map((place) => `${name}: ${place}`),
    );
    expect(found).toEqual([]);
  });

  const failed = (text: Json, rest: JsonObject = {}): Json => ({
    type: 'ErrorState',
    id: 'failed',
    props: { text },
    ...rest,
  });
  const show = { '===': [{ var: 'ui.data.games.status' }, 'error'] };
  const orders = { status: { $e: { var: 'ui.data.orders.status' } } };
  it.each<[string, Json, readonly string[]]>([
    ['a flow with fixed words', failed({ $t: 'x' }, { in: ['claims', 'failed'] }), ['failed']],
    [
      'a flow with its reason',
      failed({ $t: { var: ['machine.claims.error', 'x'] } }, { in: ['claims', 'failed'] }),
      [],
    ],
    ['a source with fixed words', failed({ $t: 'x' }, { show }), ['failed']],
    ['the reason of another source', failed({ $t: { var: 'ui.data.orders.reason' } }, { show }), ['failed']],
    ['the reason of its source', failed({ $t: { var: ['ui.data.games.reason', 'x'] } }, { show }), []],
    ['a list that says nothing of a failure', { type: 'Table', id: 'list', props: orders }, ['list']],
    [
      'a list with its reason',
      {
        type: 'Table',
        id: 'list',
        props: orders,
        slots: { error: [failed({ $t: { var: 'ui.data.orders.reason' } })] },
      },
      [],
    ],
    [
      'words that blame the connection',
      { type: 'Text', children: [{ $t: 'error.network.offline' }] },
      ['error.network.offline'],
    ],
  ])('tells %s', (_what, document, found) => {
    expect(findMuteFailures(document)).toEqual(found);
  });
});
