import { isSameJson, isJsonList } from '../../protocol/json/json-patches.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isDivisible, listReferences, type PartName } from './flat-document.ts';
import { mergeLists } from './merge-lists.ts';

export interface ThreeValues {
  /** Undefined where a side has nothing. */
  readonly old: Json | undefined;
  readonly next: Json | undefined;
  readonly own: Json | undefined;
}
export interface ValueMerge {
  /** Parts that stay although the new base took them out: yours has something else in them. */
  readonly mustStay: (part: PartName) => boolean;
  /** Both sides changed the same value, each otherwise. */
  readonly onConflict: (path: readonly string[], values: ThreeValues) => void;
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === undefined || other === undefined ? one === other : isSameJson(one, other);
const valueAt = (value: Json | undefined, key: string): Json | undefined =>
  isDivisible(undefined, value) && Object.hasOwn(value, key) ? value[key] : undefined;

const mergeKeys = (values: ThreeValues, path: readonly string[], merge: ValueMerge): Json => {
  const { old, next, own } = values;
  const keys = new Set([next, own].flatMap((side) => Object.keys(side as object)));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = mergeValues(
        { old: valueAt(old, key), next: valueAt(next, key), own: valueAt(own, key) },
        [...path, key],
        merge,
      );
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
};

const losesPart = ({ next, own }: ThreeValues, { mustStay }: ValueMerge): boolean => {
  const references = next === undefined ? [] : listReferences(next);
  return (
    own !== undefined && listReferences(own).some((part) => mustStay(part) && !references.includes(part))
  );
};

/** Both sides' changes of one value. Where both cannot be kept yours is, and the conflict is reported. */
export const mergeValues = (
  values: ThreeValues,
  path: readonly string[],
  merge: ValueMerge,
): Json | undefined => {
  const { old, next, own } = values;
  const mustLook = losesPart(values, merge);
  if (!mustLook) {
    if (isSame(next, own) || isSame(old, next)) return own;
    if (isSame(old, own)) return next;
  }
  const key = path.at(-1);
  if (isDivisible(key, next) && isDivisible(key, own)) return mergeKeys(values, path, merge);
  if (isJsonList(next) && isJsonList(own)) {
    const merged = mergeLists(isJsonList(old) ? old : [], next, own, merge.mustStay);
    if (merged !== null) {
      if (merged.isContested) merge.onConflict(path, values);
      return merged.list;
    }
  }
  merge.onConflict(path, values);
  return own;
};
