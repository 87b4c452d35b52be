import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { BootPayload } from '../protocol/release.ts';
import type { Engine } from '../runtime/react/engine.ts';
import { useRuntime, type RuntimeServices } from '../runtime/react/runtime-context.ts';
import { RuntimeProvider, ScreenView } from '../runtime/react/screen-view.tsx';
import type { Navigation } from './browser-host.ts';
import { ModalHost } from './modal-host.tsx';
import type { PageController } from './page-controller.ts';
import { PageOutlet, RetryContext } from './page-outlet.tsx';

/** Tells the page controller where the person went, and puts the scroll position right. */
function RouteSync(props: {
  readonly pages: PageController;
  readonly onNavigation: (navigation: Navigation) => void;
}): null {
  const { pages, onNavigation } = props;
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const shown = useRef<string | null>(null);
  const scrolls = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    onNavigation({ goTo: (path, isReplaced) => void navigate(path, { replace: isReplaced }) });
  }, [navigate, onNavigation]);
  useEffect(() => {
    const positions = scrolls.current;
    const { key } = location;
    const remember = (): void => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);
  useEffect(() => {
    const address = `${location.pathname}${location.search}`;
    // The first page was put up before anything was drawn; a change of the fragment is the browser's.
    const isKnown = shown.current === null || shown.current === address;
    shown.current = address;
    if (isKnown) return;
    const top = kind === 'POP' ? (scrolls.current.get(location.key) ?? 0) : 0;
    void pages
      .visit(location.pathname, location.search)
      .then(() => requestAnimationFrame(() => window.scrollTo(0, top)));
  }, [location, pages, kind]);
  return null;
}

function PreviewRibbon(): ReactElement {
  const { t } = useRuntime();
  return (
    <aside className="foyer-ribbon">
      <span>{t('preview.ribbon')}</span>
      <a href="/">{t('preview.exit')}</a>
    </aside>
  );
}

export interface PortalAppProps {
  readonly boot: BootPayload;
  readonly basePath: string;
  readonly engine: Engine;
  readonly services: RuntimeServices;
  readonly pages: PageController;
  readonly onNavigation: (navigation: Navigation) => void;
  readonly onDrawn: () => void;
}

/** The portal: router, shell with the page in it, and the open modal. */
export function PortalApp(props: PortalAppProps): ReactElement {
  const { onDrawn } = props;
  useEffect(onDrawn, [onDrawn]);
  const retry = props.pages.retry as () => void;
  return (
    <BrowserRouter {...(props.basePath === '' ? {} : { basename: props.basePath })}>
      <RuntimeProvider engine={props.engine} services={props.services}>
        <RetryContext value={retry}>
          <RouteSync pages={props.pages} onNavigation={props.onNavigation} />
          {props.boot.preview === undefined ? null : <PreviewRibbon />}
          <ScreenView kind="shell" failed={<PageOutlet />} />
          <ModalHost />
        </RetryContext>
      </RuntimeProvider>
    </BrowserRouter>
  );
}
