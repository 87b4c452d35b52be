import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CallOperation } from '../../runtime/core/runtime-host.ts';

/** What counts down differs in each answer, and says nothing new. */
const mark = (value: Json): string =>
  JSON.stringify(value, (key, part: unknown) => (/seconds|serverTime/i.test(key) ? null : part));

/** The last answer of each reading call, as the pages show it. */
export interface LastReads {
  readonly note: (operation: string, params: JsonObject, value: Json) => void;
  /** Whether one of the calls has another answer by now; one that was not made since the page began has not. */
  readonly isOutdated: (operations: readonly string[], call: CallOperation) => Promise<boolean>;
}
export function createLastReads(): LastReads {
  const reads = new Map<string, { readonly params: JsonObject; readonly answer: string }>();
  return {
    note: (operation, params, value) => void reads.set(operation, { params, answer: mark(value) }),
    isOutdated: async (operations, call) => {
      for (const operation of operations) {
        const read = reads.get(operation);
        if (read !== undefined && mark(await call(operation, read.params)) !== read.answer) return true;
      }
      return false;
    },
  };
}
