import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agreements } from '../../src/compiler/agreements/agreements.ts';
import { issueCodes } from '../../src/compiler/issue-codes.ts';
import { componentDefinitions } from '../../src/components/generated/definitions.ts';
import { formDefinitions } from '../../src/forms/generated/definitions.ts';
import { machineContracts } from '../../src/machines/generated/contracts.ts';
import { consoleErrorCodes } from '../../src/protocol/console/console-error-codes.ts';
import type { ComponentDefinition } from '../../src/protocol/document/component-definition.ts';
import { operations } from '../../src/protocol/operations.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { listFlowSizes } from '../flows/counts.ts';
import { findOperation } from '../contract/rows/find-operation.ts';
import { wireRows } from '../contract/rows/wire-rows.ts';
import { root } from '../gate/run-command.ts';
import { languagePage } from './language-page.ts';
import { code, page, table } from './markdown.ts';
import { rolePage } from './role-page.ts';
import { beyond } from './specification/beyond.ts';
import { sections } from './specification/sections.ts';
import type { SpecifiedSentence } from './specification/sentence.ts';
import { waysPage } from './ways-page.ts';

const propertiesOf = (schema: unknown): readonly (readonly [string, JsonObject])[] =>
  Object.entries(((schema as JsonObject)['properties'] ?? {}) as Record<string, JsonObject>);

const describeType = (schema: JsonObject): string => {
  const {
    enum: values,
    type,
    'x-text': isText,
  } = schema as { enum?: string[]; type?: string | string[]; 'x-text'?: boolean };
  if (values !== undefined) return values.map((value) => code(value)).join(', ');
  if (isText === true) return 'text';
  return Array.isArray(type) ? type.join(' or ') : (type ?? 'any');
};
const describeProp = (
  [name, schema]: readonly [string, JsonObject],
  required: ReadonlySet<string>,
): readonly string[] => [`${code(name)}${required.has(name) ? ' (required)' : ''}`, describeType(schema)];

const describeComponent = (definition: ComponentDefinition): string => {
  const required = new Set((definition.props['required'] ?? []) as string[]);
  const props = propertiesOf(definition.props).map((prop) => describeProp(prop, required));
  const facts = [
    `${definition.kind}, ${definition.lower.kind === 'host' ? 'lowered to a host element' : `a view, loaded ${definition.lower.load === 'lazy' ? 'when a page names it' : 'with the page'}`}`,
    definition.accessibility.keyboard ?? '',
    ...(definition.events === undefined
      ? []
      : [`events: ${Object.keys(definition.events).map(code).join(', ')}`]),
    ...(definition.slots === undefined
      ? []
      : [`slots: ${Object.keys(definition.slots).map(code).join(', ')}`]),
  ].filter((fact) => fact !== '');
  return [
    `### ${definition.type}`,
    definition.summary,
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...(props.length === 0 ? [] : [table(['prop', 'takes'], props)]),
  ].join('\n\n');
};

const componentPage = (): string => {
  const all = [...componentDefinitions, ...formDefinitions];
  const groups = [...new Set(all.map(({ group }) => group))].sort();
  return page(
    'Components',
    `The ${all.length} components that a layout can name, by group.`,
    ...groups.map((group) =>
      [
        `## ${group}`,
        ...all
          .filter((definition) => definition.group === group)
          .sort((one, other) => one.type.localeCompare(other.type))
          .map(describeComponent),
      ].join('\n\n'),
    ),
  );
};

const issuePage = (): string =>
  page(
    'Issue codes',
    'What the check of a site can report. The codes are stable: the command line, the console and the server give the same ones.',
    table(
      ['code', 'meaning'],
      Object.entries(issueCodes).map(([name, meaning]) => [code(name), meaning]),
    ),
  );

const agreementPage = (): string =>
  page(
    'What has to agree',
    'What settings, forms and components of a site say alike. The check finds each place where they do not, with the code beside it; `src/compiler/agreements` has the rows.',
    table(
      ['between', 'agrees where', 'code'],
      agreements.map(({ between, rule, code: name }) => [between, rule, code(name)]),
    ),
  );

