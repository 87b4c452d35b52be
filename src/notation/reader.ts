import { isJsonList, isJsonObject, type JsonPath } from '../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import {
  actionKeys,
  entryKeys,
  fragmentPrefix,
  grammarOf,
  isNode,
  machineKeys,
  type NodeGrammar,
  verbs,
} from './grammar.ts';
import { readReference } from './marks.ts';
import type { NotationFault } from './fault.ts';
import { mapParts, placeOf, type Sorts, walk } from './walk.ts';

type Report = (code: NotationFault['code'], place: JsonPath, message: string) => void;

const wordsOf: Readonly<Record<string, string>> = {
  send: 'the flow and the event: "send login login.submit"',
  navigate: 'the route: "navigate home"',
  open: 'the modal: "open login"',
  close: 'nothing: "close"',
  call: 'the operation: "call auth.logout"',
  reload: 'the data source: "reload list"',
  set: 'the path: "set ui.page.tab"',
  track: 'the event: "track seen"',
  focus: 'the node: "focus amount"',
  announce: 'nothing: { "do": "announce", "text": "@home.title" }',
  external: 'nothing: { "do": "external", "href": "https://example.com" }',
};
const expectWords = (verb: string): string =>
  Object.hasOwn(wordsOf, verb)
    ? `Behind "${verb}" comes ${wordsOf[verb]}.`
    : `There is no action "${verb}". Actions are ${[...verbs.keys()].join(', ')}.`;

/** Marks in values and rules. */
const createMarkReader = (report: Report) => {
  const readMarked = (text: string, path: JsonPath): Json | null => {
    const reference = readReference(text.slice(1));
    if (reference === null)
      report(
        'notation.default',
        path,
        'Behind "??" comes a number, true, false, null, [] or a text in single quotes without a backslash.',
      );
    return reference;
  };
  const readRule = (rule: Json, path: JsonPath): Json => {
    if (typeof rule !== 'string') return mapParts(rule, path, readRule);
    if (rule.startsWith('==')) return rule.slice(1);
    return rule.startsWith('=') ? (readMarked(rule, path) ?? rule) : rule;
  };
  const readText = (key: Json): Json => {
    if (typeof key !== 'string' || !key.startsWith('=')) return key;
    return key.startsWith('==') ? key.slice(1) : { var: key.slice(1) };
  };
  const readWord = (word: string, path: JsonPath): Json => {
    if (word.startsWith('==') || word.startsWith('@@')) return word.slice(1);
    if (word.startsWith('@')) return { $t: readText(word.slice(1)) };
    if (!word.startsWith('=')) return word;
    const reference = readMarked(word, path);
    return reference === null ? word : { $e: reference };
  };
  const readValue = (value: Json, path: JsonPath): Json =>
    typeof value === 'string'
      ? readWord(value, path)
      : mapParts(value, path, (part, inner, key) =>
          key === '$e' ? readRule(part, inner) : key === '$t' ? readText(part) : readValue(part, inner),
        );
  return { readRule, readValue };
};

/** `machine state…` */
const readStates =
  (report: Report) =>
  (value: Json, path: JsonPath): Json => {
    if (typeof value !== 'string') return value;
    const [machine = '', ...states] = value.split(' ');
    if (machine !== '' && states.length > 0 && !states.includes(''))
      return [machine, states.length === 1 ? (states[0] ?? '') : states];
    report(
      'notation.words',
      path,
      `"in" names a flow and its states, one space between them: "login editing".`,
    );
    return value;
  };

/** An action of which the verb and its words are one text. */
const readWords = (report: Report, text: string, others: JsonObject, path: JsonPath): Json => {
  const [verb = '', ...words] = text.split(' ');
  const names = verbs.get(verb);
  if (names === undefined || words.length !== names.length || words.includes('')) {
    report('notation.words', path, expectWords(verb));
    return { ...others, do: text };
  }
  const twice = names.find((name) => Object.hasOwn(others, name));
  if (twice !== undefined)
    report('notation.twice', path, `"${twice}" is said by the words of the action and beside them.`);
  return {
    do: verb,
    ...Object.fromEntries(names.map((name, index) => [name, words[index] ?? ''])),
    ...others,
  };
};

/** Everything of a node that is no key of its sort goes to its properties or parameters. */
const readRest = (
  report: Report,
  { rest, keys }: NodeGrammar,
  node: JsonObject,
  path: JsonPath,
  readValue: (value: Json, path: JsonPath) => Json,
): JsonObject => {
  if (rest === null) return {};
  const written = node[rest];
  if (written !== undefined && !isJsonObject(written)) return { [rest]: written };
  const beside = Object.entries(node).filter(([key]) => !Object.hasOwn(keys, key));
  for (const [key] of beside)
    if (written !== undefined && Object.hasOwn(written, key))
      report(
        'notation.twice',
        [...path, key],
        `"${key}" is written here and in "${rest}". Keep one of them.`,
      );
  if (written === undefined && beside.length === 0) return {};
  const inside = Object.entries(written ?? {}).map(
    ([key, value]) => [key, readValue(value, [...path, rest, key])] as const,
  );
  const flat = beside.map(([key, value]) => [key, readValue(value, [...path, key])] as const);
  return { [rest]: Object.fromEntries([...flat, ...inside]) };
};

/** What is read of each sort of place. */
export const createReader = (report: Report): Sorts => {
  const { readRule, readValue } = createMarkReader(report);
  const readAction = (action: Json, path: JsonPath): Json => {
    if (typeof action === 'string') return readWords(report, action, {}, path);
    if (!isJsonObject(action)) return action;
    const { do: words, ...others } = walk(actionKeys, action, path, sorts) as JsonObject;
    if (typeof words !== 'string') return words === undefined ? others : { do: words, ...others };
    const isLong = verbs.has(words);
    return isLong ? { do: words, ...others } : readWords(report, words, others, [...path, 'do']);
  };
  const readNode = (node: Json, path: JsonPath): Json => {
    if (!isJsonObject(node)) return node;
    const grammar = grammarOf(node);
    const keys = Object.entries(node).flatMap(([key, value]): (readonly [string, Json])[] =>
      key === grammar.rest || (grammar.rest !== null && !Object.hasOwn(grammar.keys, key))
        ? []
        : [[key, walk(placeOf(grammar, key), value, [...path, key], sorts)]],
    );
    return { ...Object.fromEntries(keys), ...readRest(report, grammar, node, path, readValue) };
  };
  const sorts: Sorts = {
    raw: (value) => value,
    pointers: (value) => value,
    value: readValue,
    rule: readRule,
    states: readStates(report),
    machine: (value, path) =>
      typeof value === 'string' ? { use: value } : walk(machineKeys, value, path, sorts),
    actions: (value, path) => {
      if (isJsonList(value)) return value.map((action, index) => readAction(action, [...path, index]));
      return typeof value === 'string' || isJsonObject(value) ? [readAction(value, path)] : value;
    },
    entry: (value, path) => walk(entryKeys, value, path, sorts),
    fragment: (value) =>
      typeof value === 'string' && !value.startsWith(fragmentPrefix) ? fragmentPrefix + value : value,
    node: readNode,
    child: (value, path) =>
      isJsonObject(value) && isNode(value) ? readNode(value, path) : readValue(value, path),
  };
  return sorts;
};
