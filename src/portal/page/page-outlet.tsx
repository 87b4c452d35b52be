import { createContext, useContext, useMemo, type ReactElement } from 'react';
import { useValue } from '../../runtime/react/runtime-context.ts';
import { ScreenView, useActiveScreen } from '../../runtime/react/screen-view.tsx';
import { NoticePage } from './notice-page.tsx';
import { noticePath, type Notice } from './page-notice.ts';

/** How the place of the page asks for the page again. */
export const RetryContext = createContext<() => void>(() => undefined);

const InOutletContext = createContext(false);

/** The place in the shell (inside its `main` landmark) where the page goes (`{ "slot": "main" }`). */
export function PageOutlet({ nodeId }: { readonly nodeId: string }): ReactElement {
  const retry = useContext(RetryContext);
  const notice = useValue(noticePath);
  const active = useActiveScreen('page');
  // A page that names the page's place would be drawn in itself without end.
  if (useContext(InOutletContext))
    throw new Error('expects the place of the page in the shell, got it in a page');
  // What a page needs may be on its way still: without a network nothing is wrong with the page.
  const reason = useValue('ui.online') === false ? 'unreachable' : 'broken';
  const failed = useMemo(() => <NoticePage notice={reason} onRetry={retry} />, [reason, retry]);
  return (
    <div id="main" tabIndex={-1} data-node={nodeId}>
      {active === null && typeof notice === 'string' ? (
        <NoticePage notice={notice as Notice} onRetry={retry} />
      ) : (
        <InOutletContext value={true}>
          <ScreenView kind="page" failed={failed} />
        </InOutletContext>
      )}
    </div>
  );
}
