import { isJsonList, isJsonObject } from '../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { actionKeys, entryKeys, fragmentPrefix, grammarOf, isNode, machineKeys, verbs } from './grammar.ts';
import { pathOnly, writeReference } from './marks.ts';
import { inOrder, mapParts, placeOf, type Sorts, walk } from './walk.ts';

const isWord = (value: Json | undefined): value is string => typeof value === 'string' && /^\S+$/.test(value);

const writeRule = (rule: Json): Json => {
  if (typeof rule === 'string') return rule.startsWith('=') ? `=${rule}` : rule;
  return writeReference(rule) ?? mapParts(rule, [], writeRule);
};
const isMarked = (text: string): boolean => text.startsWith('=') || text.startsWith('@');
/** What follows `$t` where arguments do too. */
const writeText = (key: Json): Json => {
  const path = pathOnly(key);
  if (path !== null && !path.startsWith('=')) return `=${path}`;
  return typeof key === 'string' && key.startsWith('=') ? `=${key}` : key;
};
/** A text without arguments, or a rule that only reads a path, in one word; null for anything else. */
const writeMarked = (value: JsonObject): string | null => {
  if (Object.keys(value).length !== 1) return null;
  if (value.$e !== undefined) return writeReference(value.$e);
  const { $t: text } = value;
  if (typeof text === 'string') return isMarked(text) ? null : `@${text}`;
  const path = pathOnly(text);
  return path === null || path.startsWith('=') ? null : `@=${path}`;
};
const writeValue = (value: Json): Json => {
  if (typeof value === 'string') return isMarked(value) ? value.slice(0, 1) + value : value;
  return (
    (isJsonObject(value) ? writeMarked(value) : null) ??
    mapParts(value, [], (part, _path, key) =>
      key === '$e' ? writeRule(part) : key === '$t' ? writeText(part) : writeValue(part),
    )
  );
};

const writeStates = (value: Json): Json => {
  if (!isJsonList(value) || value.length !== 2 || !isWord(value[0])) return value;
  const [machine, states] = value;
  if (isWord(states)) return `${machine} ${states}`;
  const isList = isJsonList(states) && states.length > 1 && states.every(isWord);
  return isList ? [machine, ...states].join(' ') : value;
};

const writeAction = (action: Json): Json => {
  if (!isJsonObject(action)) return action;
  const { do: verb, ...others } = action;
  const names = typeof verb === 'string' ? verbs.get(verb) : undefined;
  const words = names?.map((name) => others[name]).filter(isWord) ?? [];
  if (typeof verb !== 'string' || names?.length !== words.length || words.some(isMarked))
    return walk(actionKeys, action, [], writer);
  const rest = Object.entries(others).filter(([name]) => !names.includes(name));
  const spoken = [verb, ...words].join(' ');
  if (rest.length === 0) return spoken;
  return walk(actionKeys, { do: spoken, ...Object.fromEntries(rest) }, [], writer);
};

const writeNode = (node: Json): Json => {
  if (!isJsonObject(node)) return node;
  const grammar = grammarOf(node);
  const { rest } = grammar;
  const members = inOrder(node, grammar).flatMap(([key, value]): (readonly [string, Json])[] => {
    if (key !== rest || !isJsonObject(value)) return [[key, walk(placeOf(grammar, key), value, [], writer)]];
    const parts = Object.entries(value).map(([name, part]) => [name, writeValue(part)] as const);
    const inside = parts.filter(([name]) => grammar.reserved.has(name));
    const beside = parts.filter(([name]) => !grammar.reserved.has(name));
    return [
      ...(inside.length > 0 || parts.length === 0 ? [[rest, Object.fromEntries(inside)] as const] : []),
      ...beside,
    ];
  });
  return Object.fromEntries(members);
};

/** What is written of each sort of place. */
export const writer: Sorts = {
  raw: (value) => value,
  pointers: (value) => value,
  value: writeValue,
  rule: writeRule,
  states: writeStates,
  machine: (value, path) =>
    isJsonObject(value) && Object.keys(value).length === 1 && typeof value.use === 'string'
      ? value.use
      : walk(machineKeys, value, path, writer),
  actions: (value) => {
    if (!isJsonList(value)) return value;
    const actions = value.map(writeAction);
    return actions.length === 1 && isJsonObject(value[0]) ? (actions[0] ?? []) : actions;
  },
  entry: (value, path) => walk(entryKeys, value, path, writer),
  fragment: (value) => {
    if (typeof value !== 'string' || !value.startsWith(fragmentPrefix)) return value;
    const name = value.slice(fragmentPrefix.length);
    return name.startsWith(fragmentPrefix) ? value : name;
  },
  node: writeNode,
  child: (value) => (isJsonObject(value) && isNode(value) ? writeNode(value) : writeValue(value)),
};
