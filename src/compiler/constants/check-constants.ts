import type { Rule } from '../../protocol/document/expression.ts';
import { isJsonList, isJsonObject } from '../../protocol/json/json-patches.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { isAlwaysThere } from '../expressions/scope-shapes.ts';
import { describeType, listBranches, type TypeRef } from '../expressions/type-ref.ts';
import type { Place } from '../pointer.ts';
import { judgeTerm } from './judge-term.ts';
import { readTerm, type Term, type TermSource } from './term.ts';

type Operation = Term & { readonly is: 'operation' };
const comparing: ReadonlySet<string> = new Set([
  ...(['===', '!==', '<', '<=', '>', '>=', 'decimal-less', 'decimal-equal'] as const),
]);
const longest = 100;

const write = (rule: Rule): string => {
  const text = JSON.stringify(rule);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** The bounds of the one thing that is compared: `"settings.limits.minimumAge" is 18 to 25`. */
const describeBounds = (term: Term): string => {
  const bounds = (type: TypeRef): string | null => {
    const [branch, ...more] = listBranches(type);
    const { minimum, maximum } = branch?.schema ?? {};
    const [least, most] = [minimum, maximum].map((bound) => (typeof bound === 'number' ? bound : null));
    if (more.length > 0 || (least === null && most === null)) return null;
    if (least === null) return `at most ${most}`;
    return most === null ? `at least ${least}` : `${least} to ${most}`;
  };
  const frees = term.is === 'operation' ? term.args : [];
  return frees
    .flatMap((part) => {
      const free = part.is === 'sealed' ? part.free : part;
      if (free.is !== 'free') return [];
      const bounded =
        bounds(free.type) ?? (free.type.schema.enum === undefined ? null : describeType(free.type));
      return bounded === null ? [] : [` The value of ${free.key} is ${bounded}.`];
    })
    .join('');
};

const readsSomething = (term: Term): boolean =>
  term.is === 'free' || term.is === 'sealed' || (term.is === 'operation' && term.args.some(readsSomething));

const isWithItself = ({ operator, args, rule }: Operation): boolean => {
  if (!comparing.has(operator) || !isJsonObject(rule) || !args.every(readsSomething)) return false;
  const written = rule[operator];
  return isJsonList(written) && JSON.stringify(written[0]) === JSON.stringify(written[1]);
};

/** Which parts of an operator are conditions. */
const isCondition = ({ operator, args }: Operation, index: number): boolean =>
  ['and', 'or', '!', '!!'].includes(operator) ||
  (operator === 'if' && index % 2 === 0 && index < args.length - 1);

interface Finding {
  readonly place: Place;
  readonly message: string;
}
const describe = (term: Operation, verdict: boolean): string => {
  const parts = term.operator === 'and' ? ': its parts exclude each other' : '';
  const both = term.operator === 'or' ? ': its parts together leave nothing out' : '';
  const outcome = verdict ? `always holds${both}` : `never holds${parts}`;
  return `The condition ${write(term.rule)} ${outcome}.${describeBounds(term)}`;
};

/** Whether one part is written as the opposite of another. */
const hasOpposites = ({ rule, operator }: Operation): boolean => {
  const parts = isJsonObject(rule) ? rule[operator] : null;
  if (!['and', 'or'].includes(operator) || !isJsonList(parts)) return false;
  const written = new Set(parts.map((part) => JSON.stringify(part)));
  return parts.some((part) => {
    const opposite = isJsonObject(part) ? part['!'] : undefined;
    if (opposite === undefined) return false;
    return written.has(JSON.stringify(isJsonList(opposite) ? opposite[0] : opposite));
  });
};

/** Alternatives of which one surely holds where all that they read is there, though none does alone. */
const leavesNothingOut = (term: Operation): boolean =>
  term.operator === 'or' &&
  judgeTerm(term, true) === true &&
  term.args.every((part) => judgeTerm(part, true) === null);

/** The innermost parts of a rule that never change. Null where the whole depends on what it reads. */
const findConstants = (term: Term, findings: Finding[]): boolean => {
  if (term.is === 'value' || term.is === 'free') return false;
  const parts = term.is === 'sealed' ? term.inner : term.args;
  let isFound = false;
  for (const [index, part] of parts.entries()) {
    if (term.is === 'operation' && part.is === 'value' && isCondition(term, index)) {
      isFound = true;
      if (part.place !== null)
        findings.push({
          place: part.place,
          message: `The condition ${write(part.value)} never changes. Take it out, or read data with "=…".`,
        });
    } else if (findConstants(part, findings)) isFound = true;
  }
  if (isFound || term.is === 'sealed' || term.operator === 'else') return isFound;
  if (isWithItself(term)) {
    if (term.place !== null)
      findings.push({
        place: term.place,
        message: `The condition ${write(term.rule)} compares something with itself.`,
      });
    return true;
  }
  if (['if', 'decimal-sign'].includes(term.operator)) return false;
  const verdict = hasOpposites(term)
    ? term.operator === 'or'
    : (judgeTerm(term) ?? (leavesNothingOut(term) ? true : null));
  if (verdict === null) return false;
  if (term.place !== null) findings.push({ place: term.place, message: describe(term, verdict) });
  return true;
};

/** Whether an object of the settings has a key whatever is set. */
const isRequired = (typeOfPath: TermSource['typeOfPath'], path: string): boolean => {
  const [scope, ...names] = path.split('.');
  if (scope !== 'settings') return isAlwaysThere(path);
  const owner = typeOfPath(path.slice(0, path.lastIndexOf('.')));
  const name = names.at(-1) ?? '';
  return listBranches(owner).every(
    ({ schema }) => isJsonList(schema.required) && schema.required.includes(name),
  );
};

/** How the check types a path in these surroundings. */
export type TypePath = (path: string) => TypeRef;

const sourceOf = (env: Environment, typeOfPath: TypePath): TermSource => ({
  typeOfPath,
  isSure: (path) => isRequired(typeOfPath, path),
  namedRule: (name) => env.rules.get(name)?.rule ?? null,
});

/**
 * Conditions, and parts of them, that come to the same whatever they read: comparisons out of the bounds of what is
 * compared, parts that exclude each other, something compared with itself.
 */
export const checkConstants = (env: Environment, rule: Rule, place: Place, typeOfPath: TypePath): void => {
  if (!isJsonObject(rule)) return;
  const findings: Finding[] = [];
  findConstants(readTerm(sourceOf(env, typeOfPath), rule, place), findings);
  for (const finding of findings)
    env.log.report('expression.constant', sourceAt(env, finding.place), finding.message);
};

/** A part of a screen whose rule excludes those of the parts around it, in the same document. */
export const checkAround = (env: Environment, rule: Rule, place: Place, typeOfPath: TypePath): void => {
  if (env.around.length === 0 || !isJsonObject(rule)) return;
  const source = sourceOf(env, typeOfPath);
  const term = readTerm(source, rule, place);
  const around = env.around.map((one) => readTerm(source, one, place));
  const join = (args: readonly Term[]): Operation => ({
    is: 'operation',
    operator: 'and',
    args,
    place,
    rule: { and: [...env.around, rule] },
  });
  // A part that its own rule hides, or a rule around it, is reported there.
  if ([term, join(around)].some((one) => judgeTerm(one) === false)) return;
  const all = join([...around, term]);
  if (!hasOpposites(all) && judgeTerm(all) !== false) return;
  const message = `The condition ${write(rule)} never holds where this can show: the rules of what is around it exclude it.`;
  env.log.report('expression.constant', sourceAt(env, place), message);
};
