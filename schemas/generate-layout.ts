import nodeShape from './layout/node-shape.schema.json' with { type: 'json' };
import { loadCatalogue } from '../server/site/catalogue.ts';
import type { ComponentDefinition } from '../src/protocol/component-definition.ts';
import type { Json, JsonObject } from '../src/protocol/json.ts';
import { formatText } from './format-text.ts';

const isSchema = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A literal of the property, or any tagged value, also inside lists and objects: the checker knows which tags
 * are allowed there.
 */
const describeProp = (schema: Json): Json => {
  const tagged = { $ref: '#/definitions/tagged' };
  if (!isSchema(schema)) return schema;
  if (schema['x-text'] === true) return tagged;
  const inner: Record<string, Json> = { ...schema };
  if (isSchema(schema.items)) inner.items = describeProp(schema.items);
  if (isSchema(schema.properties)) {
    inner.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, describeProp(property)]),
    );
  }
  return { if: tagged, then: true, else: inner };
};

const describeComponent = (definition: ComponentDefinition): JsonObject => {
  const properties = (definition.props.properties ?? {}) as JsonObject;
  const nodes = { type: 'array', items: { $ref: '#' } };
  return {
    description: definition.summary,
    ...((definition.props.required as readonly string[] | undefined)?.length ? { required: ['props'] } : {}),
    properties: {
      props: {
        type: 'object',
        additionalProperties: false,
        required: definition.props.required ?? [],
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, schema]) => [name, describeProp(schema)]),
        ),
      },
      on: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          Object.keys(definition.events ?? {}).map((event): [string, Json] => [
            event,
            { $ref: 'common.schema.json#/definitions/actions' },
          ]),
        ),
      },
      slots: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          Object.entries(definition.slots ?? {}).map(([slot, { summary }]): [string, Json] => [
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

const readRequired = ({ props }: ComponentDefinition): readonly string[] =>
  (props.required ?? []) as readonly string[];

/** Whatever any version of a component takes: which one a node is of is said by its document, not by it. */
const joinVersions = (components: readonly ComponentDefinition[]): ComponentDefinition[] => {
  const joined = new Map<string, ComponentDefinition>();
  for (const next of [...components].sort((a, b) => a.version - b.version)) {
    const before = joined.get(next.type);
    const required = readRequired(next).filter((name) => before && readRequired(before).includes(name));
    joined.set(
      next.type,
      before === undefined
        ? next
        : {
            ...next,
            kind: before.kind === 'container' ? before.kind : next.kind,
            events: { ...before.events, ...next.events },
            slots: { ...before.slots, ...next.slots },
            props: {
              ...next.props,
              properties: {
                ...(before.props.properties as JsonObject),
                ...(next.props.properties as JsonObject),
              },
              required,
            },
          },
    );
  }
  return [...joined.values()];
};

/** A condition that names its component: validators make a function of each, so deep trees need little stack. */
const describeBranch = ({ type }: ComponentDefinition): JsonObject => ({
  if: { required: ['type'], properties: { type: { const: type } } },
  then: { $ref: `#/definitions/${type}` },
});

/**
 * The schema of a node for editors: a list of component types and one condition per type, never a
 * choice between recursive alternatives (validators try those exponentially).
 */
const describeNode = (components: readonly ComponentDefinition[]): JsonObject => {
  const sorted = joinVersions(components).sort((a, b) => (a.type < b.type ? -1 : 1));
  // A constant type of JSON, wider than the recursive one can say.
  const shape = nodeShape as unknown as JsonObject;
  return {
    ...shape,
    title: 'A node',
    $comment: 'Generated from the component definitions by schemas/generate.ts. Edit those, not this file.',
    allOf: [
      {
        if: { required: ['type'] },
        then: { properties: { type: { enum: sorted.map((definition) => definition.type) } } },
      },
      ...sorted.map(describeBranch),
    ],
    definitions: {
      ...(shape.definitions as JsonObject),
      tagged: {
        type: 'object',
        anyOf: [{ required: ['$e'] }, { required: ['$t'] }, { required: ['$r'] }],
      },
      ...Object.fromEntries(sorted.map((definition) => [definition.type, describeComponent(definition)])),
    },
  };
};

/** The schema of a node, made from component definitions: path → content, formatted. */
export const generateLayout = async (): Promise<Readonly<Record<string, string>>> => {
  const path = 'schemas/layout/node.schema.json';
  const node = describeNode(loadCatalogue().components);
  return { [path]: await formatText(path, JSON.stringify(node)) };
};
