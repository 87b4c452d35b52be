import { useEffect, useRef, type RefObject } from 'react';

export interface Rolling {
  readonly track: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  readonly isRunning: boolean;
  readonly direction: 'ltr' | 'rtl';
}

/** Slow enough to read: pixels in a second. */
const speed = 55;

/**
 * Moves the list through its track along the line of writing, over and over, whatever its length. An
 * animation of the browser: it costs no script while it runs, and begins where reading begins.
 */
export const useRolling = ({ track, list, isOn, isRunning, direction }: Rolling): void => {
  const animation = useRef<Animation | null>(null);
  const shouldRun = useRef(isRunning);
  useEffect(() => {
    shouldRun.current = isRunning;
    if (isRunning) animation.current?.play();
    else animation.current?.pause();
  }, [isRunning]);
  useEffect(() => {
    const frame = track.current;
    const moved = list.current;
    if (!isOn || frame === null || moved === null || typeof moved.animate !== 'function') return;
    const roll = (): void => {
      const wide = frame.clientWidth;
      const long = moved.scrollWidth;
      if (wide === 0 || long === 0) return;
      const progress = animation.current?.effect?.getComputedTiming().progress ?? wide / (wide + long);
      animation.current?.cancel();
      const sign = direction === 'rtl' ? -1 : 1;
      const duration = ((wide + long) / speed) * 1000;
      animation.current = moved.animate(
        [{ transform: `translateX(${sign * wide}px)` }, { transform: `translateX(${-sign * long}px)` }],
        { duration, iterations: Infinity },
      );
      animation.current.currentTime = progress * duration;
      if (!shouldRun.current) animation.current.pause();
    };
    const observer = new ResizeObserver(roll);
    observer.observe(frame);
    observer.observe(moved);
    return () => {
      observer.disconnect();
      animation.current?.cancel();
      animation.current = null;
    };
  }, [track, list, isOn, direction]);
};
