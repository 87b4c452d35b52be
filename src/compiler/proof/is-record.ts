import type { JsonObject } from '../../protocol/json.ts';

export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
