import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describeRule } from '../../../src/compiler/diff/describe-rule.ts';
import { judgeParts, type RuleFacts } from '../../../src/compiler/judge/judge-rule.ts';
import { listRules, openNamedRules, type PlacedRule } from '../../../src/compiler/judge/list-rules.ts';
import { readRule, type RuleNeeds, testKey } from '../../../src/compiler/judge/read-rule.ts';
import { readAt } from '../../../src/compiler/pointer.ts';
import { suggestName } from '../../../src/compiler/suggest.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { isJsonObject, readPointer } from '../../../src/protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../../src/protocol/json/json.ts';
import { UsageError } from './cli-options.ts';
import { prepareAsPortal } from '../live/portal-rules.ts';
import { jsonAt } from '../draft/site-patches.ts';

interface TryAnswer {
  readonly exitCode: 0 | 1;
  readonly data: unknown;
  readonly text: string;
}

const refuse = (code: string, message: string, pointer?: string): TryAnswer => ({
  exitCode: 1,
  data: { ok: false, error: { code, message, ...(pointer === undefined ? {} : { pointer }) } },
  text: `${message} (${code})`,
});

/** @throws UsageError where the file is missing or holds no JSON object */
const readValues = async (file: string | undefined): Promise<JsonObject> => {
  if (file === undefined) return {};
  const parse = async (): Promise<unknown> => JSON.parse(await readFile(resolve(file), 'utf8'));
  const values = await parse().catch((cause: unknown) => {
    throw new UsageError(`try: ${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  });
  if (!isJsonObject(values)) throw new UsageError(`try: ${file}: expected an object of values`);
  return values;
};

/** Values by path: `{"member.level": 3}` and `{"member": {"level": 3}}` are the same. */
const toFacts = (needs: RuleNeeds, values: JsonObject): RuleFacts => {
  const valueOf = (path: string): Json | undefined =>
    Object.hasOwn(values, path) ? values[path] : readAt(values, path.split('.'));
  const entries = needs.paths.flatMap((path) => {
    const value = valueOf(path);
    return value === undefined ? [] : [[path, value] as const];
  });
  const answers = needs.tests.map((test) => [testKey(test), values[testKey(test)] === true] as const);
  return { values: Object.fromEntries(entries), answers: Object.fromEntries(answers) };
};

const judge = (placed: PlacedRule, root: Json, document: string, values: JsonObject): TryAnswer => {
  const { pointer } = placed;
  const written = readRule(placed.rule);
  const rule = written.ok ? openNamedRules(root, placed.rule) : placed.rule;
  const reading = written.ok ? readRule(rule) : written;
  if (!reading.ok) {
    const { message, pointer: inner } = reading.fault;
    return refuse('rule.refused', `${document}${pointer}${inner}: ${message}`, `${pointer}${inner}`);
  }
  const facts = toFacts(reading.needs, values);
  const parts = judgeParts(rule, facts);
  const result = parts[0]?.value ?? rule;
  // `show` hides where missing data decides, whatever the rule then comes to.
  const isHidden = /\/show(\/|$)/.test(pointer) && Boolean(result) && !prepareAsPortal(rule)(facts).holds;
  const reads = reading.needs.paths.map((path) => {
    const value = facts.values[path];
    return `  ${path}: ${value === undefined ? 'no value' : JSON.stringify(value)}`;
  });
  const answers = Object.entries(facts.answers).map(([key, answer]) => `  ${key}: ${answer ? 'yes' : 'no'}`);
  const steps = parts
    .slice(1)
    .map(
      ({ rule: part, value, depth }) =>
        `${'  '.repeat(depth)}${describeRule(part)}: ${JSON.stringify(value)}`,
    );
  const text = [
    `${document}${pointer}: ${describeRule(rule)}`,
    ...reads,
    ...answers,
    ...(steps.length === 0 ? [] : ['Parts:', ...steps]),
    `Result: ${JSON.stringify(result)}`,
    ...(isHidden ? ['The portal shows nothing there: a value that decides is missing.'] : []),
  ].join('\n');
  return { exitCode: 0, data: { ok: true, document, pointer, rule, ...facts, parts, result }, text };
};

/**
 * `try pages/home /body/show values.json`: what a rule is with the values of a file, part by part.
 * The file has values by path, and answers of flows as `"in <flow> <state>": true`. What it does not have has no
 * value; a flow that it does not name says no. Named rules of the document are put in their places.
 * Without a place it lists the rules of the document.
 *
 * @throws UsageError for no document, and for a file that cannot be read
 */
export const runTryCommand = async (
  documents: SiteDocuments,
  [document, pointer, file]: readonly string[],
): Promise<TryAnswer> => {
  if (document === undefined) throw new UsageError('try: expected a document such as pages/home');
  const root = jsonAt(documents, document);
  if (root === undefined)
    return refuse(
      'document.unknown',
      `There is no document "${document}".${suggestName(document, Object.keys(documents))}`,
    );
  const rules = listRules(root);
  if (pointer === undefined) {
    const lines = rules.map((one) => `${one.pointer}: ${describeRule(one.rule)}`);
    return {
      exitCode: 0,
      data: { ok: true, rules },
      text: lines.join('\n') || `${document} has no rules.`,
    };
  }
  const values = await readValues(file);
  const rule = readAt(root, readPointer(pointer));
  if (rule === undefined)
    return refuse(
      'place.unknown',
      `${document} has nothing at ${pointer}.${suggestName(
        pointer,
        rules.map((one) => one.pointer),
      )}`,
      pointer,
    );
  return judge({ pointer, rule }, root, document, values);
};
