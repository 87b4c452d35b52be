import type { Json } from '../protocol/json/json.ts';

const masked = '•••';
/**
 * Hides what lies under a secret's name, at any depth, so that a log or a picture of the lab shows no secret.
 */
export function maskSecrets(value: unknown, secrets: ReadonlySet<string>): Json {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, secrets));
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secrets.has(key) && inner !== null && inner !== undefined ? masked : maskSecrets(inner, secrets),
    ]),
  );
}
