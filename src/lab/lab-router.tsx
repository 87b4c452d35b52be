import type { ReactNode } from 'react';
import { NavigationType, createHashRouter } from 'react-router-dom';
import type { LabStore } from './lab-store.ts';
import { openAddress } from './open-address.ts';
import { encodeRun } from './trace-link.ts';

type LabRouter = ReturnType<typeof createHashRouter>;
interface LabRouterOptions {
  readonly screen: ReactNode;
  /** Whether the address that the lab was opened with could be replayed. One that could not stays to be read. */
  readonly isReadable: boolean;
}

/**
 * Routes the lab by the part of the address after `#`: `#/login/<run>`. Another machine is a new entry of the
 * history, a move of the same machine replaces its entry, and a way back replays the run that was there.
 */
export function createLabRouter(
  store: Pick<LabStore, 'load' | 'subscribe' | 'view'>,
  { screen, isReadable }: LabRouterOptions,
): LabRouter {
  const router = createHashRouter([{ path: '*', element: screen }]);
  const show = (isReplaced: boolean): void => {
    const { run } = store.view();
    const address = `/${run.machine}/${encodeRun(run)}`;
    const { pathname } = router.state.location;
    if (address === pathname) return;
    void router.navigate(address, { replace: isReplaced || pathname.startsWith(`/${run.machine}/`) });
  };
  // A link may have been written by hand, with what a person typed: the address loses it before anything else.
  if (isReadable) show(true);
  store.subscribe(() => show(false));
  router.subscribe(({ historyAction, location }) => {
    if (historyAction === NavigationType.Pop) openAddress(store, location.pathname);
  });
  return router;
}
