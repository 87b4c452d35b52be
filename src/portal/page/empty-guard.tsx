import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useEngine } from '../../runtime/react/engine.ts';
import { useActiveScreen } from '../../runtime/react/screen-view.tsx';
import { isEmpty, isWaiting } from './empty-screen.ts';

/** How long to wait before an empty place is checked again while something is still loading. */
const againMs = 1_000;

/**
 * Prevents empty screens. A release that leaves the page's place empty just after its swap is taken
 * back, like one that throws. A shell that shows nothing at all is replaced by `failed`.
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
    /** Returns whether something that is still loading may change the verdict. */
    function look(): boolean {
      const root = document.getElementById('root');
      if (root === null) return false;
      const main = document.getElementById('main');
      const place = page === null ? null : main;
      // A shell without a place for the page can show neither the page nor that it does not exist,
      // whatever the server answers.
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
