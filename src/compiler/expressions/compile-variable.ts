import { forbiddenSegments, scopes, type Rule } from '../../protocol/document/expression.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { sourceAt, type NamedRule } from '../environment.ts';
import type { Place } from '../pointer.ts';
import { findNearest, listNames, suggestName } from '../suggest.ts';
import { broken, fail, type Part, type Walk } from './rule-walk.ts';
import { sourceStatus } from './scope-shapes.ts';
import {
  anyType,
  describeType,
  kindType,
  type Kind,
  stepType,
  type TypeRef,
  typeOf,
  uniteTypes,
} from './type-ref.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** Segments of a path that may be read; null when one of them is forbidden or empty. */
const splitSafely = (walk: Walk, path: string, place: Place): readonly string[] | null => {
  const segments = path.split('.');
  const bad = segments.find(
    (segment) => segment === '' || (forbiddenSegments as readonly string[]).includes(segment),
  );
  if (bad === undefined) return segments;
  fail(
    walk,
    'expression.path-forbidden',
    place,
    bad === ''
      ? `The path "${path}" has an empty part; write names joined by single dots.`
      : `The path "${path}" goes through "${bad}", which no expression may name.`,
  );
  return null;
};

/** The path with one of its names put right, where it is written out in the document. */
const renamePath = (
  walk: Walk,
  segments: readonly string[],
  index: number,
  candidates: readonly string[],
): { summary: string; value: string } | undefined => {
  const nearest = findNearest(segments[index] ?? '', candidates);
  // Inside a parameter the path is put together, and a path with a fallback is a list.
  if (nearest === null || walk.quiet || walk.isPathList) return undefined;
  const value = segments.with(index, nearest).join('.');
  return { summary: `Set it to "${value}"`, value };
};

const readAlong = (
  walk: Walk,
  start: TypeRef,
  segments: readonly string[],
  from: number,
  place: Place,
  path = segments.join('.'),
): Part => {
  let type = start;
  let map: string | undefined;
  for (let index = from; index < segments.length; index += 1) {
    const key = segments[index] ?? '';
    const step = stepType(type, key);
    if (!step.found) {
      const owner = segments.slice(0, index).join('.');
      return fail(
        walk,
        'expression.path-unknown',
        place,
        step.known.length === 0
          ? `"${owner}" is ${describeType(type)}, so it has no "${key}".`
          : `"${owner}" has no "${key}"; it has ${listNames(step.known)}.${suggestName(key, step.known)}`,
        renamePath(walk, segments, index, step.known),
      );
    }
    type = step.type;
    if (step.isEntry === true) map ??= path.split('.').slice(0, index).join('.');
  }
  walk.deps.add(path);
  return { rule: { var: path }, type, ...(map === undefined ? {} : { map }) };
};

/**
 * What a map has no entry for is not missing data: as long as the map itself is there, it is null.
 * Otherwise "there is no error for this field" could never hold.
 */
const readEntry = (walk: Walk, { rule, type, map }: Part & { readonly map: string }): Part => {
  walk.deps.add(map);
  const path = (rule as { readonly var: string }).var;
  return { rule: { var: [path, { if: [{ var: map }, null] }] }, type };
};

const literalBelow = (value: Json, segments: readonly string[]): Json | undefined => {
  let current: Json | undefined = value;
  for (const segment of segments) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return undefined;
    current = (current as JsonObject)[segment];
  }
  return current;
};

const kindOf = (value: Json): Kind => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
};

/** What a data source of the fragment itself answered, or how that went; null where something else is read. */
const readOwnSource = (walk: Walk, segments: readonly string[], place: Place): Part | null => {
  const isStatus = segments[0] === 'ui' && segments[1] === 'data';
  if (!isStatus && segments[0] !== 'data') return null;
  const nameIndex = isStatus ? 2 : 1;
  const source = walk.env.sources.get(segments[nameIndex] ?? '');
  if (source === undefined) return null;
  const path = segments.with(nameIndex, source.name).join('.');
  return readAlong(
    walk,
    isStatus ? typeOf(sourceStatus) : source.answer,
    segments,
    nameIndex + 1,
    place,
    path,
  );
};

/** What a flow shows that the fragment was given; null where something else is read. */
const readOwnFlow = (walk: Walk, segments: readonly string[], place: Place): Part | null => {
  const flow = segments[0] === 'machine' ? walk.env.flows.get(segments[1] ?? '') : undefined;
  if (flow === undefined) return null;
  const projection = flow.contract === null ? anyType : typeOf(flow.contract.projection);
  return readAlong(walk, projection, segments, 2, place, segments.with(1, flow.key).join('.'));
};

/** An expression that was written elsewhere, in the place of a variable: `rest` is what is read of its value. */
const compileInPlace = (
  walk: Walk,
  inner: Walk,
  given: { readonly rule: Rule; readonly place: Place; readonly title: string },
  rest: readonly string[],
  place: Place,
  depth: number,
): Part => {
  const { rule, title } = given;
  if (rest.length === 0) return walk.compilePart(inner, rule, given.place, depth + 1);
  if (isJsonObject(rule) && typeof rule.var === 'string') {
    const path = [rule.var, ...rest].join('.');
    return walk.compilePart(inner, { var: path }, given.place, depth + 1);
  }
  return fail(
    walk,
    'expression.path-unknown',
    place,
    `${title} is worked out, so nothing below it can be read.`,
  );
};

