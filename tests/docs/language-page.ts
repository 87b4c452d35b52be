import { signatures } from '../../src/compiler/expressions/operator-signatures.ts';
import {
  fixedScopes,
  shapePage,
  shapeRouteScope,
  shapeUiScope,
} from '../../src/compiler/expressions/scope-shapes.ts';
import { describeType, typeOf } from '../../src/compiler/expressions/type-ref.ts';
import { forbiddenSegments, operators, scopes } from '../../src/protocol/document/expression.ts';
import type { JsonSchema } from '../../src/protocol/json/json.ts';
import { budgets, limits, sourceLimits } from '../../src/protocol/json/limits.ts';
import { patternFamilies } from '../../src/protocol/document/pattern-families.ts';
import { writablePlaces } from '../../src/protocol/document/writable-path.ts';
import common from '../../schemas/layout/common.schema.json' with { type: 'json' };
import fragment from '../../schemas/layout/fragment.schema.json' with { type: 'json' };
import menu from '../../schemas/layout/menu.schema.json' with { type: 'json' };
import modal from '../../schemas/layout/modal.schema.json' with { type: 'json' };
import node from '../../schemas/layout/node.schema.json' with { type: 'json' };
import pageSchema from '../../schemas/layout/page.schema.json' with { type: 'json' };
import shell from '../../schemas/layout/shell.schema.json' with { type: 'json' };
import site from '../../schemas/layout/site.schema.json' with { type: 'json' };
import tree from '../../schemas/tree/common.schema.json' with { type: 'json' };
import { verbs } from '../../src/notation/grammar.ts';
import { code, page, table } from './markdown.ts';
import { limitWords, operatorWords, scopeWords } from './language-words.ts';

type Keyed = Readonly<Record<string, JsonSchema | true>>;
interface Shape {
  readonly title?: string;
  readonly description?: string;
  readonly properties: Keyed;
  readonly required?: readonly string[];
}
const definitions = common.definitions as unknown as Readonly<Record<string, JsonSchema>>;

/** A schema with what it refers to in the shared parts put in; its own words win. */
const resolve = (schema: JsonSchema): JsonSchema => {
  const ref = schema.$ref;
  if (typeof ref !== 'string') return schema;
  const name = ref.split('#/definitions/')[1];
  const target = name === undefined ? undefined : definitions[name];
  return target === undefined ? schema : { ...target, ...schema };
};

const names: Readonly<Record<string, string>> = {
  'node.schema.json': 'a node',
  '#': 'a node',
  rule: 'an expression',
  text: 'a text',
  marked: 'a value',
  actions: 'actions',
  inState: 'a flow and its states',
  machines: 'flows by key',
  duration: 'a duration such as `30s`',
  id: 'an id',
  name: 'a name',
  item: 'entries',
};
const describeTaken = (schema: JsonSchema): string => {
  const ref = typeof schema.$ref === 'string' ? schema.$ref : null;
  const name = ref === null ? undefined : (names[ref] ?? names[ref.split('/').at(-1) ?? '']);
  if (name !== undefined) return name;
  const ownSchema = resolve(schema);
  if (ownSchema.const !== undefined) return code(JSON.stringify(ownSchema.const));
  if (Array.isArray(ownSchema.enum) && ownSchema.enum.length > 20) return '[a component](components.md)';
  if (Array.isArray(ownSchema.enum)) return ownSchema.enum.map((value) => code(String(value))).join(', ');
  if (ownSchema.type === 'array') return 'a list';
  if (ownSchema.type === undefined) return 'a value';
  return describeType(typeOf({ type: ownSchema.type }));
};

/** A row per key of an object: the key, what it takes, what it is for. Throws on a key without words. */
const describeKeys = ({ properties, required = [] }: Shape, left: readonly string[] = []): string =>
  table(
    ['key', 'takes', 'is'],
    Object.entries(properties)
      .filter(([key, schema]) => schema !== true && !left.includes(key))
      .map(([key, schema]) => {
        const words = schema === true ? undefined : resolve(schema).description;
        if (typeof words !== 'string') throw new Error(`expects a description of the key ${key}, got none`);
        const mark = required.includes(key) ? ' (required)' : '';
        return [`${code(key)}${mark}`, describeTaken(schema as JsonSchema), words];
      }),
  );

