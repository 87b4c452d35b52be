import type { JsonObject } from '../../protocol/json/json.ts';

/**
 * What one flow leaves for the next one: in memory alone, so that no page, address, storage or log can
 * show it, and taken once.
 */
export interface OneTimeStore {
  leave(name: string, value: JsonObject): void;
  take(name: string): JsonObject | null;
}

export function createOneTimeStore(): OneTimeStore {
  const entries = new Map<string, JsonObject>();
  return {
    leave: (name, value) => void entries.set(name, value),
    take: (name) => {
      const value = entries.get(name) ?? null;
      entries.delete(name);
      return value;
    },
  };
}
