import { useCallback, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { MenuPlaceContext } from '../menu-context.ts';
import { useAnchoredPanel } from '../use-anchored-panel.ts';

export interface MenuGroupProps {
  readonly label: string;
  readonly icon?: string;
}

export const MenuGroupView = (view: ViewProps<MenuGroupProps>): ReactNode =>
  useContext(MenuPlaceContext) === 'menu' ? (
    <div role="group" aria-label={view.props.label}>
      {view.children}
    </div>
  ) : (
    <Disclosure {...view} />
  );

/** Whether the list around is a bar is known once it is in the page: the same entries serve any shape. */
const Disclosure = ({ props, classes, children }: ViewProps<MenuGroupProps>): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const [isBar, setBar] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) anchor.current?.focus();
  }, []);
  useEffect(() => {
    setBar(anchor.current?.closest('[data-menu]')?.getAttribute('data-menu') === 'bar');
  }, []);
  useAnchoredPanel({ isOpen: isOpen && isBar, close, anchor, panel });
  return (
    <li className={classes['root']}>
      <button
        ref={anchor}
        type="button"
        className={classes['trigger']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen((now) => !now)}
      >
        {props.icon !== undefined && <Glyph name={props.icon} className={classes['icon']} />}
        <span className={classes['label']}>{props.label}</span>
        <Glyph name="chevron-down" className={classes['chevron']} />
      </button>
      {isOpen && (
        <ul
          ref={panel}
          id={id}
          className={classes['panel']}
          role="list"
          popover={isBar ? 'manual' : undefined}
          onClick={(event) => {
            if (isBar && (event.target as HTMLElement).closest('a, button') !== null) close(false);
          }}
        >
          {children}
        </ul>
      )}
    </li>
  );
};
