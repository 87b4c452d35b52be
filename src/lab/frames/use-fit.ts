import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Fit {
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  readonly height: number;
}
/** How small a frame of this width must be drawn to fit its place, and how high it then is inside. */
export function useFit(width: number): Fit {
  const holder = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setPlace({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = place.width === 0 ? 1 : Math.min(1, place.width / width);
  return { holder, scale, height: place.height / scale };
}
