import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { isPlainClick } from '../follow-link.ts';
import { Glyph } from '../glyph.tsx';

export interface GameRowProps {
  readonly label: string;
  readonly more?: string;
  readonly moreRoute?: string;
  readonly level?: 2 | 3 | 4;
}

interface Ends {
  readonly start: boolean;
  readonly end: boolean;
}

/** Scroll positions count down from zero in right-to-left text; a pixel of rounding is forgiven. */
const readEnds = (track: HTMLElement): Ends => {
  const passed = Math.abs(track.scrollLeft);
  return { start: passed <= 1, end: passed + track.clientWidth >= track.scrollWidth - 1 };
};

export const GameRowView = (view: ViewProps<GameRowProps>): ReactNode => {
  const { props, classes, text, children } = view;
  const track = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });
  const id = useId();
  const measure = (): void => {
    if (track.current === null) return;
    const next = readEnds(track.current);
    setEnds((now) => (now.start === next.start && now.end === next.end ? now : next));
  };
  useEffect(measure);
  const step = (sign: 1 | -1): void => {
    const element = track.current;
    if (element === null) return;
    const along = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * along * Math.max(120, element.clientWidth * 0.8) });
  };
  const Title = `h${props.level ?? 2}` as 'h2';
  return (
    <section className={classes['root']} aria-labelledby={id}>
      <div className={classes['head']}>
        <Title id={id} className={classes['title']}>
          {props.label}
        </Title>
        {props.more !== undefined && <More {...view} />}
        {!(ends.start && ends.end) && (
          <div className={classes['steps']}>
            <button
              type="button"
              className={classes['step']}
              disabled={ends.start}
              aria-label={text('previous', { label: props.label })}
              onClick={() => step(-1)}
            >
              <Glyph name="chevron-start" className={classes['icon']} />
            </button>
            <button
              type="button"
              className={classes['step']}
              disabled={ends.end}
              aria-label={text('next', { label: props.label })}
              onClick={() => step(1)}
            >
              <Glyph name="chevron-end" className={classes['icon']} />
            </button>
          </div>
        )}
      </div>
      <div ref={track} className={classes['track']} onScroll={measure}>
        {children}
      </div>
    </section>
  );
};

const More = ({ props, classes, emit }: ViewProps<GameRowProps>): ReactNode => {
  const runtime = useRuntime();
  const route = props.moreRoute;
  if (route === undefined) {
    return (
      <button type="button" className={classes['more']} onClick={() => emit('more')}>
        {props.more}
      </button>
    );
  }
  return (
    <a
      className={classes['more']}
      href={runtime.hrefFor(route)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        runtime.navigate(route);
      }}
    >
      {props.more}
    </a>
  );
};
