import type { Repeat } from '../../protocol/document.ts';
import { scopes } from '../../protocol/expression.ts';
import { limits } from '../../protocol/limits.ts';
import type { CompiledNode } from '../../protocol/release.ts';
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
} from '../expressions/type-ref.ts';
import { renameValue } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { suggestName } from '../suggest.ts';

export interface CompiledRepeat {
  readonly compiled: Omit<NonNullable<CompiledNode['repeat']>, 'empty'>;
  readonly as: string;
  /** Environment of the rows: that of the container, with the row's name in sight. */
  readonly rowEnv: Environment;
  readonly empty?: string;
}

/** What tells rows apart has to be one text or number: objects are never the same twice. */
const checkKeyKind = (env: Environment, repeat: Repeat, type: TypeRef, place: Place): void => {
  const kinds = listKinds(type);
  if (kinds === null || [...kinds].every((kind) => kind === 'string' || kind === 'number')) return;
  env.log.report(
    'repeat.key-kind',
    sourceAt(env, place),
    `"${repeat.key}" of a row is ${describeType(type)}; what tells rows apart is text or a number.`,
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
  } else checkKeyKind(env, repeat, key.type, [...place, 'key']);
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
