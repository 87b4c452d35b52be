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
  /** Position of the first link that was changed, or before which one is gone; null where none was. */
  readonly brokenAt: number | null;
  /** What that link says now; null where none is broken. */
  readonly brokenEntry: string | null;
}
/** Goes through a whole record, in the order of its positions. Gives the links that hold, too. */
export function checkChain(
  links: readonly ChainLink[],
): ChainVerdict & { readonly holding: readonly ChainLink[] } {
  let previous = chainStart;
  const holding: ChainLink[] = [];
  let broken: ChainLink | null = null;
  for (const [index, link] of links.entries()) {
    const isNext = link.position === index + 1 && link.previous === previous;
    previous = link.hash;
    if (isNext && link.hash === hashLink(link.previous, link.entry)) holding.push(link);
    else broken ??= link;
  }
  return {
    links: links.length,
    brokenAt: broken?.position ?? null,
    brokenEntry: broken?.entry ?? null,
    holding,
  };
}
