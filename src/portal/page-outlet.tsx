import { createContext, useContext, useMemo, type ReactElement } from 'react';
import { useValue } from '../runtime/react/runtime-context.ts';
import { ScreenView, useActiveScreen } from '../runtime/react/screen-view.tsx';
import { NoticePage } from './notice-page.tsx';
import { noticePath, type Notice } from './page-controller.ts';

/** How the place of the page asks for the page again. */
export const RetryContext = createContext<() => void>(() => undefined);

/** The place in the shell (inside its `main` landmark) where the page goes (`{ "slot": "main" }`). */
export function PageOutlet({ nodeId }: { readonly nodeId: string }): ReactElement {
  const retry = useContext(RetryContext);
  const notice = useValue(noticePath);
  const active = useActiveScreen('page');
  const failed = useMemo(() => <NoticePage notice="broken" onRetry={retry} />, [retry]);
  return (
    <div id="main" tabIndex={-1} data-node={nodeId}>
      {active === null && typeof notice === 'string' ? (
        <NoticePage notice={notice as Notice} onRetry={retry} />
      ) : (
        <ScreenView kind="page" failed={failed} />
      )}
    </div>
  );
}
