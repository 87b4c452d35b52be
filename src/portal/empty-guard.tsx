import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useEngine } from '../runtime/react/engine.ts';
import { useActiveScreen } from '../runtime/react/screen-view.tsx';
import { isEmpty, isWaiting } from './empty-screen.ts';

/** While something is on its way, an empty place is looked at again after this long. */
const againMs = 1_000;

/**
 * Sees to it that nobody looks at nothing. A release that leaves the page's place empty just after
 * its swap is taken back, as one that throws; a frame that shows nothing at all gives way to
 * `failed`.
 */
export function EmptyGuard(props: {
  readonly failed: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const { runtime } = useEngine();
  const shell = useActiveScreen('shell');
  const page = useActiveScreen('page');
  const [emptyShell, setEmptyShell] = useState<unknown>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Tells whether what is on its way may still change the verdict. */
    function look(): boolean {
      const root = document.getElementById('root');
      if (root === null) return false;
      const main = document.getElementById('main');
      const place = page === null ? null : main;
      // A frame without a place for the page shows nobody what they came for, whatever is answered yet,
      // nor that there is no such page.
      const hasPlace = shell === null || main !== null;
      const isFilled = place !== null && !isEmpty(place);
      const empty = isFilled ? null : !hasPlace || isEmpty(root) ? root : place;
      if (isWaiting(runtime, empty ?? root, hasPlace)) return true;
      if (empty === null) return false;
      const isTakenBack = runtime.takeBack(
        new Error('expects a screen with something on it, got an empty one'),
      );
      if (!isTakenBack && empty === root) setEmptyShell(shell);
      return false;
    }
    function lookLater(): void {
      timer = setTimeout(() => {
        if (look()) lookLater();
      }, againMs);
    }
    // Before the screen is painted, and not sooner: the browser lays it out then in any case.
    const frame = requestAnimationFrame(look);
    lookLater();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [runtime, shell, page]);
  return <>{emptyShell !== null && emptyShell === shell ? props.failed : props.children}</>;
}
