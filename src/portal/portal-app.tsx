import { useEffect, type ReactElement } from 'react';
import type { BootPayload } from '../protocol/release/release.ts';
import type { Engine } from '../runtime/react/engine.ts';
import type { RuntimeServices } from '../runtime/react/runtime-context.ts';
import { RuntimeProvider, ScreenView } from '../runtime/react/screen-view.tsx';
import { CoverHost } from './page/cover-host.tsx';
import { EmptyGuard } from './page/empty-guard.tsx';
import { ModalHost } from './page/modal-host.tsx';
import type { PageController } from './page/page-controller.ts';
import { PageOutlet, RetryContext } from './page/page-outlet.tsx';

/** The page alone, where the frame around it cannot be drawn. */
const shellFailed = (
  <main data-foyer-notice="broken">
    <PageOutlet nodeId="page" />
  </main>
);

export interface PortalAppProps {
  readonly boot: BootPayload;
  readonly engine: Engine;
  readonly services: RuntimeServices;
  readonly pages: PageController;
  readonly onDrawn: () => void;
}

/** The portal: shell with the page in it, and the open modal. */
export function PortalApp(props: PortalAppProps): ReactElement {
  const { onDrawn } = props;
  useEffect(onDrawn, [onDrawn]);
  const retry = props.pages.retry as () => void;
  return (
    <RuntimeProvider engine={props.engine} services={props.services}>
      <RetryContext value={retry}>
        <EmptyGuard failed={shellFailed}>
          <ScreenView kind="shell" failed={shellFailed} />
        </EmptyGuard>
        <ModalHost />
        <CoverHost />
      </RetryContext>
    </RuntimeProvider>
  );
}
