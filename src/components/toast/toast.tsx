import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface ToastProps {
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly open?: boolean | null;
  /** Seconds. */
  readonly seconds?: number;
}

const icons = { info: 'info', success: 'check', warning: 'warning', danger: 'error' } as const;
const usualSeconds = 6;

/**
 * The live region is in the page before its words come, or they would not be announced. In the top layer: a
 * dialog that is open must not hide it.
 */
export const ToastView = ({ props, classes, text, emit }: ViewProps<ToastProps>): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const isOpen = props.open === true;
  const close = useRef(() => emit('close'));
  useEffect(() => {
    close.current = () => emit('close');
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!isOpen || element === null || typeof element.showPopover !== 'function') return;
    element.showPopover();
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [isOpen]);
  useEffect(() => {
    // What went wrong is read in one's own time.
    if (!isOpen || isHeld || props.tone === 'danger') return;
    const timer = setTimeout(() => close.current(), (props.seconds ?? usualSeconds) * 1000);
    return () => clearTimeout(timer);
  }, [isOpen, isHeld, props.seconds, props.tone, props.text]);
  const onBlur = (event: FocusEvent): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      setHeld(false);
  };
  return (
    <div className={classes['root']} role={props.tone === 'danger' ? 'alert' : 'status'}>
      <div
        ref={box}
        className={classes['box']}
        popover="manual"
        data-closed={isOpen ? undefined : ''}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={onBlur}
      >
        {isOpen && (
          <>
            <Glyph name={icons[props.tone]} className={classes['icon']} />
            <p className={classes['text']}>{props.text}</p>
            <button
              type="button"
              className={classes['close']}
              aria-label={text('close')}
              onClick={() => emit('close')}
            >
              <Glyph name="close" className={classes['closeIcon']} />
            </button>
          </>
        )}
      </div>
    </div>
  );
};
