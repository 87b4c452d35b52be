import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { useRolling } from './use-rolling.ts';

export interface MarqueeProps {
  readonly label: string;
  readonly icon?: string;
  readonly items?: readonly { readonly id: string | number; readonly text: string }[] | null;
}

export const MarqueeView = ({ props, classes, text, emit }: ViewProps<MarqueeProps>): ReactNode => {
  const { direction } = useRuntime();
  const track = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const items = props.items ?? [];
  useRolling({ track, list, isOn: !isStill && items.length > 0, isRunning: !isPaused && !isHeld, direction });
  useEffect(() => {
    if (items.length === 0) setHeld(false);
  }, [items.length]);
  if (items.length === 0) return null;
  const onBlur = (event: FocusEvent): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      setHeld(false);
  };
  return (
    <section className={classes['root']} aria-label={props.label}>
      <Glyph name={props.icon ?? 'bell'} className={classes['icon']} />
      <div
        ref={track}
        className={classes['track']}
        data-still={isStill ? '' : undefined}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={onBlur}
      >
        <ul ref={list} className={classes['list']} role="list">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={classes['item']}
                onClick={() => emit('select', { id: String(item.id) })}
              >
                {item.text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {!isStill && (
        <button
          type="button"
          className={classes['button']}
          aria-label={text(isPaused ? 'play' : 'pause')}
          onClick={() => setPaused(!isPaused)}
        >
          <Glyph name={isPaused ? 'play' : 'pause'} className={classes['buttonIcon']} />
        </button>
      )}
    </section>
  );
};
