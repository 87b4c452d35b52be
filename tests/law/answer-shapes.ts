import ts from 'typescript';
import { isJsonObject } from '../../src/protocol/json-patches.ts';
import type { JsonObject } from '../../src/protocol/json.ts';

/** Where a type and the schema that its values are written by differ. */
export interface ShapeFault {
  /** From the answer's root: `steps[].reason`. */
  readonly place: string;
  /**
   * `dropped`: the type has it, and the schema lets it fall. `missing`: the schema needs it, and the type may be
   * without it. `unfilled`: the schema has it, and the type never. `other`: each side has a kind that the other lacks.
   */
  readonly kind: 'dropped' | 'missing' | 'unfilled' | 'other';
}

const fault = (place: string, kind: ShapeFault['kind']): readonly ShapeFault[] => [{ place, kind }];
const isAny = (schema: JsonObject): boolean =>
  !['type', 'properties', 'items', 'enum', 'const', 'anyOf', 'oneOf'].some((name) => name in schema);

/** The kinds that a schema names; `integer` is a number. */
const kindsOf = (schema: JsonObject): readonly string[] => {
  const { type } = schema;
  const named = type === undefined ? [] : Array.isArray(type) ? type : [type];
  const values = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : [];
  const found = [...named.map(String), ...values.map((value) => (value === null ? 'null' : typeof value))];
  return [...new Set(found.map((kind) => (kind === 'integer' ? 'number' : kind)))];
};

const kindOf = (checker: ts.TypeChecker, type: ts.Type): string => {
  const { flags } = type;
  if (flags & ts.TypeFlags.Null) return 'null';
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.getSymbol()?.name === 'Date') return 'string';
  return checker.isArrayType(type) || checker.isTupleType(type) ? 'array' : 'object';
};

const flatten = (type: ts.Type): readonly ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter(
    (one) => (one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) === 0,
  );

/** Compares what calls may answer with the schema that their answers are written by. */
export const compareShapes = (
  checker: ts.TypeChecker,
  /** What type parameters are. */
  known: ReadonlyMap<ts.Type, ts.Type>,
  answer: ts.Type,
  written: JsonObject,
): readonly ShapeFault[] => {
  /** A type within itself, such as a tree, is compared once. */
  const open = new Set<ts.Type>();

  const compareObject = (
    types: readonly ts.Type[],
    schema: JsonObject,
    place: string,
  ): readonly ShapeFault[] => {
    const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
    const more = schema['additionalProperties'];
    const rest = more === true ? {} : isJsonObject(more) ? more : null;
    const needed = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
    const faults: ShapeFault[] = [];
    const filled = new Set<string>();
    for (const type of types) {
      const members = checker.getPropertiesOfType(type);
      const byIndex = checker.getIndexTypeOfType(type, ts.IndexKind.String);
      if (byIndex !== undefined) {
        if (rest === null && Object.keys(properties).length === 0)
          faults.push(...fault(`${place}{}`, 'dropped'));
        else if (rest !== null) faults.push(...compare(byIndex, rest, `${place}{}`));
      }
      for (const member of members) {
        const inner = place === '' ? member.name : `${place}.${member.name}`;
        filled.add(member.name);
        const own = properties[member.name];
        const schemaOf = isJsonObject(own) ? own : rest;
        if (schemaOf === null) faults.push(...fault(inner, 'dropped'));
        else faults.push(...compare(checker.getTypeOfSymbol(member), schemaOf, inner));
      }
      for (const name of needed) {
        const member = members.find((one) => one.name === name);
        const isSure = member !== undefined && (member.flags & ts.SymbolFlags.Optional) === 0;
        if (!isSure && byIndex === undefined)
          faults.push(...fault(place === '' ? name : `${place}.${name}`, 'missing'));
      }
      if (byIndex !== undefined) for (const name of Object.keys(properties)) filled.add(name);
    }
    for (const name of Object.keys(properties))
      if (!filled.has(name)) faults.push(...fault(place === '' ? name : `${place}.${name}`, 'unfilled'));
    return faults;
  };

  const compareChoices = (types: readonly ts.Type[], choices: readonly JsonObject[], place: string) =>
    types.flatMap((type) => {
      const tried = choices.map((choice) => compareFlat([type], choice, place));
      return tried.some((faults) => faults.length === 0) ? [] : (tried[0] ?? []);
    });

  const compareFlat = (
    types: readonly ts.Type[],
    schema: JsonObject,
    place: string,
  ): readonly ShapeFault[] => {
    if (isAny(schema)) return [];
    const choices = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(choices)) return compareChoices(types, choices.filter(isJsonObject), place);
    const kinds = kindsOf(schema);
    const faults: ShapeFault[] = [];
    const objects: ts.Type[] = [];
    for (const type of types) {
      const kind = kindOf(checker, type);
      if (!kinds.includes(kind)) faults.push(...fault(place, 'other'));
      else if (kind === 'object') objects.push(type);
      else if (kind === 'array' && isJsonObject(schema['items']))
        for (const item of checker.getTypeArguments(type as ts.TypeReference))
          faults.push(...compare(item, schema['items'], `${place}[]`));
    }
    const filled = new Set(types.map((type) => kindOf(checker, type)));
    if (kinds.some((kind) => !filled.has(kind))) faults.push(...fault(place, 'unfilled'));
    return objects.length === 0 ? faults : [...faults, ...compareObject(objects, schema, place)];
  };

  const compare = (declared: ts.Type, schema: JsonObject, place: string): readonly ShapeFault[] => {
    const type = known.get(declared) ?? declared;
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
      return isAny(schema) ? [] : fault(place, 'other');
    if (open.has(type)) return [];
    open.add(type);
    const faults = compareFlat(flatten(type), schema, place);
    open.delete(type);
    return faults;
  };
  const seen = new Set<string>();
  return compare(answer, written, '').filter(({ place, kind }) => {
    const key = `${kind} ${place}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};
