import { expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

/** Names of values that are codes: a person reads them only by a format, a badge or a message. */
const codes =
  /^(?:zone|timeZone|month|day|date|time|at|since|until|from|to|kind|type|status|state|standing|period|product|vendor|vassalage|code|key|method|reason|playId)$|(?:At|Day|Date|Code|Kind|Type|Status|State)$/;
/** What is words all the same, by the end of its path, each with its reason. */
const words: Readonly<Record<string, string>> = {
  'column.vendor': 'the report names the provider',
  'ui.modalParams.vendor': 'what opens a game names its provider',
  'column.reason': 'a sentence that somebody wrote',
  'contract.reason': 'a sentence that somebody wrote',
  'withdrawal.reason': 'a sentence that somebody wrote',
  'order.reason': 'a sentence that somebody wrote',
  'column.code': 'the code of an invitation, which people pass on',
  'links.0.code': 'the code of an invitation, which people pass on',
  'query.referralCode': 'the code of an invitation, which people pass on',
  'invitedBy.code': 'the code of an invitation, which people pass on',
  'item.day': 'the first to the seventh, as a number',
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listObjects = (value: Json | undefined): readonly JsonObject[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(listObjects);
  return isObject(value) ? [value, ...Object.values(value).flatMap(listObjects)] : [];
};
/** The path of a value that is shown as it comes. */
const readPath = (value: Json | undefined): readonly string[] => {
  const rule = isObject(value) ? value['$e'] : undefined;
  const path = isObject(rule) ? rule['var'] : undefined;
  const first: Json | undefined = Array.isArray(path) ? (path as readonly Json[])[0] : path;
  return typeof first === 'string' ? [first] : [];
};
const textProps = ['text', 'title', 'label', 'value', 'words', 'note', 'hint'] as const;
const plain = ['Input', 'Field', 'Group', 'Tabs', 'Menu', 'Picker', 'Bar', 'Strip'];
const listShown = (node: JsonObject): readonly string[] => {
  const { children, props, args, columns, items, type } = node;
  const isInput = typeof type === 'string' && plain.some((end) => type.endsWith(end));
  return [
    ...(Array.isArray(children) ? (children as readonly Json[]).flatMap(readPath) : []),
    ...(isObject(args) ? Object.values(args).flatMap(readPath) : []),
    ...(isObject(props) && !isInput && props['format'] === undefined
      ? textProps.flatMap((name) => readPath(props[name]))
      : []),
    ...[columns, items].flatMap((list) =>
      listObjects(list).flatMap((one) => {
        if (one['format'] !== undefined || one['badges'] !== undefined) return [];
        return [
          ...readPath(one['value']),
          ...(typeof one['key'] === 'string' ? [`column.${one['key']}`] : []),
        ];
      }),
    ),
  ];
};
const findCodes = (document: Json): readonly string[] => [
  ...new Set(
    listObjects(document)
      .flatMap(listShown)
      .filter((path) => codes.test(path.split('.').at(-1) ?? '')),
  ),
];

const files = ['pages', 'fragments', 'modals'].flatMap((folder) =>
  readdirSync(join('layouts', folder)).map((name) => `${folder}/${name}`),
);
const inSight = files.flatMap((file) =>
  findCodes(JSON.parse(readTreeText(join('layouts', file))) as Json).map((path) => ({ file, path })),
);

it('no screen shows a code where words or a format belong', () => {
  const endings = Object.keys(words);
  expect(inSight.filter(({ path }) => !endings.some((end) => path.endsWith(end)))).toEqual([]);
});

it('is found as an argument of a sentence, as a child, as a value and as a column', () => {
  const zone = { $e: { var: ['data.report.zone', 'UTC'] } };
  for (const planted of [
    { $t: 'income.zone', args: { zone } },
    { type: 'Text', children: [zone] },
    { type: 'StatisticCard', props: { value: zone } },
    { type: 'KeyValueList', props: { items: [{ label: 'Zone', value: zone }] } },
    { type: 'Table', props: { columns: [{ key: 'month', label: 'Month' }] } },
  ])
    expect(findCodes(planted)).toHaveLength(1);
  const items = [{ label: 'Zone', value: zone, format: 'zone' }];
  expect(findCodes({ type: 'KeyValueList', props: { items } })).toEqual([]);
});
