import { createHash } from 'node:crypto';

/** A link of a record in which each holds the hash of the one before: so that a change or a removal shows. */
export interface ChainLink {
  readonly position: number;
  /** Canonical JSON of what the link tells. */
  readonly entry: string;
  readonly previous: string;
  readonly hash: string;
}
const chainStart = '0'.repeat(64);
const hashLink = (previous: string, entry: string): string =>
  createHash('sha256').update(previous).update('\n').update(entry).digest('hex');

/** The link that goes after `last`, the newest so far; null begins a record. */
export function makeLink(last: Pick<ChainLink, 'position' | 'hash'> | undefined, entry: string): ChainLink {
  const previous = last?.hash ?? chainStart;
  return { position: (last?.position ?? 0) + 1, entry, previous, hash: hashLink(previous, entry) };
}

/** Whether a record is whole. */
export interface ChainVerdict {
  readonly links: number;
  /** Hash of the last link, which holds all before it; empty where there is none. */
  readonly hash: string;
  /** Position of the first link that was changed, or before which one is gone; null where none was. */
  readonly brokenAt: number | null;
  /** What that link says now; null where none is broken. */
  readonly brokenEntry: string | null;
}
/** Goes through a record, one link after the other in the order of their positions: a long one is never held whole. */
export function createChainCheck() {
  let previous = chainStart;
  let links = 0;
  let broken: ChainLink | null = null;
  return {
    /** Whether the link holds. */
    take: (link: ChainLink): boolean => {
      links += 1;
      const isNext = link.position === links && link.previous === previous;
      previous = link.hash;
      const holds = isNext && link.hash === hashLink(link.previous, link.entry);
      if (!holds) broken ??= link;
      return holds;
    },
    verdict: (): ChainVerdict => ({
      links,
      hash: links === 0 ? '' : previous,
      brokenAt: broken?.position ?? null,
      brokenEntry: broken?.entry ?? null,
    }),
  };
}
