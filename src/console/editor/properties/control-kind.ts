import type { Json, JsonObject, JsonSchema } from '../../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../../protocol/json/json-patches.ts';

/** How a property is set, by its schema alone. */
export type ControlKind =
  | { readonly kind: 'words' }
  | { readonly kind: 'choice'; readonly options: readonly Json[]; readonly scale: string | null }
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'number';
      readonly least: number | null;
      readonly most: number | null;
      readonly isWhole: boolean;
    }
  | { readonly kind: 'icon' | 'route' | 'form' | 'picture' | 'film' }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [string, JsonSchema])[] }
  | { readonly kind: 'list'; readonly items: JsonSchema }
  | { readonly kind: 'data' }
  | { readonly kind: 'line'; readonly pattern: string | null };

const typesOf = ({ type }: JsonSchema): readonly Json[] =>
  isJsonList(type) ? type : type === undefined ? [] : [type];
const numberOf = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

const marked = (schema: JsonSchema): ControlKind | null => {
  if (schema['x-text'] === true) return { kind: 'words' };
  if (schema['x-icon'] === true) return { kind: 'icon' };
  if (schema['x-route'] === true) return { kind: 'route' };
  if (schema['x-form'] === true) return { kind: 'form' };
  if (schema['x-address'] === 'picture' || schema['x-address'] === 'film')
    return { kind: schema['x-address'] };
  return null;
};
const structured = (schema: JsonSchema, types: readonly Json[]): ControlKind | null => {
  const { properties, items } = schema;
  const isStatic = schema['x-static'] === true;
  if (types.includes('array')) {
    return isStatic && isJsonObject(items) ? { kind: 'list', items } : { kind: 'data' };
  }
  if (!types.includes('object')) return null;
  if (!isJsonObject(properties)) return { kind: 'data' };
  const fields = Object.entries(properties).filter((entry): entry is [string, JsonObject] =>
    isJsonObject(entry[1]),
  );
  return { kind: 'fields', fields };
};

/** The control of a property; null for a schema that none of them fits. */
export function controlOf(schema: JsonSchema): ControlKind | null {
  const special = marked(schema);
  if (special !== null) return special;
  const { enum: options } = schema;
  if (isJsonList(options)) {
    const scale = schema['x-token'];
    return { kind: 'choice', options, scale: typeof scale === 'string' ? scale : null };
  }
  const types = typesOf(schema);
  const built = structured(schema, types);
  if (built !== null) return built;
  if (types.includes('boolean')) return { kind: 'switch' };
  if (types.includes('string'))
    return { kind: 'line', pattern: typeof schema['pattern'] === 'string' ? schema['pattern'] : null };
  if (types.includes('integer') || types.includes('number'))
    return {
      kind: 'number',
      least: numberOf(schema['minimum']),
      most: numberOf(schema['maximum']),
      isWhole: !types.includes('number'),
    };
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (isJsonList(choices)) return controlOf(choices.find(isJsonObject) ?? {});
  // Whatever data brings.
  return types.length === 0 ? { kind: 'data' } : null;
}
