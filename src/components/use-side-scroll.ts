import { useEffect, useState, type RefObject } from 'react';

export interface SideScroll {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Scrolls by most of what is seen: 1 to later ones, -1 to earlier ones. */
  readonly step: (sign: 1 | -1) => void;
  readonly measure: () => void;
}

/** Scroll positions count down from zero in right-to-left text; a pixel of rounding is forgiven. */
const readEnds = (track: HTMLElement) => {
  const passed = Math.abs(track.scrollLeft);
  return { isAtStart: passed <= 1, isAtEnd: passed + track.clientWidth >= track.scrollWidth - 1 };
};

/** A row that scrolls sideways, with buttons for those who cannot swipe. */
export const useSideScroll = (track: RefObject<HTMLElement | null>): SideScroll => {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  const measure = (): void => {
    if (track.current === null) return;
    const next = readEnds(track.current);
    setEnds((now) => (now.isAtStart === next.isAtStart && now.isAtEnd === next.isAtEnd ? now : next));
  };
  // A row that was hidden, or gets more room, has other ends, whether the window or something around it changed.
  useEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (track.current !== null) observer.observe(track.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  });
  const step = (sign: 1 | -1): void => {
    const element = track.current;
    if (element === null) return;
    const along = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: sign * along * Math.max(120, element.clientWidth * 0.8) });
  };
  return { ...ends, step, measure };
};
