import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { componentDefinitions } from '../../src/components/generated/definitions.ts';
import { styleButton } from '../../src/components/styles/style-parts.ts';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : value === undefined ? [] : [value];

/** A node or a use of a fragment, with what is around it, fragments put in; innermost last. */
interface Placed {
  readonly node: JsonObject;
  readonly around: readonly JsonObject[];
}
function place(
  documents: SiteDocuments,
  value: Json | undefined,
  around: readonly JsonObject[],
): readonly Placed[] {
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item) => place(documents, item, around));
  if (!isObject(value)) return [];
  const { use } = value;
  const isNode = typeof value['type'] === 'string' && value['id'] !== undefined;
  const inside = isNode || typeof use === 'string' ? [...around, value] : around;
  const name = typeof use === 'string' ? use.replace('fragment:', 'fragments/') : '';
  const fragment = documents[name] as JsonObject | undefined;
  return [
    ...(isNode ? [{ node: value, around }] : []),
    ...place(documents, fragment?.['root'], inside),
    ...Object.values(value).flatMap((item) => place(documents, item, inside)),
  ];
}
const propOf = ({ props }: JsonObject, name: string): Json | undefined =>
  isObject(props) ? props[name] : undefined;

const filled = styleButton('solid', 'brand');
/** Components with a filled button among what they draw. Props of a button itself say how it looks. */
const drawsFilled = componentDefinitions.flatMap(({ type, lower }): readonly string[] =>
  lower.kind === 'view' &&
  !['Button', 'Link'].includes(type) &&
  Object.values(lower.styles({})).some(({ bg }) => bg !== undefined && bg === filled['bg'])
    ? [type]
    : [],
);

/** Filled with the colour of the brand: what a page wants most of a person. */
function isPrimary(node: JsonObject): boolean {
  if (node['type'] === 'SchemaForm') return (propOf(node, 'submitVariant') ?? 'solid') === 'solid';
  const isBrand = (propOf(node, 'tone') ?? 'brand') === 'brand';
  if (node['type'] === 'Link') return isBrand && propOf(node, 'variant') === 'button';
  return node['type'] === 'Button' && isBrand && (propOf(node, 'variant') ?? 'solid') === 'solid';
}
const covers: readonly Json[] = ['Modal', 'ConfirmDialog', 'Drawer'];

type FlowStates = readonly [flow: Json, states: readonly Json[]];
interface Conditions {
  readonly states: readonly FlowStates[];
  readonly rules: readonly Json[];
  /** States in which it is outlined, so that another button is the main one. */
  readonly outlined: readonly FlowStates[];
}
const splitRule = (rule: Json): readonly Json[] =>
  isObject(rule) && Array.isArray(rule['and']) ? (rule['and'] as readonly Json[]).flatMap(splitRule) : [rule];
/** The use of the fragment that a part is in. */
const findUse = (around: readonly JsonObject[]): JsonObject | undefined =>
  around.findLast(({ use }) => typeof use === 'string');
/** A flow by its key on the page: a fragment has other names for the flows that its use gives it. */
const readFlow = (flow: Json, around: readonly JsonObject[]): Json => {
  const flows = findUse(around)?.['flows'];
  return isObject(flows) ? (flows[toText(flow)] ?? flow) : flow;
};
/** What a path reads, where that is written out: a named rule of the page, or a parameter of the use. */
function readPath(path: string, rules: Json | undefined, around: readonly JsonObject[]): Json | undefined {
  const [scope, name = ''] = path.split('.');
  const values = scope === 'rule' ? rules : scope === 'params' ? findUse(around)?.['params'] : undefined;
  const value = isObject(values) ? values[name] : undefined;
  return isObject(value) && value['$e'] !== undefined ? value['$e'] : value;
}
/** Why a button gives way to another one; a rule over the states of a flow as those. */
function readAside(
  { node, around }: Placed,
  rules: Json | undefined,
): Pick<Conditions, 'rules' | 'outlined'> {
  const aside = propOf(node, 'aside');
  const rule = isObject(aside) ? aside['$e'] : undefined;
  const path = isObject(rule) && typeof rule['var'] === 'string' ? rule['var'] : '';
  const value = readPath(path, rules, around);
  const next = isObject(value) && typeof value['var'] === 'string' ? value['var'] : '';
  const reason = readPath(next, rules, around) ?? value;
  const [subject, states] = isObject(reason) ? listOf(reason['member-of']) : [];
  const flow = /machine\.(\w+)\.state/.exec(JSON.stringify(subject ?? ''))?.[1];
  if (flow !== undefined) return { rules: [], outlined: [[flow, listOf(states)]] };
  return { rules: reason === undefined ? [] : [{ '!': reason }], outlined: [] };
}
function readConditions(placed: Placed, named: Json | undefined): Conditions {
  const all = [...placed.around, placed.node];
  const { rules, outlined } = readAside(placed, named);
  return {
    states: all.flatMap(({ in: within }, index) => {
      const [flow, states] = listOf(within);
      return flow === undefined ? [] : [[readFlow(flow, all.slice(0, index)), listOf(states)] as const];
    }),
    rules: [...all.flatMap(({ show }) => (show === undefined ? [] : splitRule(show))), ...rules],
    outlined,
  };
}
const isPartOf = (state: Json, other: Json): boolean =>
  toText(state) === toText(other) || toText(state).startsWith(`${toText(other)}.`);