/** Said once for each rule of the circle, where the rule is. */
const failCycle = (walk: Walk, id: string, { env, place }: NamedRule): Part => {
  const circle = [...walk.reading.slice(walk.reading.indexOf(id)), id];
  const names = circle.map((one) => one.slice(env.prefix.length));
  walk.budget.isBroken = true;
  if (walk.reading[0] === id)
    env.log.report(
      'reference.rule-cycle',
      sourceAt(env, place),
      `The rule "${names[0]}" reads itself: ${names.join(' → ')}.`,
    );
  return broken;
};

/** A named rule, compiled in the scopes of its document. Its own issues are reported there, not here. */
const compileNamed = (walk: Walk, segments: readonly string[], place: Place, depth: number): Part => {
  const [, name = '', ...rest] = segments;
  const named = walk.env.rules.get(name);
  if (named === undefined) {
    const ruleNames = [...walk.env.rules.keys()];
    return fail(
      walk,
      'reference.rule-unknown',
      place,
      ruleNames.length === 0
        ? `There is no rule "${name}" here: the document names none under "rules".`
        : `There is no rule "${name}" here; there is ${listNames(ruleNames)}.${suggestName(name, ruleNames)}`,
      renamePath(walk, segments, 1, ruleNames),
    );
  }
  named.env.readRules.add(name);
  const id = `${named.env.prefix}${name}`;
  if (walk.reading.includes(id)) return failCycle(walk, id, named);
  const inner: Walk = { ...walk, env: named.env, quiet: true, reading: [...walk.reading, id] };
  return compileInPlace(walk, inner, { ...named, title: `The rule "${name}"` }, rest, place, depth);
};

/** A parameter in an expression, replaced with the caller's constant or expression. */
const compileParam = (walk: Walk, segments: readonly string[], place: Place, depth: number): Part => {
  const [, name = '', ...rest] = segments;
  const bound = walk.env.params?.get(name);
  if (bound === undefined) {
    const paramNames = [...(walk.env.params?.keys() ?? [])];
    return fail(
      walk,
      'expression.path-unknown',
      place,
      walk.env.params === null
        ? `"params" can be read in a fragment, or in a page that declares some.`
        : `There is no parameter "${name}" here; there is ${listNames(paramNames)}.${suggestName(name, paramNames)}`,
    );
  }
  const { value } = bound;
  if (bound.open !== undefined) return readAlong(walk, bound.open, segments, 2, place);
  if (isJsonObject(value) && '$t' in value) {
    return fail(
      walk,
      'expression.text-inside',
      place,
      `The parameter "${name}" is a text; an expression can read data only.`,
    );
  }
  if (isJsonObject(value) && '$e' in value) {
    const inner: Walk = { ...walk, env: bound.env, quiet: true };
    const given = { rule: value.$e, place: [...bound.place, '$e'], title: `The parameter "${name}"` };
    return compileInPlace(walk, inner, given, rest, place, depth);
  }
  const literal = literalBelow(value as Json, rest);
  if (literal === undefined) {
    return fail(
      walk,
      'expression.path-unknown',
      place,
      `The parameter "${name}" has no "${rest.join('.')}".`,
    );
  }
  const type =
    isJsonObject(literal) || Array.isArray(literal) ? kindType(kindOf(literal)) : typeOf({ const: literal });
  return { rule: literal, type, isGiven: true };
};

/** A variable: a scope's path, a row, the event or a fragment's parameter. */
export const compileVar = (walk: Walk, args: readonly Json[], place: Place, depth: number): Part => {
  const [path, fallback] = args;
  if (typeof path !== 'string') {
    return fail(
      walk,
      'expression.variable-dynamic',
      place,
      `"var" takes a path written out, so that what an expression reads is known when it is published.`,
    );
  }
  if (args.length > 2) {
    return fail(walk, 'expression.operator-arguments', place, `"var" takes a path and at most one fallback.`);
  }
  const segments = splitSafely(walk, path, place);
  const [head] = segments ?? [];
  if (segments === null || head === undefined) return broken;
  const read = (): Part => {
    const ownPart = readOwnSource(walk, segments, place) ?? readOwnFlow(walk, segments, place);
    if (ownPart !== null) return ownPart;
    if (head === 'params') return compileParam(walk, segments, place, depth);
    if (head === 'rule') return compileNamed(walk, segments, place, depth);
    const row = walk.env.rows.get(head);
    if (row !== undefined) return readAlong(walk, row, segments, 1, place);
    if (head === 'event' && walk.env.event !== null)
      return readAlong(walk, walk.env.event, segments, 1, place);
    if (head === 'event') {
      return fail(
        walk,
        'expression.scope-unknown',
        place,
        `"event" can be read in the actions of an event only.`,
      );
    }
    const scope = walk.env.screen.scopes.get(head);
    if (scope !== undefined) return readAlong(walk, scope, segments, 1, place);
    const names = [
      ...scopes,
      'rule',
      ...walk.env.rows.keys(),
      ...(walk.env.params === null ? [] : ['params']),
    ];
    return fail(
      walk,
      'expression.scope-unknown',
      place,
      `"${path}" begins with "${head}", which is no scope or row name here.${suggestName(head, names)}`,
      renamePath(walk, segments, 0, names),
    );
  };
  const value = read();
  if (fallback === undefined) {
    const { map } = value;
    // Alone it decides nothing: missing and null are the same to it.
    return map === undefined || depth === 0 ? value : readEntry(walk, { ...value, map });
  }
  const otherwise = walk.compilePart(walk, fallback, place, depth + 1);
  const isVariable = isJsonObject(value.rule) && typeof value.rule.var === 'string';
  return {
    rule: isVariable ? { var: [value.rule.var as string, otherwise.rule] } : value.rule,
    type: uniteTypes([value.type, otherwise.type]),
  };
};
