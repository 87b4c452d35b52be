import { findMoved } from './find-moved.ts';

export interface Move {
  readonly id: string;
  /** `moved above Referral code` */
  readonly words: string;
}

/**
 * What was put elsewhere, each by the neighbour that it has now. Items of one order alone are left out: they
 * were added or removed. `mine` says which items the operator moved, where that is known.
 */
export const describeMoves = (
  before: readonly string[],
  after: readonly string[],
  nameOf: (id: string) => string,
  mine?: readonly string[],
): readonly Move[] => {
  const old = before.filter((id) => after.includes(id));
  const next = after.filter((id) => before.includes(id));
  const isSameOrder = old.every((id, index) => id === next[index]);
  if (isSameOrder) return [];
  const moved = mine?.length === 1 ? mine : findMoved(old, next);
  return moved.map((id) => {
    const index = next.indexOf(id);
    const [above, below] = [next[index - 1], next[index + 1]];
    const wentDown = old.indexOf(id) < index;
    const isBelow = above !== undefined && (wentDown || below === undefined);
    return { id, words: isBelow ? `moved below ${nameOf(above)}` : `moved above ${nameOf(below ?? id)}` };
  });
};