const envelope = ['$schema', 'notation', 'id', 'suppress'];
/** Documents in a notation, by what their paths begin with. */
const kinds = {
  site,
  shell,
  pages: pageSchema,
  modals: modal,
  fragments: fragment,
  menus: menu,
} as unknown as Readonly<Record<string, Shape>>;
const describeKind = ([name, shape]: readonly [string, Shape]): string =>
  [`### ${name}`, `${shape.title ?? name}.`, describeKeys(shape, envelope)].join('\n\n');
const others: readonly (readonly [string, string])[] = [
  ['settings/register-fields', 'what a visitor is asked, in which order, and what is accepted'],
  ['settings/whitelabel', 'the tree of modules that are on and off'],
  ['settings/brand', 'name, licence and addresses of the brand'],
  ['settings/limits', 'ages, amounts and times that the law or the operator sets'],
  ['settings/media', 'pictures of the library: their bytes, size, focal point and tags'],
  ['settings/jurisdiction', 'limits, breaks and reality checks that the market asks for'],
  ['themes/default', 'tokens that replace those of the design system'],
  ['locales/<CODE>', 'messages by key'],
  ['forms/<id>.schema', 'the data of a form: one level of single values'],
  ['forms/<id>.ui', 'how its fields are shown, and with `ui:order` in which order'],
];

const pages = pageSchema as unknown as Shape;
const documents = (): string =>
  [
    '## Documents',
    'A site is a set of JSON documents, each at its path. An unknown key is an error. The order of keys means nothing; what has an order is a list.',
    `Layouts begin with the same keys.`,
    describeKeys({
      ...pages,
      properties: Object.fromEntries(
        Object.entries(pages.properties).filter(([key]) => envelope.includes(key)),
      ),
    }),
    ...Object.entries(kinds).map(describeKind),
    '### the others',
    table(
      ['document', 'holds'],
      others.map(([name, holds]) => [code(name), holds]),
    ),
  ].join('\n\n');

const shapes = node as unknown as {
  readonly properties: Keyed;
  readonly then: Shape;
  readonly else: { readonly then: Shape; readonly else: Shape };
  readonly definitions: { readonly repeat: Shape };
};
const withId = (shape: Shape): Shape => ({
  ...shape,
  required: ['id', ...(shape.required ?? [])],
  properties: {
    ...shapes.properties,
    ...Object.fromEntries(Object.entries(shape.properties).filter(([key]) => key !== 'id')),
  },
});
const nodes = (): string =>
  [
    '## Nodes',
    'A node names a component, uses a fragment, or is the place of a slot. The properties of a component are beside its type, and the parameters of a fragment beside `use`: a key that is none of the tables below is one of them. A property that has the name of one of these keys is under `props` (`{ "type": "Button", "id": "send", "props": { "type": "submit" } }`), such a parameter under `params`.',
    '### A component',
    describeKeys(withId(shapes.else.else)),
    '### The use of a fragment',
    describeKeys(withId({ ...shapes.then, required: ['use'] })),
    '### The place of a slot',
    describeKeys(withId({ ...shapes.else.then, required: ['slot'] })),
    '### `repeat`',
    'On the container of the rows. Rows keep their state by their key; lists may stand in rows.',
    describeKeys(shapes.definitions.repeat),
  ].join('\n\n');

