import type { Engine } from '../../runtime/react/engine.ts';

/**
 * Fetches the common views that no page asked for yet, so that a dialog or a tab list opens without delay, and
 * has errors of forms followed: nothing is sent before the first view.
 */
export function fetchLaterViews({ views, loads, runtime }: Engine): Promise<unknown> {
  const { release } = runtime.active().pointer;
  const fetchOne = (type: string): unknown => {
    const entry = views[type];
    return entry === undefined ? null : loads.obtain(entry, type, release);
  };
  return (
    import('./later-parts.ts')
      .then(({ views: common, followErrors }) => {
        followErrors(document, (work) => requestAnimationFrame(work));
        return Promise.all(Object.keys(common).map(fetchOne));
      })
      // Offline: a screen that names one of them fetches it again, and says so where that fails too.
      .catch(() => undefined)
  );
}
