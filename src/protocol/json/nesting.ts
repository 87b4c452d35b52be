import { limits } from './limits.ts';

const isDeeperThan = (levels: number, value: unknown): boolean => {
  if (levels < 0) return true;
  if (typeof value !== 'object' || value === null) return false;
  for (const entry of Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value))
    if (isDeeperThan(levels - 1, entry)) return true;
  return false;
};

/** Nesting beyond which a document is refused before any recursive code reads it. */
export const deepest = limits.nodeDepth * 6;

export const isTooDeep = (document: unknown): boolean => isDeeperThan(deepest, document);
