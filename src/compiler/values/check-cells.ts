import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { Value, ValueObject } from '../../protocol/document/document.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { typeOfRule } from '../expressions/compile-rule.ts';
import { judgeFormat } from '../expressions/money-type.ts';
import { rowType, stepType, type TypeRef } from '../expressions/type-ref.ts';
import type { Place } from '../pointer.ts';
import { followParams, isExpression } from './tagged.ts';

/** What a component shows of each row: the name of a property, its format, and where that is written. */
interface Cell {
  readonly key: string;
  readonly format: string;
  readonly place: Place;
}
type PlaceOf = (name: string) => Place;

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> => isJsonObject(value);
const wordOf = (value: unknown, otherwise: string): string | null =>
  value === undefined ? otherwise : typeof value === 'string' ? value : null;

/** Columns with a format each, series with one for all, and the score of a ranking. */
const listCells = (
  { columns, props }: ComponentDefinition,
  values: ValueObject,
  placeOf: PlaceOf,
): readonly Cell[] => {
  const properties = (props.properties ?? {}) as Readonly<Record<string, unknown>>;
  const listed = columns ?? (Object.hasOwn(properties, 'series') ? 'series' : null);
  if (listed !== null) {
    const entries = values[listed];
    return (Array.isArray(entries) ? (entries as readonly unknown[]) : []).flatMap((entry, index) => {
      if (!isPart(entry) || typeof entry['key'] !== 'string') return [];
      const format =
        listed === columns ? wordOf(entry['format'], 'text') : wordOf(values['format'], 'number');
      return format === null ? [] : [{ key: entry['key'], format, place: [...placeOf(listed), index] }];
    });
  }
  const fields = properties['fields'];
  const names = isPart(fields) && isPart(fields['properties']) ? fields['properties'] : {};
  if (!Object.hasOwn(names, 'score')) return [];
  const renamed = isPart(values['fields']) ? values['fields'] : {};
  const [key, format] = [wordOf(renamed['score'], 'score'), wordOf(values['format'], 'number')];
  return key === null || format === null ? [] : [{ key, format, place: placeOf('rows') }];
};

const typeOfValue = (env: Environment, value: Value | undefined): TypeRef | null => {
  if (value === undefined) return null;
  const end = followParams({ value, env, place: [] });
  return isExpression(end.value) ? typeOfRule(end.env, end.value.$e) : null;
};

/** The amounts in rows that a component draws, and in the line of totals below them. */
export const checkCells = (
  env: Environment,
  definition: ComponentDefinition,
  values: ValueObject,
  placeOf: PlaceOf,
): void => {
  const cells = Object.hasOwn(values, 'rows') ? listCells(definition, values, placeOf) : [];
  if (cells.length === 0) return;
  const rows = typeOfValue(env, values['rows']);
  const row = rows === null ? null : rowType(rows);
  const totals = typeOfValue(env, values['totals']);
  for (const { key, format, place } of cells)
    for (const type of [row, totals]) {
      const step = type === null ? null : stepType(type, key);
      const fault = step?.found === true ? judgeFormat(step.type, format, false) : null;
      if (fault === null) continue;
      env.log.report(fault.code, sourceAt(env, place), `"${key}" of the rows ${fault.words}`);
      break;
    }
};
