import { toCanonicalJson } from '../protocol/json/canonical-json.ts';
import { fromHex, toHex, type Bytes } from './fair-draw.ts';
import type { Content } from './play.ts';

/**
 * The sold tickets of an issue as a tree of hashes, whose root is fixed when the sale ends: no ticket can be
 * added, removed or changed afterwards without another root.
 */
const ticketScheme = 'foyer-ticket/1';

/** What is hashed of a ticket. Only its owner is shown it: the salt keeps others from guessing it. */
export interface SoldTicket {
  readonly order: string;
  /** Place in the order, from 1. */
  readonly line: number;
  readonly game: string;
  readonly issue: string;
  readonly play: string;
  readonly content: Content;
  readonly stakes: string;
  /** Minor units of one stake. */
  readonly price: string;
  /** By tier, in hundredths of a stake. */
  readonly odds: Readonly<Record<string, string>>;
  /** 16 random bytes, hexadecimal. */
  readonly salt: string;
}
export const writeSoldTicket = (ticket: SoldTicket): string =>
  toCanonicalJson({ scheme: ticketScheme, ...ticket });

const joinBytes = (mark: number, ...parts: readonly Bytes[]): Bytes => {
  const joined = new Uint8Array(1 + parts.reduce((sum, part) => sum + part.length, 0));
  joined[0] = mark;
  let offset = 1;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
};
/** What the hash of a leaf is taken of; a node's begins with another byte, so that none passes for the other. */
export const leafBytes = (text: string): Bytes => joinBytes(0, new TextEncoder().encode(text));
const nodeBytes = (left: Bytes, right: Bytes): Bytes => joinBytes(1, left, right);

type Hash = (bytes: Bytes) => Bytes;
/** The hashes of a tree, level by level, from the leaves to the root. */
export type TicketTree = readonly (readonly Bytes[])[];

/** Pairs hashes level by level. One that is left over goes up as it is. Without leaves the tree is empty. */
export function buildTree(leaves: readonly Bytes[], hash: Hash): TicketTree {
  const levels: (readonly Bytes[])[] = [leaves];
  for (let level = leaves; level.length > 1;) {
    const above: Bytes[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index], level[index + 1]];
      if (left !== undefined) above.push(right === undefined ? left : hash(nodeBytes(left, right)));
    }
    levels.push(above);
    level = above;
  }
  return levels;
}
/** Hexadecimal; of an empty tree the hash of nothing. */
export const rootOf = (tree: TicketTree, hash: Hash): string =>
  toHex(tree.at(-1)?.[0] ?? hash(new Uint8Array(0)));

/** A neighbour on the way from a leaf to the root, and on which side it is. */
export interface ProofStep {
  readonly side: 'left' | 'right';
  /** Hexadecimal. */
  readonly hash: string;
}
/** The neighbours from a leaf to the root. */
export function proveInclusion(tree: TicketTree, index: number): readonly ProofStep[] {
  return tree.slice(0, -1).flatMap((level, height) => {
    const levelIndex = Math.floor(index / 2 ** height);
    const neighbour = level[levelIndex % 2 === 0 ? levelIndex + 1 : levelIndex - 1];
    return neighbour === undefined
      ? []
      : [{ side: levelIndex % 2 === 0 ? ('right' as const) : ('left' as const), hash: toHex(neighbour) }];
  });
}

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Whether a ticket's text is one of those under a root. Runs in every browser. */
export async function checkInclusion(
  text: string,
  steps: readonly ProofStep[],
  root: string,
): Promise<boolean> {
  let hash = await sha256(leafBytes(text));
  for (const step of steps) {
    const neighbour = fromHex(step.hash);
    if (neighbour?.length !== 32) return false;
    hash = await sha256(step.side === 'left' ? nodeBytes(neighbour, hash) : nodeBytes(hash, neighbour));
  }
  return toHex(hash) === root;
}
