import { useEffect, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

const neverChanges = (): (() => void) => () => undefined;

/** Shows a box on the whole screen, and back. Left out where the browser cannot. */
export const FullscreenButton = ({
  box,
  classes,
  text,
}: { readonly box: RefObject<HTMLDivElement | null> } & Pick<ViewProps, 'classes' | 'text'>): ReactNode => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement === box.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [box]);
  const isPossible = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => false,
  );
  // Phones without the Fullscreen API open games on a separate page. Prerendered markup has no button.
  if (!isPossible) return null;
  return (
    <button
      type="button"
      className={classes['tool']}
      aria-label={text(isFull ? 'leaveFullscreen' : 'fullscreen')}
      onClick={() => {
        const change = isFull ? document.exitFullscreen() : box.current?.requestFullscreen();
        // Refused, the game stays as large as it was: nothing is lost.
        void change?.catch(() => undefined);
      }}
    >
      <Glyph name={isFull ? 'shrink' : 'expand'} className={classes['icon']} />
    </button>
  );
};
