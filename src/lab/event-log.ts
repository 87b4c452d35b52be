import type { JsonObject, JsonSchema } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import { listSecretNames } from '../machines/secret-names.ts';
import { maskSecrets } from './mask.ts';

export interface LogEntry {
  /** Milliseconds since the start. */
  readonly at: number;
  readonly kind: 'event' | 'call' | 'answer' | 'effect' | 'time' | 'state' | 'error';
  readonly text: string;
  readonly data?: JsonObject;
}
/** What happened in a simulation, secrets masked as they come in. */
export interface EventLog {
  /** `schema` is the payload's, for what it marks as secret. */
  readonly note: (kind: LogEntry['kind'], text: string, data?: object, schema?: JsonSchema) => void;
  /** From the entry of that number on; all of them without one. */
  readonly entries: (from?: number) => readonly LogEntry[];
}

export function createEventLog(elapsed: () => number, family: readonly MachineContract[]): EventLog {
  const log: LogEntry[] = [];
  return {
    note: (kind, text, data, schema) => {
      const secrets = listSecretNames(family, schema);
      const content = data === undefined ? {} : { data: maskSecrets(data, secrets) as JsonObject };
      log.push({ at: elapsed(), kind, text, ...content });
    },
    entries: (from = 0) => log.slice(from),
  };
}