const unwrap = (rule: Json | undefined): Json =>
  isObject(rule) && rule['!!'] !== undefined ? unwrap(rule['!!']) : (rule ?? null);
const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(unwrap(one)) === JSON.stringify(unwrap(other));
function contradicts(one: Json, other: Json): boolean {
  if (!isObject(one)) return false;
  if (one['!'] !== undefined) return isSame(one['!'], other);
  if (!isObject(other) || one['==='] === undefined) return false;
  if (isSame(one['==='], other['!=='])) return true;
  const [path, value] = listOf(one['===']);
  const [otherPath, otherValue] = listOf(other['===']);
  return isSame(path, otherPath) && otherValue !== undefined && value !== otherValue;
}
/** Whether one is outlined in all states in which the other is there. */
const givesWay = ({ outlined }: Conditions, { states }: Conditions): boolean =>
  outlined.some(([flow, others]) =>
    states.some(
      ([ownFlow, ownStates]) =>
        flow === ownFlow && ownStates.every((state) => others.some((next) => isPartOf(state, next))),
    ),
  );
/** Whether it can be read off the document that they are never there together. */
function excludes(one: Conditions, other: Conditions): boolean {
  const isElsewhere = one.states.some(([flow, states]) =>
    other.states.some(
      ([otherFlow, others]) =>
        flow === otherFlow &&
        !states.some((state) => others.some((next) => isPartOf(state, next) || isPartOf(next, state))),
    ),
  );
  const [rules, otherRules] = [one.rules.map(unwrap), other.rules.map(unwrap)];
  return (
    isElsewhere ||
    givesWay(one, other) ||
    givesWay(other, one) ||
    rules.some((rule) => otherRules.some((next) => contradicts(rule, next) || contradicts(next, rule)))
  );
}

/** Whether a list draws it for each of its rows; what it draws where it has none is there once. */
const isInEachRow = (all: readonly JsonObject[]): boolean =>
  all.some(
    ({ repeat }, index) =>
      isObject(repeat) && !all.slice(index + 1).some(({ id }) => id !== undefined && id === repeat['empty']),
  );

/** Pages whose primary buttons may be on the screen together: two of them, or one in each row of a list. */
const listCrowded = (documents: SiteDocuments): readonly string[] =>
  Object.entries(documents).flatMap(([path, document]) => {
    if (!path.startsWith('pages/')) return [];
    const { root, rules } = document as JsonObject;
    const primary = place(documents, root, []).filter(
      ({ node, around }) =>
        (isPrimary(node) || (isInEachRow([...around, node]) && drawsFilled.includes(toText(node['type'])))) &&
        !around.some(({ type }) => type !== undefined && covers.includes(type)),
    );
    return primary.flatMap((one, index) => {
      const name = `${path} ${toText(one.node['id'])}`;
      const isRepeated = isInEachRow([...one.around, one.node]);
      const beside = primary
        .slice(index + 1)
        .filter((other) => !excludes(readConditions(one, rules), readConditions(other, rules)))
        .map(({ node }) => `${name} + ${toText(node['id'])}`);
      return isRepeated ? [`${name} in each row`, ...beside] : beside;
    });
  });

/** What the documents do not tell apart and the flow does, each with its reason. */
const neverTogether = [
  // What is done has proven the owner.
  'pages/authenticator send + codes-kept',
  'pages/contact-change send + saved-profile',
  // One way to pay alone was used last.
  'pages/deposit choose-last in each row',
  // An order has an account to pay into, or a page of the gateway.
  'pages/deposit open + prove',
];

let documents: SiteDocuments;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '../..')));
});
const change = (path: string, from: string, to: string): SiteDocuments => {
  const text = JSON.stringify(documents[path]);
  expect(text).toContain(from);
  return { ...documents, [path]: JSON.parse(text.replaceAll(from, () => to)) as unknown };
};

describe('a page', () => {
  it('has one primary button at a time', () => {
    expect(listCrowded(documents)).toEqual(neverTogether);
  });

  it('has the main button of a lottery in the slip, not on the board beside it', () => {
    expect(drawsFilled).not.toContain('LotteryBoard');
  });

  it.each([
    [
      'a second form',
      'pages/message-settings',
      '"submitVariant":"outline"',
      '"submitVariant":"solid"',
      'pages/message-settings account-form + promotions-form',
    ],
    [
      'one in each row of a fragment',
      'fragments/limit-card',
      '"size":"sm","variant":"outline"}',
      '"size":"sm","variant":"solid"}',
      'pages/responsible-gaming keep in each row',
    ],
  ])('is found with %s', (_, path, from, to, finding) => {
    expect(listCrowded(change(path, from, to))).toContain(finding);
  });
});
