import { createContext } from 'react';

/** Where entries of a menu are shown: as links of a navigation, or as items of a menu button's menu. */
export type MenuPlace = 'navigation' | 'menu';
export const MenuPlaceContext = createContext<MenuPlace>('navigation');

/** Set by a container that gives its navigation another shape than the layout asks for (BottomBar). */
export const MenuShapeContext = createContext<'bottom' | null>(null);

/** Which `aria-current` an entry has: the open page is its own, or one below it. */
export const markCurrent = (props: {
  readonly current?: boolean;
  readonly within?: boolean;
}): 'page' | 'true' | undefined => {
  if (props.current === true) return 'page';
  return props.within === true ? 'true' : undefined;
};