const readEnglish = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, 'locales/EN.json'), 'utf8')) as Record<string, string>;

/** Code of the member API → the sentence that a player reads. */
export const memberErrorTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readEnglish())
      .filter(([key]) => key.startsWith('error.'))
      .map(([key, text]) => [key.slice('error.'.length), text]),
  );

const errorPage = (): string =>
  page(
    'Error codes',
    'Every failed call answers a body with `errorCode`. A player never reads a code, but the message of `error.<code>` in the language of the page.',
    '## Portal',
    table(
      ['code', 'what a player reads (English)'],
      Object.entries(memberErrorTexts()).map(([name, text]) => [code(name), text]),
    ),
    '## Console',
    table(
      ['code'],
      consoleErrorCodes.map((name) => [code(name)]),
    ),
  );

const operationPage = (): string =>
  page(
    'Calls of the member API',
    'One schema per call in `schemas/api/`. `layout` marks the calls that a layout may name in `data` or `call`.',
    table(
      ['name', 'call', 'token', 'layout'],
      operations.map(({ name, method, path, token, layout }) => [
        code(name),
        code(`${method} ${path}`),
        token,
        layout ? 'yes' : '',
      ]),
    ),
  );

/** How large each flow is, what the gate does with it, and what no path takes with the reason. */
const flowSizes = (): readonly string[] => {
  const sizes = listFlowSizes();
  const sum = (name: 'states' | 'transitions' | 'paths' | 'walks'): string =>
    String(sizes.reduce((total, size) => total + size[name], 0));
  const countUnreachable = (size: (typeof sizes)[number]): number => Object.keys(size.unreachable).length;
  return [
    '## Counts',
    'Generated paths take every state and transition but those listed below; random walks keep every invariant (`tests/flows`). A row is what the gate does, with walks of at most fifty steps; `npm run flows` walks a million steps.',
    table(
      ['machine', 'states', 'transitions', 'unreachable', 'paths', 'walks'],
      [
        ...sizes.map((size) => [
          code(size.machine),
          String(size.states),
          String(size.transitions),
          String(countUnreachable(size)),
          String(size.paths),
          String(size.walks),
        ]),
        [
          `${sizes.length} machines`,
          sum('states'),
          sum('transitions'),
          String(sizes.reduce((total, size) => total + countUnreachable(size), 0)),
          sum('paths'),
          sum('walks'),
        ],
      ],
    ),
    'What generated paths do not take:',
    table(
      ['machine', 'state or transition', 'why'],
      sizes.flatMap(({ machine, unreachable }) =>
        Object.entries(unreachable).map(([name, why]) => [
          code(machine),
          code(name.replaceAll('|', ' · ')),
          why,
        ]),
      ),
    ),
  ];
};

const machinePage = (): string =>
  page(
    'Machines',
    'What a layout may know of a flow: the events it can send and the projection it can read at `machine.<key>`.',
    ...flowSizes(),
    ...machineContracts.map((contract) =>
      [
        `## ${contract.id}`,
        contract.summary,
        table(
          ['state', 'waits for'],
          Object.entries(contract.states).map(([name, { waits }]) => [code(name), waits]),
        ),
        `Events: ${Object.keys(contract.events).map(code).join(', ')}.`,
        `Projection: ${propertiesOf(contract.projection)
          .map(([name]) => code(name))
          .join(', ')}.`,
      ].join('\n\n'),
    ),
  );

const sessionOf = { required: 'yes', optional: 'may', none: '' } as const;

