import { toWords, type TreeNode } from '../../../editing/commands/layout-tree.ts';
import type { ComponentFacts } from '../../../protocol/calls/editor.ts';
import type { Json, JsonSchema } from '../../../protocol/json/json.ts';
import { isJsonObject } from '../../../protocol/json/json-patches.ts';
import type { ReadKind } from '../../../protocol/release/screen-reads.ts';
import { kindsOf } from '../data/readable.ts';
import { controlOf, type ControlKind } from './control-kind.ts';

/** A property in the form: its words, its control and its value. */
export interface ShownProp {
  readonly name: string;
  readonly title: string;
  readonly hint: string | null;
  readonly control: ControlKind;
  readonly value: Json | undefined;
  readonly isRequired: boolean;
  readonly isResponsive: boolean;
  /** The kinds of data that may fill it in; null where it is fixed when the site is published. */
  readonly dataKinds: readonly ReadKind[] | null;
}

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** The properties of a node: those of its component, or the parameters that the use of a fragment gives. */
export function listProps(
  node: TreeNode,
  facts: Pick<ComponentFacts, 'props'> | undefined,
): readonly ShownProp[] {
  const held = node.value[node.use === null ? 'props' : 'params'];
  const values = isJsonObject(held) ? held : {};
  const { properties, required } = facts?.props ?? {};
  const schemas: readonly (readonly [string, Json])[] = isJsonObject(properties)
    ? Object.entries(properties)
    : Object.keys(values).map((name) => [name, guessSchema(values[name])]);
  const needed = Array.isArray(required) ? required : [];
  return schemas.flatMap(([name, schema]) => {
    if (!isJsonObject(schema)) return [];
    const control = controlOf(schema);
    if (control === null) return [];
    return [
      {
        name,
        title: textOf(schema['title']) ?? toWords(name),
        hint: textOf(schema['description']),
        control,
        value: values[name],
        isRequired: needed.includes(name),
        isResponsive: schema['x-responsive'] === true,
        dataKinds: schema['x-static'] === true ? null : kindsOf(schema),
      },
    ];
  });
}
/** A fragment’s parameter by what it holds. */
function guessSchema(value: Json | undefined): JsonSchema {
  if (isJsonObject(value) && '$t' in value) return { 'x-text': true };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'number') return { type: 'number' };
  return typeof value === 'string' ? { type: 'string' } : {};
}

const mostBasic = 6;
/** The six that are asked for first: what is set, then what is used most. */
export function pickBasic(props: readonly ShownProp[], common: readonly string[]): readonly ShownProp[] {
  const rank = ({ name, value, isRequired }: ShownProp): number => {
    if (value !== undefined || isRequired) return -1;
    const place = common.indexOf(name);
    return place < 0 ? common.length : place;
  };
  return props
    .map((prop, index) => ({ prop, index }))
    .toSorted((one, other) => rank(one.prop) - rank(other.prop) || one.index - other.index)
    .slice(0, mostBasic)
    .map(({ prop }) => prop);
}

/** What a value is, apart from being itself. */
export type ValueKind =
  | { readonly kind: 'plain'; readonly value: Json | undefined }
  | { readonly kind: 'data'; readonly path: string }
  | { readonly kind: 'rule'; readonly rule: Json }
  | { readonly kind: 'widths'; readonly base: Json };

export function readValue(value: Json | undefined): ValueKind {
  if (!isJsonObject(value)) return { kind: 'plain', value };
  if ('$e' in value) {
    const rule = value['$e'];
    const path = isJsonObject(rule) && Object.keys(rule).length === 1 ? rule['var'] : undefined;
    return typeof path === 'string' ? { kind: 'data', path } : { kind: 'rule', rule: rule ?? null };
  }
  if (isJsonObject(value['$r'])) return { kind: 'widths', base: value['$r']['base'] ?? null };
  return { kind: 'plain', value };
}
