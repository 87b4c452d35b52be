import { useContext, useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { linkTo } from '../follow-link.ts';
import { Glyph } from '../glyph.tsx';
import { markCurrent, MenuPlaceContext } from '../menu-context.ts';
import { useDisclosure } from '../use-disclosure.ts';

export interface MenuGroupProps {
  readonly label: string;
  readonly icon?: string;
  readonly current?: boolean;
  /** The open page is below this entry, or below one of its group. */
  readonly within?: boolean;
  /** Route id, set by the compiler when the entry goes somewhere itself. */
  readonly to?: string;
}

export const MenuGroupView = (view: ViewProps<MenuGroupProps>): ReactNode =>
  useContext(MenuPlaceContext) === 'menu' ? (
    <div role="group" aria-label={view.props.label}>
      {view.children}
    </div>
  ) : (
    <Disclosed {...view} />
  );

/** Whether the list around is a bar is known once it is in the page: the same entries serve any shape. */
const Disclosed = ({ props, classes, children, text, emit }: ViewProps<MenuGroupProps>): ReactNode => {
  const [isBar, setBar] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const { isOpen, setOpen, button, list } = useDisclosure(isBar);
  const runtime = useRuntime();
  const leads = props.to !== undefined;
  useEffect(() => {
    const isInBar = root.current?.closest('[data-menu]')?.getAttribute('data-menu') === 'bar';
    setBar(isInBar);
    // A mouse that rests here since before the script came does not enter once more.
    if (isInBar && leads && root.current?.matches(':hover') === true) setOpen(true);
  }, [leads, setOpen]);
  const follow = (event: PointerEvent): void => {
    if (isBar && leads && event.pointerType === 'mouse') setOpen(event.type === 'pointerenter');
  };
  const words = (
    <>
      {props.icon !== undefined && <Glyph name={props.icon} className={classes['icon']} />}
      <span className={classes['label']}>{props.label}</span>
    </>
  );
  const chevron = <Glyph name="chevron-down" className={classes['chevron']} />;
  return (
    <li ref={root} className={classes['root']} onPointerEnter={follow} onPointerLeave={follow}>
      {props.to === undefined ? (
        <button type="button" {...button} className={classes['trigger']} aria-current={markCurrent(props)}>
          {words}
          {chevron}
        </button>
      ) : (
        <>
          <a
            className={classes['trigger']}
            {...linkTo(runtime.hrefFor(props.to), () => emit('press'))}
            aria-current={markCurrent(props)}
          >
            {words}
          </a>
          <button
            type="button"
            {...button}
            className={classes['toggle']}
            aria-label={text('show', { label: props.label })}
          >
            {chevron}
          </button>
        </>
      )}
      {isOpen && (
        <ul {...list} className={classes['panel']}>
          {children}
        </ul>
      )}
    </li>
  );
};