/** Each row of the wire contract with the operation that answers it; `tests/contract/wire-rows.test.ts` makes the calls. */
const wirePage = (): string =>
  page(
    'The wire contract',
    'Clients of this family of platforms know their calls by these names. `npx vitest run tests/contract/wire-rows.test.ts` makes each of them as such a client does: by every verb, at every name, under every module id that clients send, without an idempotency key, with the token alone in `Authorization` (one with `Bearer` before it is refused as no session), with fields that we do not know. Each has to go well, to fit its schema and to hold what clients read. `tests/contract/member-api.test.ts` does so for all operations, and adds unknown and missing sessions, other merchants, wrong module ids and repeats; `platform/hostile-calls.test.ts` adds absurd values and what belongs to others.',
    'Names below are those of relays (`/wps/relay/…`) where they are no address. Relays that begin with `MCS2_` are answered under `MCSFE_` too, and the other way round. Answers are in an envelope below `/wps`, and bare elsewhere. While the module `GEETEST3` is on, logging in, registering and codes by SMS want a token of our own check for robots (`humanToken`), as clients of this family merge the fields of theirs.',
    'Bodies are plain JSON over TLS, also of the calls that some clients encrypt: logging in, registering, changing and resetting a password. The specification marks those calls as encrypted and says no more. Public clients draw a key of 16 characters, send it reversed under RSA in the header `Encryption`, and the body under DES (ECB). Where they get the public key, and how RSA pads, is written nowhere, so that no codec of ours could be right but by chance; and DES in that mode hides nothing from anybody whom TLS does not stop already, while a server that decrypts what anybody sends can be asked until it tells. So there is none. The header is ignored beside a plain body, and an encrypted body is refused with `request_param_err` (`platform/calls/encrypted-body.test.ts`). With `UPSTREAM_URL` bodies and the headers `Encryption`, `X-Digest` and `X-RSA` go to the platform as they came, so that its clients encrypt for it through this portal.',
    ...Object.entries(wireRows).flatMap(([part, rows]) => [
      `## ${part}`,
      table(
        ['call', 'by', 'module', 'session', 'answered by', 'what clients read', 'otherwise'],
        rows.map(({ paths, verbs, moduleIds, token, reads, differs }) => [
          paths.map((path) => code(path.replace('/wps/relay/', ''))).join('<br>'),
          verbs.join(', '),
          moduleIds.join(', '),
          sessionOf[token],
          [...new Set(paths.flatMap((path) => verbs.map((verb) => findOperation(verb, path)?.name ?? '')))]
            .map(code)
            .join('<br>'),
          reads.map(code).join(' '),
          differs,
        ]),
      ),
    ]),
  );

const listHolders = (tests: SpecifiedSentence['tests']): string =>
  tests.map(([file, words]) => `${code(file)}: ${words.replaceAll('|', '·')}`).join('<br>');

/** The sentences of the specification with the tests that hold them; `specification.test.ts` holds that there are such tests. */
const specifiedPage = (): string =>
  page(
    'The specification, sentence by sentence',
    'What the product is specified to do, in our own words and the order of the specification, with the tests that hold it and what is otherwise. A test that was renamed or taken away fails `tests/docs/specification.test.ts`. The calls one by one are on [another page](wire-contract.md).',
    ...Object.entries(sections).flatMap(([heading, sentences]) => [
      `## ${heading}`,
      table(
        ['', 'sentence', 'held by', 'otherwise'],
        sentences.map(({ number, sentence, tests, differs }) => [
          number,
          sentence,
          listHolders(tests),
          differs ?? '',
        ]),
      ),
    ]),
    '## Beyond the specification',
    table(
      ['sentence', 'held by'],
      beyond.map(({ sentence, tests }) => [sentence, listHolders(tests)]),
    ),
  );

/** Path from the root → content. */
export const writeReferencePages = (): Readonly<Record<string, string>> => ({
  'docs/reference/components.md': componentPage(),
  'docs/reference/issues.md': issuePage(),
  'docs/reference/agreements.md': agreementPage(),
  'docs/reference/errors.md': errorPage(),
  'docs/reference/operations.md': operationPage(),
  'docs/reference/roles.md': rolePage(),
  'docs/reference/machines.md': machinePage(),
  'docs/reference/ways-out.md': waysPage(),
  'docs/reference/language.md': languagePage(),
  'docs/reference/wire-contract.md': wirePage(),
  'docs/reference/specification.md': specifiedPage(),
});
