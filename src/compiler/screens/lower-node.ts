import type {
  ComponentDefinition,
  HostLowering,
  ViewLowering,
} from '../../protocol/document/component-definition.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledNode, CompiledValue } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { listValues, typeOf } from '../expressions/type-ref.ts';
import type { Place } from '../pointer.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import { type CompiledProps, propSchemas } from './compile-props.ts';
import { toText } from '../../protocol/json/to-text.ts';

/** What lowering adds to a node. */
export type LoweredParts = Pick<CompiledNode, 'tag' | 'cls' | 'clsBy' | 'props' | 'binds'> & {
  /** Text that comes before the children. */
  readonly text?: CompiledValue;
};

/** Most classes that the bound variants of one node may need. */
const mostVariants = 64;

/**
 * Properties as the definition's functions see them: constants as they are, responsive ones per
 * width, null for what is known at run time only; those in `left` are absent.
 */
const toStaticProps = (props: CompiledProps, names: readonly string[]): JsonObject =>
  Object.fromEntries(
    [...props].flatMap(([name, value]): [string, Json][] =>
      names.includes(name) ? [] : [[name, value.k === 'c' ? value.v : null]],
    ),
  );

const isBound = (value: CompiledValue | undefined): value is CompiledValue =>
  value !== undefined && value.k !== 'c';

/** Every combination of the values that the bound variants can take, null (absent) among them. */
const listCombinations = (
  definition: ComponentDefinition,
  names: readonly string[],
): readonly JsonObject[] => {
  let combinations: JsonObject[] = [{}];
  for (const name of names) {
    const values = listValues(typeOf(propSchemas(definition)[name] ?? {})) ?? [];
    combinations = combinations.flatMap((combination) =>
      [...new Set([...values, null])].map((value) => ({ ...combination, [name]: value })),
    );
  }
  return combinations;
};

const dropNulls = (combination: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(combination).filter(([, value]) => value !== null));

const makeClassChoice = (
  sheet: StyleSheet,
  definition: ComponentDefinition,
  lower: HostLowering,
  props: CompiledProps,
  names: readonly string[],
): NonNullable<CompiledNode['clsBy']> => {
  const base = toStaticProps(props, names);
  const map: Record<string, string> = {};
  for (const combination of listCombinations(definition, names)) {
    const key = names.map((name) => toText(combination[name])).join('|');
    map[key] = sheet.addClass(lower.styles({ ...base, ...dropNulls(combination) }));
  }
  // The runtime falls back to "null" where it meets a value that no class was made for.
  map['null'] ??= sheet.addClass(lower.styles(base));
  const values = names.map((name) => props.get(name)).filter(isBound);
  const [first] = values;
  if (first === undefined) throw new Error('Expected at least one bound variant');
  const d = [...new Set(values.flatMap((value) => (value.k === 'c' ? [] : value.d)))].sort();
  return [{ value: values.length === 1 ? first : { k: 'a', v: values, d }, map }];
};

const lowerAttributes = (
  lower: HostLowering,
  props: CompiledProps,
): { props: JsonObject; binds: Record<string, CompiledValue> } => {
  const constants: Record<string, Json> = { ...lower.fixed?.(toStaticProps(props, [])) };
  const binds: Record<string, CompiledValue> = {};
  for (const [attribute, prop] of Object.entries(lower.attributes ?? {})) {
    const value = props.get(prop);
    if (value === undefined) continue;
    if (value.k === 'c') constants[attribute] = value.v;
    else binds[attribute] = value;
  }
  return { props: constants, binds };
};

const checkBindings = (
  env: Environment,
  definition: ComponentDefinition,
  lower: HostLowering,
  props: CompiledProps,
  placeOf: (name: string) => Place,
): void => {
  const allowed = new Set([
    ...Object.values(lower.attributes ?? {}),
    ...(lower.variants ?? []),
    lower.text ?? '',
  ]);
  for (const [name, value] of props) {
    if (!isBound(value) || allowed.has(name)) continue;
    env.log.report(
      'prop.not-bindable',
      sourceAt(env, placeOf(name)),
      `"${name}" decides how ${definition.type} is built; it is fixed when the site is published and cannot depend on data.`,
    );
  }
};

const lowerHost = (
  sheet: StyleSheet,
  env: Environment,
  definition: ComponentDefinition,
  lower: HostLowering,
  props: CompiledProps,
  places: { readonly self: Place; readonly prop: (name: string) => Place },
): LoweredParts => {
  checkBindings(env, definition, lower, props, places.prop);
  const variants = (lower.variants ?? []).filter((name) => isBound(props.get(name)));
  const text = lower.text === undefined ? undefined : props.get(lower.text);
  const shared = {
    tag: lower.element(toStaticProps(props, [])),
    ...lowerAttributes(lower, props),
    ...(text === undefined ? {} : { text }),
  };
  if (variants.length === 0)
    return { ...shared, cls: sheet.addClass(lower.styles(toStaticProps(props, []))) };
  if (listCombinations(definition, variants).length > mostVariants) {
    env.log.report(
      'style.variants',
      sourceAt(env, places.self),
      `${variants.join(', ')} together give more than ${mostVariants} looks; fix some of them.`,
    );
    return shared;
  }
  return { ...shared, clsBy: makeClassChoice(sheet, definition, lower, props, variants) };
};

const lowerView = (sheet: StyleSheet, lower: ViewLowering, props: CompiledProps): LoweredParts => {
  const constants: Record<string, Json> = {};
  const binds: Record<string, CompiledValue> = {};
  for (const [name, value] of props) {
    if (value.k === 'c') constants[name] = value.v;
    else binds[name] = value;
  }
  const styles = Object.entries(lower.styles(toStaticProps(props, [])));
  return {
    cls: Object.fromEntries(styles.map(([slot, style]) => [slot, sheet.addClass(style)])),
    props: constants,
    binds,
  };
};

/** Turns a component into a host element, or into the properties and classes of its view. */
export const lowerNode = (
  sheet: StyleSheet,
  env: Environment,
  definition: ComponentDefinition,
  props: CompiledProps,
  places: { readonly self: Place; readonly prop: (name: string) => Place },
): LoweredParts =>
  definition.lower.kind === 'host'
    ? lowerHost(sheet, env, definition, definition.lower, props, places)
    : lowerView(sheet, definition.lower, props);
