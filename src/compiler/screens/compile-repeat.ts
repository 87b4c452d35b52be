import type { Repeat } from '../../protocol/document/document.ts';
import { scopes } from '../../protocol/document/expression.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import { limits } from '../../protocol/json/limits.ts';
import type { CompiledNode } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { compileRule } from '../expressions/compile-rule.ts';
import {
  anyType,
  describeType,
  listBranches,
  listKinds,
  rowType,
  stepType,
  type TypeRef,
  typeOf,
} from '../expressions/type-ref.ts';
import { renameValue } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { listNames, suggestName } from '../suggest.ts';

export interface CompiledRepeat {
  readonly compiled: Omit<NonNullable<CompiledNode['repeat']>, 'empty'>;
  readonly as: string;
  /** Environment of the rows: that of the container, with the row's name in sight. */
  readonly rowEnv: Environment;
  readonly empty?: string;
}

/** What tells rows apart has to be one text or number: objects are never the same twice. */
const checkKeyKind = (env: Environment, repeat: Repeat, type: TypeRef, place: Place): boolean => {
  const kinds = listKinds(type);
  if (kinds === null || [...kinds].every((kind) => kind === 'string' || kind === 'number')) return true;
  env.log.report(
    'repeat.key-kind',
    sourceAt(env, place),
    `"${repeat.key}" of a row is ${describeType(type)}; what tells rows apart is text or a number.`,
  );
  return false;
};

/** By convention, and by the mark of a schema: what no two rows of a list have alike. */
const isIdentity = (name: string, { schema }: TypeRef): boolean =>
  schema['x-identity'] === undefined ? name === 'id' : schema['x-identity'] === true;

/** Rows with the same key are taken for one row: what is typed, open or moved in one is so in the other. */
const checkIdentity = (env: Environment, repeat: Repeat, row: TypeRef, key: TypeRef, place: Place): void => {
  // Of a row or a key that may be anything nothing is known.
  if (listKinds(key) === null || listBranches(key).some((branch) => isIdentity(repeat.key, branch))) return;
  const names = listBranches(row).flatMap(({ schema }) =>
    Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(
      ([name, property]) => (isIdentity(name, typeOf(property)) ? [name] : []),
    ),
  );
  const other = [...new Set(names)];
  env.log.report(
    'repeat.key-shared',
    sourceAt(env, place),
    other.length === 0
      ? `Nothing says that no two rows have the same "${repeat.key}"; its schema does by "x-identity": true.`
      : `Two rows may have the same "${repeat.key}"; what tells them apart is ${listNames(other)}.`,
    other.length === 1 && other[0] !== undefined
      ? { summary: `Set it to "${other[0]}"`, value: other[0] }
      : undefined,
  );
};

/** Rows beyond the limit are drawn only by a virtual repeat, which needs to know how high a row is. */
const checkRows = (env: Environment, repeat: Repeat, type: TypeRef, place: Place): void => {
  if (repeat.virtual !== undefined) return;
  const mostRows = Math.max(
    0,
    ...listBranches(type).map(({ schema }) => (typeof schema.maxItems === 'number' ? schema.maxItems : 0)),
  );
  if (mostRows <= limits.repeatRows) return;
  env.log.report(
    'repeat.rows',
    sourceAt(env, place),
    `The list may have ${mostRows} rows and ${limits.repeatRows} are drawn at once; give "virtual" with the height of a row.`,
  );
};

/** The rows of a container. `outer` holds the row names around it, in whatever document. */
export const compileRepeat = (
  env: Environment,
  repeat: Repeat,
  place: Place,
  outer: readonly string[],
): CompiledRepeat => {
  const rule = compileRule(env, repeat.each, [...place, 'each']);
  const row = rule.isBroken ? anyType : rowType(rule.type);
  if (row === null) {
    env.log.report(
      'repeat.not-a-list',
      sourceAt(env, [...place, 'each']),
      `A repeat goes over a list, got ${describeType(rule.type)}.`,
    );
  }
  if ([...scopes, 'params', 'rule', ...outer].includes(repeat.as)) {
    env.log.report(
      'expression.name-taken',
      sourceAt(env, [...place, 'as']),
      `The name "${repeat.as}" is taken by a scope or by rows around these; choose another.`,
    );
  }
  const key = stepType(row ?? anyType, repeat.key);
  if (!key.found) {
    env.log.report(
      'repeat.key-unknown',
      sourceAt(env, [...place, 'key']),
      `A row has no "${repeat.key}".${suggestName(repeat.key, key.known)}`,
      renameValue(repeat.key, key.known),
    );
  } else {
    const keyPlace = [...place, 'key'];
    if (checkKeyKind(env, repeat, key.type, keyPlace))
      checkIdentity(env, repeat, row ?? anyType, key.type, keyPlace);
  }
  checkRows(env, repeat, rule.type, place);
  return {
    compiled: {
      each: { r: rule.r, d: rule.d },
      as: repeat.as,
      key: repeat.key,
      ...(repeat.virtual === undefined ? {} : { virtual: repeat.virtual }),
    },
    as: repeat.as,
    rowEnv: { ...env, rows: new Map([...env.rows, [repeat.as, row ?? anyType]]) },
    ...(repeat.empty === undefined ? {} : { empty: repeat.empty }),
  };
};
