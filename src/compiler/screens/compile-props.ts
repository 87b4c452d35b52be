import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { ValueObject } from '../../protocol/document/document.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import type { CompiledValue } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { renameLogical } from '../fixes/logical-sides.ts';
import type { Place } from '../pointer.ts';
import { listNames, suggestName } from '../suggest.ts';
import { withFormat } from '../values/check-amount.ts';
import { checkCells } from '../values/check-cells.ts';
import { compileValue } from '../values/compile-value.ts';
import type { Assembly } from './assembly.ts';

/** Properties of a node, checked against its component. */
export type CompiledProps = ReadonlyMap<string, CompiledValue>;

/** The schemas of a component's properties. */
export const propSchemas = (definition: ComponentDefinition): Readonly<Record<string, JsonSchema>> =>
  (definition.props.properties ?? {}) as Readonly<Record<string, JsonSchema>>;

export const compileProps = (
  assembly: Assembly,
  env: Environment,
  definition: ComponentDefinition,
  given: ValueObject,
  places: { readonly self: Place; readonly prop: (name: string) => Place },
): CompiledProps => {
  const schemas = propSchemas(definition);
  const compiled = new Map<string, CompiledValue>();
  for (const [name, value] of Object.entries(given)) {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (schema === undefined) {
      const propNames = Object.keys(schemas);
      env.log.report(
        'prop.unknown',
        sourceAt(env, places.prop(name)),
        `${definition.type} has no property "${name}"; it has ${listNames(propNames, 20)}.${suggestName(name, propNames)}`,
        renameLogical(places.prop(name), propNames, Object.keys(given)),
      );
      continue;
    }
    const type = { schema: withFormat(schema, given, env), root: definition.props };
    const result = compileValue(env, value, type, places.prop(name));
    compiled.set(name, result);
    if (schema['x-form'] === true && result.k === 'c' && typeof result.v === 'string')
      assembly.forms.add(result.v);
  }
  checkCells(env, definition, given, places.prop);
  for (const name of (definition.props.required ?? []) as readonly string[]) {
    if (Object.hasOwn(given, name)) continue;
    env.log.report(
      'prop.missing',
      sourceAt(env, places.self),
      `${definition.type} needs the property "${name}".`,
    );
  }
  return compiled;
};
