import { useContext, type ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { linkTo } from '../follow-link.ts';
import { Glyph } from '../glyph.tsx';
import { markCurrent, MenuPlaceContext } from '../menu-context.ts';

export interface MenuItemProps {
  readonly label: string;
  readonly icon?: string;
  readonly current?: boolean;
  /** The open page is below this entry. */
  readonly within?: boolean;
  readonly badge?: string | number;
  /** Route id, set by the compiler when the entry's first action goes there. */
  readonly to?: string;
}

export const MenuItemView = ({ props, classes, emit }: ViewProps<MenuItemProps>): ReactNode => {
  const runtime = useRuntime();
  const isInMenu = useContext(MenuPlaceContext) === 'menu';
  const hasBadge = props.badge !== undefined && props.badge !== 0 && props.badge !== '';
  const content = (
    <>
      {props.icon !== undefined && <Glyph name={props.icon} className={classes['icon']} />}
      <span className={classes['label']}>{props.label}</span>
      {hasBadge && <span className={classes['badge']}>{props.badge}</span>}
    </>
  );
  const shared = {
    className: classes['control'],
    ...(isInMenu ? { role: 'menuitem', tabIndex: -1 } : {}),
    'aria-current': markCurrent(props),
  };
  const control =
    props.to === undefined ? (
      <button type="button" {...shared} onClick={() => emit('press')}>
        {content}
      </button>
    ) : (
      <a {...shared} {...linkTo(runtime.hrefFor(props.to), () => emit('press'))}>
        {content}
      </a>
    );
  return isInMenu ? control : <li className={classes['root']}>{control}</li>;
};