const values = (): string =>
  [
    '## Values',
    'A value is itself, unless it has a mark. Values may be inside lists and objects. Marks mean something where a value belongs: in properties, parameters, `args`, `with`, `query`, `params` of `navigate`, `value`, `text`, `href`, `title`, `label`, `badge`, `a11y`, `input` of flows, constants and children. They mean nothing elsewhere, for example in `fallback`, in schemas under `params`, in ids and in settings.',
    table(
      ['written', 'is'],
      [
        ['`"=row.name"`', 'the value of a path'],
        [
          '`"=route.query.kind ?? \'\'"`',
          'the same with a default: a number, `true`, `false`, `null`, `[]`, or a text in single quotes without a backslash',
        ],
        [
          '`"@home.title"`',
          'a message in the language of the page. Words that a player reads are never written out',
        ],
        ['`"@=machine.login.error"`', 'the message whose key a path holds'],
        [
          '`{ "$t": "home.games", "args": { "count": "=data.games.count" } }`',
          'a message with arguments; `"$t": "=path"` reads its key',
        ],
        ['`{ "$e": rule }`', 'an expression'],
        ['`{ "$r": { "base": …, "md": … } }`', 'a value per screen width, for properties that say so'],
        ['`"4"`, `"brand.solid"`', 'a token of the theme, for properties that say so'],
        ['`"==x"`, `"@@x"`', 'the texts `=x` and `@x`: a mark that is none is doubled'],
      ],
    ),
    'In rules `"=path"` is the value of a path too, with or without a default, and `"@"` is no mark: `{ "===": ["=session.state", "member"] }`.',
    '### Two forms',
    'What this page describes is the writing (`"notation": 2`), which files, the JSON tab of the console and exports hold. The program knows each document as a tree (`"language": 1`), in which everything is spelled out: `{ "$e": { "var": ["row.name", ""] } }`, `{ "$t": "home.title" }`, `props` and `params`, `{ "do": "send", "to": "login", "event": "login.submit" }`, `["login", ["editing", "locked"]]`, `fragment:page-head`. The long spelling of each is taken in a writing too, and a tree wherever a document is handed in; what is printed is the writing. A page whose `chrome` is left out has the whole frame. [Decision 136](../decisions/0136-a-document-is-written-short-and-known-as-a-tree.md).',
  ].join('\n\n');

const listPaths = (schema: JsonSchema, prefix: string): readonly string[] =>
  Object.keys((schema.properties ?? {}) as object).map((name) => `${prefix}.${name}`);
const ownPaths: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(fixedScopes).map(([name, schema]) => [name, listPaths(schema, name)])),
  route: listPaths(shapeRouteScope(null), 'route'),
  ui: listPaths(
    shapeUiScope([], {}, () => shapePage([])),
    'ui',
  ),
};
const expressions = (): string =>
  [
    '## Expressions',
    `A rule is one operator with its arguments, or a constant. Paths are written out and typed: a path that the scope does not have is an error. No path goes through ${forbiddenSegments.map(code).join(', ')}. Besides the scopes there are the names of rows (\`repeat.as\`) and, in a fragment or a page that declares some, \`params\`. A parameter of a page is read from the path, or is the constant that the route gives under \`with\`: then the page is compiled for that route, as if the constant was written there. \`route.id\` on a page that one route leads to is known when the site is published. A document may name expressions under \`rules\`; \`rule.<name>\` is the expression as if it was written there, so it has its type and misses what it misses. A named rule reads neither rows nor an event, may read other rules, and never itself. The data sources that a fragment brings are asked for once for each use, are in sight of the fragment alone, and go before those of the screen. A flow that a fragment names under \`flows\` is the one of the screen that the use gives; its name is the key in \`machine\`, \`in\`, \`can\` and \`send\`. A fragment sees its own rows and parameters, never the rows of the screen that uses it; what it reads of the screen is checked at each use.`,
    'Missing data: `show` hides; a property that a rule guards (`disabled`) stands as if the rule forbade it; everywhere else it is nothing. It decides nothing: an `if` whose test compares or counts what is missing gives nothing, not its last part. A path alone as the test of `if`, under `!` or `!!`, or beside `null` asks whether something is there, and is answered. What is weighed or counted (`<`, `+`, `length`, `decimal-less`, …) is missing too where it is nothing. What a map (`machine.<key>.errors`, `route.query`) has no entry for is null, not missing. A calculation that gives no number (a division by nothing) is missing too; a text whose `count` counts nothing says nothing.',
    '### Scopes',
    table(
      ['scope', 'holds', 'paths'],
      scopes.map((name) => [code(name), scopeWords[name], (ownPaths[name] ?? []).map(code).join(', ')]),
    ),
    '### Operators',
    'There are no others. The key of a `repeat` is the `id` of its rows, or a property that the schema of the call or flow marks by `"x-identity": true`: no two rows of the list have the same; of constants, one that no two rows share. Money is text with the mark `"x-unit": "money"` in the schema of its call, its flow or of a parameter (`"params": { "amount": { "type": "string", "x-unit": "money" } }`); `x-currency` names the property beside it that says another currency. It is shown by the format `money` or a component for money, compared by `decimal-…` with money of the same currency, and never calculated with ([`money.…`](issues.md)). What is written out has to be able to fit: an amount of `decimal-…` is an amount such as `"150.00"`, and an entry of a list of `member-of` is one that its first argument can be.',
    'A date is a day (`"2026-11-27"`, its start in the zone), a time by the clocks of the zone (`"2026-11-27T09:30"`; where they skip it, the time an hour later), a moment (`"2026-11-27T09:30:00Z"`), or milliseconds since 1970. The zone is a name of the IANA database, and the brand’s where none is given; days are counted by its calendar. Units and formats are written out. A result is missing where an argument is no date. The code of these operators comes with the first screen that needs it: until then, and in pages that are drawn when a site is published, their results are missing, and so is `ui.now`.',
    table(
      ['operator', 'arguments', 'gives'],
      operators.map((operator) => {
        const signature =
          operator === 'var' || operator === 'in' || operator === 'can' ? null : signatures[operator];
        const count =
          signature === null
            ? operator === 'var'
              ? '1 to 2'
              : '2'
            : signature.least === signature.most
              ? `${signature.least}`
              : `${signature.least} to ${signature.most}`;
        return [code(operator), count, operatorWords[operator]];
      }),
    ),
  ].join('\n\n');

