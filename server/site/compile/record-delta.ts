import { plural } from '../../../src/protocol/words/plural.ts';

/** What changed of a record of which the other side holds the one before. */
export interface RecordDelta<Value> {
  /** Names that are no longer there. */
  readonly removed: readonly string[];
  /** New values, and those in the place of others. */
  readonly values: Readonly<Record<string, Value>>;
  /** How many names the record has: another number shows that something was lost. */
  readonly size: number;
}

/**
 * Makes of each record what changed since the one before. What it is sent by must keep the order of deltas, and
 * lose none. The order of names is no part of a record.
 * @param isSame Whether the other side may keep the value that it has under that name.
 */
export const createDeltaWriter = <Value>(
  isSame: (before: Value, now: Value) => boolean = Object.is,
): ((record: Readonly<Record<string, Value>>) => RecordDelta<Value>) => {
  let held: Readonly<Record<string, Value>> = {};
  return (record) => {
    const before = held;
    held = record;
    const names = Object.keys(record);
    const lacking = names.filter((name) => {
      const value = record[name] as Value;
      return !Object.hasOwn(before, name) || !isSame(before[name] as Value, value);
    });
    return {
      removed: Object.keys(before).filter((name) => !Object.hasOwn(record, name)),
      values: Object.fromEntries(lacking.map((name) => [name, record[name] as Value])),
      size: names.length,
    };
  };
};

/**
 * Puts records together again; a value that did not change is the same object as before.
 * @throws Error where a delta builds on a record that was not read here
 */
export const createDeltaReader = <Value>(): ((delta: RecordDelta<Value>) => Record<string, Value>) => {
  let held: Readonly<Record<string, Value>> = {};
  return ({ removed, values, size }) => {
    const next = { ...held, ...values };
    for (const name of removed) Reflect.deleteProperty(next, name);
    const { length } = Object.keys(next);
    if (length !== size)
      throw new Error(`Expected ${plural(size, 'name', 'names')} on top of the record before, got ${length}`);
    held = next;
    return next;
  };
};
