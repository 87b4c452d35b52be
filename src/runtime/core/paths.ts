import { forbiddenSegments } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';

const splitCache = new Map<string, readonly string[]>();

/** Segments of a dotted path. Throws on an empty segment and on the names that walk prototypes. */
export function splitPath(path: string): readonly string[] {
  const entry = splitCache.get(path);
  if (entry !== undefined) return entry;
  const segments = path.split('.');
  for (const segment of segments) {
    if (segment === '' || (forbiddenSegments as readonly string[]).includes(segment)) {
      throw new Error(`expects a path of own properties, got ${JSON.stringify(path)}`);
    }
  }
  if (splitCache.size > 10_000) splitCache.clear();
  splitCache.set(path, segments);
  return segments;
}

/** Own property of a JSON object or array; undefined for anything else. */
export function readOwn(value: Json | undefined, segment: string): Json | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  return Object.hasOwn(value, segment) ? (value as Record<string, Json>)[segment] : undefined;
}

/** Value below `value` along `segments`, from the segment at `from` on. */
export function readAlong(
  value: Json | undefined,
  segments: readonly string[],
  from: number,
): Json | undefined {
  let current = value;
  for (let index = from; index < segments.length; index += 1) {
    current = readOwn(current, segments[index] as string);
    if (current === undefined) return undefined;
  }
  return current;
}

/**
 * `next`, with every part that equals the same part of `before` replaced by it: equal values keep
 * their identity, so that `===` tells whether anything changed.
 */
export function shareUnchanged(before: Json | undefined, next: Json): Json {
  if (before === next) return next;
  if (before === null || before === undefined || next === null) return next;
  if (typeof before !== 'object' || typeof next !== 'object') return next;
  const isArray = Array.isArray(next);
  if (Array.isArray(before) !== isArray) return next;
  const oldPart = before as Record<string, Json>;
  const newPart = next as Record<string, Json>;
  const keys = Object.keys(newPart);
  const out: Record<string, Json> | Json[] = isArray ? [] : {};
  let same = keys.length === Object.keys(oldPart).length;
  for (const key of keys) {
    const hasKey = Object.hasOwn(oldPart, key);
    const shared = shareUnchanged(hasKey ? oldPart[key] : undefined, newPart[key] as Json);
    // defineProperty-free on purpose: keys come from parsed JSON, `__proto__` is refused by paths.
    (out as Record<string, Json>)[key] = shared;
    if (!hasKey || shared !== oldPart[key]) same = false;
  }
  return same ? before : out;
}
