import { describe, expect, test } from 'vitest';
import { componentDefinitions } from '../../../components/generated/definitions.ts';
import { formDefinitions } from '../../../forms/generated/definitions.ts';
import type { JsonSchema } from '../../../protocol/json/json.ts';
import { isJsonObject } from '../../../protocol/json/json-patches.ts';
import { controlOf, type ControlKind } from './control-kind.ts';
import { listProps } from './prop-list.ts';

const props = [...componentDefinitions, ...formDefinitions].flatMap(({ type, props: schema }) =>
  Object.entries(isJsonObject(schema['properties']) ? schema['properties'] : {}).map(([name, property]) => ({
    name: `${type}.${name}`,
    schema: property as JsonSchema,
  })),
);
/** Names of what has no control: of a property itself, and of the parts of one with parts. */
function listLacking(name: string, schema: JsonSchema): readonly string[] {
  const control: ControlKind | null = controlOf(schema);
  if (control === null) return [name];
  if (control.kind === 'list') return listLacking(`${name}[]`, control.items);
  if (control.kind !== 'fields') return [];
  return control.fields.flatMap(([inner, part]) => listLacking(`${name}.${inner}`, part));
}

describe('properties of all components', () => {
  test('have a control each, with all their parts', () => {
    expect(props.length).toBeGreaterThan(600);
    expect(props.flatMap(({ name, schema }) => listLacking(name, schema))).toEqual([]);
  });

  test('are all in the form of their component, each with its ways: by width, and from data where not fixed', () => {
    const definitions = [...componentDefinitions, ...formDefinitions];
    const lacking = definitions.flatMap(({ type, props: schema }) => {
      const node = { id: 'a', type, use: null, value: {}, path: [], parent: null, slot: null, depth: 0 };
      const shown = new Map(listProps(node, { props: schema }).map((prop) => [prop.name, prop]));
      return Object.entries(isJsonObject(schema['properties']) ? schema['properties'] : {}).flatMap(
        ([name, property]) => {
          const prop = shown.get(name);
          const { 'x-static': isStatic, 'x-responsive': isResponsive } = property as JsonSchema;
          const isComplete =
            prop !== undefined &&
            (prop.dataKinds !== null) === (isStatic !== true) &&
            prop.isResponsive === (isResponsive === true);
          return isComplete ? [] : [`${type}.${name}`];
        },
      );
    });
    expect(lacking).toEqual([]);
  });

  test('would be named if they had none', () => {
    expect(listLacking('Banner.when', { type: 'null' })).toEqual(['Banner.when']);
  });
});
