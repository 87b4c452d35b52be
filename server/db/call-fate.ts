import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailableError } from './database-error.ts';

/** A write of a call that was refused already: it is undone, and no caller waits for its answer. */
export class RefusedCallError extends Error {
  constructor() {
    super('The call was answered as refused before this was written.');
    this.name = 'RefusedCallError';
  }
}
/** The line broke while a write was under way: whether it was made is unknown. */
export class UnknownWriteError extends Error {
  constructor(cause: unknown) {
    super('The database did not say whether the write was made.', { cause });
    this.name = 'UnknownWriteError';
  }
}

/** What has become of the writes of one call. */
export interface CallFate {
  /**
   * Refuses every write from now on.
   * @returns false where one was made or is under way: then the call is no longer refused
   */
  readonly refuse: () => boolean;
  /** Does the work of the call, and ends the refusal with it: what outlives a call is not its work. */
  readonly run: <Value>(work: () => Value) => Value;
}
interface Writes {
  state: 'open' | 'refused' | 'over';
  underWay: number;
  isMade: boolean;
}
const current = new AsyncLocalStorage<Writes | null>();

export const createCallFate = (): CallFate => {
  const writes: Writes = { state: 'open', underWay: 0, isMade: false };
  const end = (): void => {
    writes.state = 'over';
  };
  return {
    refuse: () => {
      if (writes.isMade || writes.underWay > 0) return false;
      if (writes.state === 'open') writes.state = 'refused';
      return true;
    },
    run: (work) =>
      current.run(writes, () => {
        const value = work();
        if (value instanceof Promise) void value.then(end, end);
        else end();
        return value;
      }),
  };
};

/**
 * For what is kept beside the work of a call, whether or not the work is done: limits, tries, marks of use. It is
 * never undone, and leaves a refusal true.
 */
export const besideTheCall = <Value>(work: () => Value): Value => current.run(null, work);

/** @throws RefusedCallError where the call was refused: the rest of its work would be undone anyway */
export const assertNotRefused = (): void => {
  if (current.getStore()?.state === 'refused') throw new RefusedCallError();
};

/**
 * Makes a write that stays, as one step: nothing comes between the look at the call's fate and the write.
 * @throws RefusedCallError where the call was refused, UnknownWriteError where the line broke under it
 */
export const makeWrite = async <Value>(write: () => Promise<Value>): Promise<Value> => {
  assertNotRefused();
  const writes = current.getStore() ?? null;
  if (writes !== null) writes.underWay += 1;
  try {
    const value = await write();
    if (writes !== null) writes.isMade = true;
    return value;
  } catch (cause) {
    if (!(cause instanceof DatabaseUnavailableError) || !isUnknown(cause)) throw cause;
    if (writes !== null) writes.isMade = true;
    throw new UnknownWriteError(cause);
  } finally {
    if (writes !== null) writes.underWay -= 1;
  }
};

/** A statement that the database itself ended is undone; a line that broke says nothing. */
const isUnknown = ({ isAway, code }: DatabaseUnavailableError): boolean => isAway || code === '25P04';
