import { componentNode, fragmentNode } from '../src/notation/grammar.ts';
import type { ComponentDefinition } from '../src/protocol/document/component-definition.ts';
import type { Json, JsonObject } from '../src/protocol/json/json.ts';
import fragment from './tree/fragment.schema.json' with { type: 'json' };
import menu from './tree/menu.schema.json' with { type: 'json' };
import modal from './tree/modal.schema.json' with { type: 'json' };
import nodeShape from './tree/node-shape.schema.json' with { type: 'json' };
import page from './tree/page.schema.json' with { type: 'json' };
import shell from './tree/shell.schema.json' with { type: 'json' };
import site from './tree/site.schema.json' with { type: 'json' };
import { generatedNote, refer, writtenParts } from './writing-parts.ts';

const isSchema = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A literal of the property or a marked value: a choice of two that an editor looks into for its suggestions. */
const describeProp = (schema: Json): Json => {
  if (!isSchema(schema)) return schema;
  if (schema['x-text'] === true)
    return { description: schema.description ?? 'a text', anyOf: [refer('text'), refer('marked')] };
  const { description, ...rest } = schema;
  const inner: Record<string, Json> = { ...rest };
  if (isSchema(schema.items)) inner.items = describeProp(schema.items);
  if (isSchema(schema.properties)) {
    inner.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, describeProp(property)]),
    );
  }
  return {
    ...(description === undefined ? {} : { description }),
    anyOf: [inner, refer('marked')],
  };
};

// A constant type of JSON, wider than the recursive one can say.
const places = nodeShape as unknown as {
  readonly then: { readonly properties: JsonObject };
  readonly else: { readonly then: JsonObject; readonly else: { readonly properties: JsonObject } };
  readonly definitions: JsonObject;
  readonly properties: JsonObject;
};
const nodes: JsonObject = { type: 'array', items: { $ref: '#' } };
const child: JsonObject = {
  if: { type: 'string' },
  then: { pattern: '^[=@]', description: 'a text or a value' },
  else: {
    if: { anyOf: [{ required: ['$t'] }, { required: ['$e'] }] },
    then: refer('marked'),
    else: { $ref: '#' },
  },
};
const insideWords = 'properties that have the name of a key of nodes; all others are beside the type';
/** Keys of a component's node with their words, as they are written. */
const nodeKeys: JsonObject = {
  ...places.else.else.properties,
  ...places.properties,
  props: { type: 'object', description: insideWords },
  children: { type: 'array', items: child, description: 'its content: nodes, texts, values' },
};

const describeComponent = (definition: ComponentDefinition): JsonObject => {
  const properties = Object.entries((definition.props.properties ?? {}) as JsonObject);
  const required = (definition.props.required ?? []) as readonly string[];
  const inside = properties.filter(([name]) => componentNode.reserved.has(name));
  const beside = properties.filter(([name]) => !componentNode.reserved.has(name));
  const describeAll = (list: typeof properties): JsonObject =>
    Object.fromEntries(list.map(([name, schema]) => [name, describeProp(schema)]));
  const isRequiredInside = required.some((name) => componentNode.reserved.has(name));
  return {
    description: definition.summary,
    required: [
      ...required.filter((name) => !componentNode.reserved.has(name)),
      ...(isRequiredInside ? ['props'] : []),
    ],
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(Object.keys(componentNode.keys).map((name) => [name, true])),
      ...describeAll(beside),
      props: {
        type: 'object',
        additionalProperties: false,
        properties: describeAll(inside),
        description: insideWords,
      },
      on: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          Object.keys(definition.events ?? {}).map((event) => [event, refer('actions')]),
        ),
      },
      slots: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          Object.entries(definition.slots ?? {}).map(([slot, { summary }]) => [
            slot,
            { ...nodes, description: summary },
          ]),
        ),
      },
      ...(definition.kind === 'leaf' ? { children: false, repeat: false } : {}),
      ...(definition.menu === undefined ? { menu: false } : {}),
    },
  };
};

/**
 * A node as it is written: a list of component types, then one condition for each that names all of its keys and
 * properties. Never a choice between recursive alternatives: validators try those exponentially.
 */
const describeNode = (components: readonly ComponentDefinition[]): JsonObject => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $comment: generatedNote('the component definitions'),
  title: 'A node',
  type: 'object',
  required: ['id'],
  properties: places.properties,
  if: { required: ['use'] },
  then: {
    properties: {
      ...Object.fromEntries(
        Object.entries(places.then.properties).filter(([name]) => Object.hasOwn(fragmentNode.keys, name)),
      ),
      id: true,
      params: {
        type: 'object',
        description: 'parameters that have the name of a key of nodes; all others are beside `use`',
      },
      use: {
        type: 'string',
        pattern: '^(fragment:)?[a-z][a-z0-9-]*$',
        description: 'id of the fragment; its parameters are beside it',
      },
    },
  },
  else: {
    if: { required: ['slot'] },
    then: places.else.then,
    else: {
      required: ['type'],
      properties: {
        ...nodeKeys,
        type: { enum: components.map(({ type }) => type), description: 'the component' },
      },
      allOf: components.map(({ type }) => ({
        if: { required: ['type'], properties: { type: { const: type } } },
        then: { $ref: `#/definitions/${type}` },
      })),
    },
  },
  definitions: {
    ...places.definitions,
    ...Object.fromEntries(components.map((definition) => [definition.type, describeComponent(definition)])),
  },
});

/** A kind of document: the tree's keys, of which those of the notation are others. */
const describeDocument = (tree: JsonObject): JsonObject => {
  const { language: _language, ...properties } = tree.properties as JsonObject;
  const { $schema, ...others } = properties;
  return {
    ...tree,
    $comment: generatedNote('schemas/tree'),
    required: [
      'notation',
      ...(tree.required as readonly string[]).filter((name) => name !== 'language' && name !== 'id'),
    ],
    properties: {
      ...($schema === undefined ? {} : { $schema }),
      notation: { const: 2, description: 'version of the notation: 2' },
      ...others,
    },
  };
};

// Constant types of JSON, wider than the recursive one can say.
const kinds = { fragment, menu, modal, page, shell, site } as unknown as Readonly<Record<string, JsonObject>>;

/** Schemas of documents as they are written, for editors: path → schema. */
export const describeWriting = (
  components: readonly ComponentDefinition[],
): Readonly<Record<string, JsonObject>> => ({
  'schemas/layout/node.schema.json': describeNode(components),
  'schemas/layout/common.schema.json': writtenParts(),
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, tree]) => [
      `schemas/layout/${kind}.schema.json`,
      describeDocument(tree),
    ]),
  ),
});
