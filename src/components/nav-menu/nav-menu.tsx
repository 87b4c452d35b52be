import { useContext, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { MenuShapeContext } from '../menu-context.ts';

export interface NavMenuProps {
  readonly label: string;
  readonly orientation: 'horizontal' | 'vertical';
  readonly layout?: 'bar' | 'rail' | 'list';
}

export const NavMenuView = ({ props, classes, children }: ViewProps<NavMenuProps>): ReactNode => {
  const shape =
    useContext(MenuShapeContext) ?? props.layout ?? (props.orientation === 'horizontal' ? 'bar' : 'list');
  return (
    <nav className={classes['root']} aria-label={props.label}>
      {/* Safari drops the role of a list without markers. */}
      <ul className={classes['list']} role="list" data-menu={shape}>
        {children}
      </ul>
    </nav>
  );
};
