import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useMediaQuery } from '../use-media-query.ts';

export interface CarouselProps {
  readonly label: string;
  /** Seconds. */
  readonly interval?: number;
}

const listSlides = (track: HTMLElement | null): HTMLElement[] =>
  track === null ? [] : ([...track.children] as HTMLElement[]);

export const CarouselView = ({ props, classes, text, children }: ViewProps<CarouselProps>): ReactNode => {
  const track = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [position, setPosition] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const turnsByItself = props.interval !== undefined && !isStill && count > 1;

  useEffect(() => {
    // Slides come and go with data: the page tells, not the props.
    const element = track.current;
    if (element === null) return;
    const recount = (): void => setCount(element.childElementCount);
    recount();
    const observer = new MutationObserver(recount);
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  const goTo = (wished: number): void => {
    if (count === 0) return;
    const next = (wished + count) % count;
    setPosition(next);
    const slide = listSlides(track.current)[next];
    // Not scrollIntoView: that would scroll the page as well.
    track.current?.scrollTo({
      left: (slide?.offsetLeft ?? 0) - (listSlides(track.current)[0]?.offsetLeft ?? 0),
    });
  };
  const turn = useRef(goTo);
  useEffect(() => {
    turn.current = goTo;
  });
  useEffect(() => {
    if (!turnsByItself || isPaused || isHeld) return;
    const timer = setTimeout(() => turn.current(position + 1), props.interval * 1000);
    return () => clearTimeout(timer);
  }, [turnsByItself, isPaused, isHeld, position, props.interval]);

  const onScroll = (): void => {
    const element = track.current;
    if (element === null || element.clientWidth === 0) return;
    setPosition(Math.min(count - 1, Math.round(Math.abs(element.scrollLeft) / element.clientWidth)));
  };
  return (
    <section
      className={classes['root']}
      aria-roledescription={text('carousel')}
      aria-label={props.label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={track}
        className={classes['track']}
        onScroll={onScroll}
        aria-live={turnsByItself && !isPaused && !isHeld ? 'off' : 'polite'}
      >
        {children}
      </div>
      {count > 1 && (
        <div className={classes['controls']}>
          <div className={classes['dots']}>
            {Array.from({ length: count }, (_, index) => (
              <button
                key={index}
                type="button"
                className={classes['dot']}
                aria-label={text('goTo', { position: index + 1, count })}
                aria-current={index === position}
                onClick={() => goTo(index)}
              />
            ))}
          </div>
          <div className={classes['buttons']}>
            {turnsByItself && (
              <button
                type="button"
                className={classes['button']}
                aria-label={text(isPaused ? 'play' : 'pause')}
                onClick={() => setPaused(!isPaused)}
              >
                <Glyph name={isPaused ? 'play' : 'pause'} className={classes['icon']} />
              </button>
            )}
            <button
              type="button"
              className={classes['button']}
              aria-label={text('previous')}
              onClick={() => goTo(position - 1)}
            >
              <Glyph name="chevron-start" className={classes['icon']} />
            </button>
            <button
              type="button"
              className={classes['button']}
              aria-label={text('next')}
              onClick={() => goTo(position + 1)}
            >
              <Glyph name="chevron-end" className={classes['icon']} />
            </button>
          </div>
        </div>
      )}
    </section>
  );
};
