import {
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { MenuShapeContext } from '../menu-context.ts';
import { useAnchoredPanel } from '../use-anchored-panel.ts';
import { useFittingEntries, type FittingEntries } from '../use-fitting-entries.ts';

export interface NavMenuProps {
  readonly label: string;
  readonly orientation: 'horizontal' | 'vertical';
  readonly layout?: 'bar' | 'rail' | 'list';
}

export const NavMenuView = (view: ViewProps<NavMenuProps>): ReactNode => {
  const { props, classes, children } = view;
  const shape =
    useContext(MenuShapeContext) ?? props.layout ?? (props.orientation === 'horizontal' ? 'bar' : 'list');
  return (
    <nav className={classes['root']} aria-label={props.label}>
      {shape === 'bar' ? (
        <Bar {...view} />
      ) : (
        // Safari drops the role of a list without markers.
        <ul className={classes['list']} role="list" data-menu={shape}>
          {children}
        </ul>
      )}
    </nav>
  );
};

/** A bar shows whole entries only: the others stand under one word at its end. */
const Bar = (view: ViewProps<NavMenuProps>): ReactNode => {
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const fitting = useFittingEntries(list, more);
  return (
    <>
      <ul ref={list} className={view.classes['list']} role="list" data-menu="bar">
        {view.children}
      </ul>
      <More view={view} root={more} fitting={fitting} />
    </>
  );
};

interface MoreProps {
  readonly view: ViewProps<NavMenuProps>;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly fitting: FittingEntries;
}
const More = ({ view: { classes, children, text }, root, fitting }: MoreProps): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const id = useId();
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) anchor.current?.focus();
  }, []);
  useAnchoredPanel({ isOpen, close, anchor, panel });
  useLayoutEffect(() => {
    for (const [index, entry] of [...(panel.current?.children ?? [])].entries())
      (entry as HTMLElement).hidden = index < (fitting.count ?? 0);
  });
  return (
    <div ref={root} className={classes['more']} hidden={fitting.count === null}>
      <button
        ref={anchor}
        type="button"
        className={classes['trigger']}
        data-current={fitting.hidesCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen((now) => !now)}
      >
        {text('more')}
        <Glyph name="chevron-down" className={classes['chevron']} />
      </button>
      {isOpen && (
        <ul
          ref={panel}
          id={id}
          className={classes['panel']}
          role="list"
          data-menu="panel"
          popover="manual"
          onClick={(event) => {
            if ((event.target as HTMLElement).closest('a') !== null) close(false);
          }}
        >
          {children}
        </ul>
      )}
    </div>
  );
};
