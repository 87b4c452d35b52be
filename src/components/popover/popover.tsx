import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useAnchoredPanel } from '../use-anchored-panel.ts';

export interface PopoverProps {
  readonly label: string;
  readonly icon?: string;
  readonly look?: 'icon' | 'text' | 'button';
}

/** The panel follows its button in the page, so that Tab goes into it and out of it. */
export const PopoverView = ({ props, classes, children }: ViewProps<PopoverProps>): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) anchor.current?.focus();
  }, []);
  useAnchoredPanel({ isOpen, close, anchor, panel });
  const isIcon = (props.look ?? 'icon') === 'icon';
  const icon = props.icon ?? (isIcon ? 'help' : undefined);
  return (
    <span className={classes['root']}>
      <button
        ref={anchor}
        type="button"
        className={classes['trigger']}
        aria-label={isIcon ? props.label : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen((now) => !now)}
      >
        {icon !== undefined && <Glyph name={icon} className={classes['icon']} />}
        {!isIcon && props.label}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          className={classes['panel']}
          role="group"
          aria-label={props.label}
          popover="manual"
        >
          {children}
        </div>
      )}
    </span>
  );
};
