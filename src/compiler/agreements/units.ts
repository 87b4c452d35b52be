import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';
import type { Source } from '../issue-log.ts';
import type { Agreement, AgreementSite, Disagreement } from './agreement.ts';

const units = ['ms', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;
type Unit = (typeof units)[number];

/** `smsLockoutMinutes` → minutes; null where a name says none, or several. */
const unitOf = (name: string): Unit | null => {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase().replace('milliseconds', 'ms'));
  const named = units.filter((unit) => words.includes(unit));
  return named.length === 1 ? (named[0] ?? null) : null;
};

const readList = (value: Json | undefined): readonly Json[] => {
  if (Array.isArray(value)) return value as readonly Json[];
  return value === undefined ? [] : [value];
};

/** The units that the result of a rule can be in. What is multiplied or divided is converted. */
const listUnits = (rule: Json): readonly Unit[] => {
  if (!isJsonObject(rule)) return [];
  const [[operator, operands] = ['', null]] = Object.entries(rule);
  const args = readList(operands);
  switch (operator) {
    case 'var': {
      const last = toText(args[0])
        .split('.')
        .findLast((part) => !/^\d+$/.test(part));
      const unit = unitOf(last ?? '');
      return [...(unit === null ? [] : [unit]), ...args.slice(1).flatMap(listUnits)];
    }
    case 'if':
      return args.filter((_, index) => index % 2 === 1 || index === args.length - 1).flatMap(listUnits);
    case 'date-difference': {
      const unit = unitOf(toText(args[2]));
      return unit === null ? [] : [unit];
    }
    case '+':
    case '-':
    case 'min':
    case 'max':
    case 'or':
    case 'and':
      return args.flatMap(listUnits);
    default:
      return [];
  }
};

interface Given {
  readonly name: string;
  readonly rule: Json;
}
/** Each rule of a compiled value with the name of what it is given to. */
const listGiven = (value: unknown, name: string): readonly Given[] => {
  if (Array.isArray(value)) return value.flatMap((item) => listGiven(item, name));
  if (!isJsonObject(value)) return [];
  if (value.k === 'e' && value.r !== undefined) return [{ name, rule: value.r }];
  return Object.entries(value).flatMap(([key, inner]) =>
    listGiven(inner, ['v', 'args', 'with', 'value'].includes(key) ? name : key),
  );
};

const judge = (source: Source, owner: string, values: unknown): readonly Disagreement[] =>
  listGiven(values, '').flatMap(({ name, rule }) => {
    const unit = unitOf(name);
    const other = unit === null ? undefined : listUnits(rule).find((one) => one !== unit);
    if (other === undefined) return [];
    const message = `"${name}" of "${owner}" takes ${unit === 'ms' ? 'milliseconds' : unit}, and is given ${other === 'ms' ? 'milliseconds' : other}. Convert them with "*" or "/".`;
    return [{ source, message }];
  });

const find = ({ screens }: AgreementSite): readonly Disagreement[] =>
  screens.flatMap(({ screen, sources }) =>
    screen.nodes.flatMap(({ id, binds, children, on }, index) => {
      const source = sources[index];
      if (source === undefined) return [];
      return judge(source, id, { ...binds, children, on });
    }),
  );

export const unitAgreements: readonly Agreement[] = [
  {
    code: 'agreement.unit',
    between: 'a property, an argument or an input whose name says a unit of time, and what it is given',
    rule: 'both are in one unit, or the value is converted',
    find,
  },
];
