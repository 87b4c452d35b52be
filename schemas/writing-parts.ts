import { verbs } from '../src/notation/grammar.ts';
import type { JsonObject } from '../src/protocol/json/json.ts';
import common from './tree/common.schema.json' with { type: 'json' };

export const generatedNote = (source: string): string =>
  `Generated from ${source} by schemas/generate.ts. Edit those, not this file.`;
export const refer = (name: string): JsonObject => ({ $ref: `common.schema.json#/definitions/${name}` });

/** What is written as one text, beside the object that says more. */
const marked: JsonObject = {
  description: 'the value of a path, `=row.name`, a text, `@home.title`, or what is worked out',
  anyOf: [
    { type: 'string', pattern: '^(=[^=]|@[^@]|==|@@)' },
    { type: 'object', anyOf: [{ required: ['$e'] }, { required: ['$t'] }, { required: ['$r'] }] },
  ],
};
const text: JsonObject = {
  description: 'a text: `@home.title`, `@=machine.login.error`, or `{ "$t": key, "args": { … } }`',
  anyOf: [
    { type: 'string', pattern: '^@[^@]' },
    {
      type: 'object',
      required: ['$t'],
      additionalProperties: false,
      properties: {
        $t: { type: ['string', 'object'], description: 'the key, or `=` and the path of one' },
        args: { type: 'object', description: 'values for the places in the message' },
      },
    },
  ],
};
const verbPattern = [...verbs].map(([verb, names]) => [verb, ...names.map(() => '\\S+')].join(' ')).join('|');
const words: JsonObject = {
  type: 'string',
  pattern: `^(${verbPattern})$`,
  examples: [
    'navigate home',
    'open login',
    'close',
    'send login login.submit',
    'call auth.logout',
    'reload list',
  ],
  patternErrorMessage: 'An action and its words, for example "send login login.submit" or "navigate home".',
  description: 'the action and its words, one space between them',
};
const longAction: JsonObject = {
  type: 'object',
  required: ['do'],
  additionalProperties: false,
  properties: {
    do: {
      type: 'string',
      pattern: `^(${verbPattern}|${[...verbs.keys()].join('|')})$`,
      description: 'the action and its words',
    },
    with: { type: 'object', description: 'what goes with it: payload, parameters or input' },
    params: { type: 'object', description: 'parameters of the path of the route' },
    query: { type: 'object', description: 'what is behind the `?`' },
    into: {
      type: 'string',
      description: '`data.<name>` of a source of the same call: the answer goes there',
    },
    value: { description: 'what is set' },
    text: refer('text'),
    href: { description: 'an address outside' },
    ...Object.fromEntries(
      [...new Set([...verbs.values()].flat())].map((name) => [
        name,
        { description: 'a word of the action, where it is worked out' },
      ]),
    ),
  },
};
const action: JsonObject = { anyOf: [words, longAction] };

/** Shared parts as they are written; those that a writing does not change are the tree's. */
export const writtenParts = (): JsonObject => {
  // A constant type of JSON, wider than the recursive one can say.
  const shared = common as unknown as JsonObject & { readonly definitions: JsonObject };
  return {
    ...shared,
    $comment: generatedNote('schemas/tree and src/notation'),
    definitions: {
      ...shared.definitions,
      text,
      marked,
      rule: { description: 'an expression: `=path`, or a json-logic rule of the closed operator list' },
      inState: {
        type: 'string',
        pattern: '^\\S+( \\S+)+$',
        examples: ['login editing', 'login editing submitting'],
        patternErrorMessage: 'A flow and its states, for example "login editing submitting".',
        description: 'a flow of the screen and its states, one space between them',
      },
      action,
      actions: {
        description: 'what happens: one action, or a list of several',
        anyOf: [words, longAction, { type: 'array', items: refer('action') }],
      },
      machines: {
        type: 'object',
        propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
        additionalProperties: {
          description: 'id of the machine, or `{ "use": id, "input": { … } }`',
          if: { type: 'string' },
          then: true,
          else: {
            type: 'object',
            required: ['use'],
            additionalProperties: false,
            properties: {
              use: { type: 'string', description: 'id of the machine' },
              input: {
                type: 'object',
                description: 'what it begins with; what is left out comes from the settings',
              },
            },
          },
        },
      },
    },
  };
};
