import { useContext, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { MenuShapeContext } from '../menu-context.ts';
import { useDisclosure } from '../use-disclosure.ts';
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

/** A bar shows whole entries only: the others are under one word at its end, or under the name of the open page. */
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
  const { isOpen, button, list } = useDisclosure(true);
  const { count, hiddenCurrent } = fitting;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const entries = root.current?.querySelector('[data-menu=panel]')?.children ?? [];
    for (const [index, entry] of [...entries].entries()) (entry as HTMLElement).hidden = index < (count ?? 0);
  });
  return (
    <div ref={root} className={classes['more']} hidden={count === null}>
      <button
        type="button"
        {...button}
        className={classes['trigger']}
        data-current={hiddenCurrent !== null || undefined}
        aria-label={hiddenCurrent === null ? undefined : `${text('more')}: ${hiddenCurrent}`}
      >
        {hiddenCurrent ?? text('more')}
        <Glyph name="chevron-down" className={classes['chevron']} />
      </button>
      {isOpen && (
        <ul {...list} className={classes['panel']} data-menu="panel">
          {children}
        </ul>
      )}
    </div>
  );
};
