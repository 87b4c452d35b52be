/** A record of which the other side holds the one before: all names in order, and the values that it lacks. */
export interface RecordDelta<Value> {
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, Value>>;
}

/**
 * Makes of each record what changed since the one before. What it is sent by must keep the order, and lose nothing.
 * @param isSame Whether the other side may keep the value that it has under that name.
 */
export const createDeltaWriter = <Value>(
  isSame: (before: Value, now: Value) => boolean = Object.is,
): ((record: Readonly<Record<string, Value>>) => RecordDelta<Value>) => {
  let held: ReadonlyMap<string, Value> = new Map();
  return (record) => {
    const before = held;
    const entries = Object.entries(record);
    held = new Map(entries);
    const lacking = entries.filter(([name, value]) => {
      const old = before.get(name);
      return !before.has(name) || !isSame(old as Value, value);
    });
    return { names: entries.map(([name]) => name), values: Object.fromEntries(lacking) };
  };
};

/**
 * Puts records together again; a value that did not change is the same object as before.
 * @throws Error where a delta builds on a record that was not read here
 */
export const createDeltaReader = <Value>(): ((delta: RecordDelta<Value>) => Record<string, Value>) => {
  let held: ReadonlyMap<string, Value> = new Map();
  return ({ names, values }) => {
    const before = held;
    const next = new Map<string, Value>();
    for (const name of names) {
      if (Object.hasOwn(values, name)) next.set(name, values[name] as Value);
      else if (before.has(name)) next.set(name, before.get(name) as Value);
      else throw new Error(`Expected ${name} in this record or in the one before`);
    }
    held = next;
    return Object.fromEntries(next);
  };
};