interface ActionShape {
  readonly if: { readonly properties: { readonly do: { readonly const: string } } };
  readonly then: Shape;
}
/** The tree names each part of an action: those that the words are, and those beside them. */
const listActions = (): readonly ActionShape[] =>
  tree.definitions.action.allOf as unknown as readonly ActionShape[];
const writeAction = (verb: string): string =>
  [verb, ...(verbs.get(verb) ?? []).map((name) => `<${name}>`)].join(' ');
const actions = (): string =>
  [
    '## Actions',
    `An action is its words, one space between them: \`"send login login.submit"\`. Where it takes more, it is an object with the words under \`do\`: \`{ "do": "set ui.page.tab", "value": "=event.value" }\`. One action needs no list. A list runs in order and stops at the first that fails; the person is told why, in the words of \`error.<code>\`, over the page and to screen readers. There is no condition and no loop: that is what machines are for. \`set\` writes below ${writablePlaces.map(code).join(', ')} only.`,
    ...listActions().map(({ if: test, then }) =>
      [
        `### \`${test.properties.do.const}\``,
        `\`"${writeAction(test.properties.do.const)}"\`. ${then.description ?? ''}`,
        ...(Object.keys(then.properties).length > 1 ? [describeKeys(then, ['do'])] : []),
      ].join('\n\n'),
    ),
  ].join('\n\n');

type LimitName = keyof typeof limitWords;
const tableOfLimits = (some: Readonly<Partial<Record<LimitName, number>>>): string =>
  table(
    ['limit', 'value', 'of'],
    (Object.keys(some) as LimitName[]).map((name) => [code(name), String(some[name]), limitWords[name]]),
  );

const bounds = (): string =>
  [
    '## Limits',
    'Held when a site is checked, and again in the browser.',
    tableOfLimits(limits),
    'Held when a site is checked: what runs has no fragments any more, and was proved.',
    tableOfLimits(sourceLimits),
    '### Budgets',
    'From the first number on a screen is warned of, above the second it is not published.',
    table(
      ['budget', 'felt from', 'refused above'],
      Object.entries(budgets).map(([name, { warn, refuse }]) => [code(name), String(warn), String(refuse)]),
    ),
  ].join('\n\n');

const patterns = (): string =>
  [
    '## Pattern families',
    'Named rules for what may be typed into a field; bounds on length stand beside them.',
    table(
      ['number', 'name', 'takes'],
      patternFamilies.map(({ id, name, summary }) => [String(id), code(name), summary]),
    ),
  ].join('\n\n');

export const languagePage = (): string =>
  page(
    'The layout language',
    'Version 1 in notation 2, complete. Components are on a [separate page](components.md), flows [too](machines.md), and so are the [codes](issues.md) of what a check can find. Cases for every rule are data: [conformance](../../tests/conformance/README.md).',
    documents(),
    nodes(),
    values(),
    expressions(),
    actions(),
    bounds(),
    patterns(),
  );
