import type { MenuItem } from '../../protocol/document/document.ts';
import type { SiteFacts } from '../references/site-facts.ts';

/** The route that a press on an entry goes to. */
export const readTarget = ({ do: [first] = [] }: MenuItem): string | null =>
  first?.do === 'navigate' && typeof first.to === 'string' ? first.to : null;

const listTargets = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap((item) => {
    const target = readTarget(item);
    return [...(target === null ? [] : [target]), ...listTargets(item.children ?? [])];
  });

/**
 * Routes that an entry of a menu is marked for without being their page: those below its path that no other
 * entry of the menu is nearer to, and those of its group.
 */
export const listRoutesWithin = (
  facts: SiteFacts,
  items: readonly MenuItem[],
): ReadonlyMap<MenuItem, readonly string[]> => {
  const targets = new Set(listTargets(items));
  const within = new Map<MenuItem, readonly string[]>();
  const listBelow = (target: string): readonly string[] =>
    facts.listBelow(facts.findRoute(target)?.path ?? '');
  const collect = (item: MenuItem): readonly string[] => {
    const inner = (item.children ?? []).flatMap(collect);
    const target = readTarget(item);
    if (target === null) {
      within.set(item, inner);
      return inner;
    }
    const below = listBelow(target);
    const nearer = new Set(below.filter((id) => targets.has(id)).flatMap((id) => [id, ...listBelow(id)]));
    const ids = [...new Set([...below.filter((id) => !nearer.has(id)), ...inner])];
    within.set(item, ids);
    return [target, ...ids];
  };
  items.forEach(collect);
  return within;
};
