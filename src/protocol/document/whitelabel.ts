import type { WhitelabelModule } from '../generated/settings.ts';

export type { WhitelabelModule };

/**
 * The tree as module id → on or off. A module below a switched-off group is off. A module that is
 * named twice is on only where every mention is.
 */
export const flattenWhitelabel = (tree: WhitelabelModule): Record<string, boolean> => {
  const flat: Record<string, boolean> = {};
  const visit = (module: WhitelabelModule, parentOn: boolean): void => {
    const on = parentOn && module.enabled;
    flat[module.modId] = on && (flat[module.modId] ?? true);
    for (const child of module.childrenNodes) visit(child, on);
  };
  visit(tree, true);
  return flat;
};
