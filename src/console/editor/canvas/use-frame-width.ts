import { useEffect, useState, type RefObject } from 'react';

/** Pixels that the page in the frame has in width, as the window and the chosen device leave it. */
export function useFrameWidth(frame: RefObject<HTMLIFrameElement | null>, url: string | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, url]);
  return width;
}
