import { createContext } from 'react';

/** Where entries of a menu are shown: as links of a navigation, or as items of a menu button's menu. */
export type MenuPlace = 'navigation' | 'menu';
export const MenuPlaceContext = createContext<MenuPlace>('navigation');

/** Set by a container that gives its navigation another shape than the layout asks for (BottomBar). */
export const MenuShapeContext = createContext<'bottom' | null>(null);
