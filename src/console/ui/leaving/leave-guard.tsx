import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { leavingMessages as words } from './leaving-messages.ts';
import { askToLeave, endQuestion, hasUnsaved, hearQuestion, readQuestion } from './unsaved-forms.ts';

/** The address within the console that a press leads to in this tab; null where it leads elsewhere. */
function readWay(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || link === null || !link.href) return null;
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isHere = origin === location.origin && (pathname !== location.pathname || search !== location.search);
  return isHere ? `${pathname}${search}${hash}` : null;
}

/** Ways out of the page: its end, a link, and the button of the browser that goes back. */
function watchWays(navigate: (to: string) => unknown): () => void {
  let isSure = false;
  const ask = (event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault();
  };
  const press = (event: MouseEvent) => {
    const way = readWay(event);
    if (way === null || !hasUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    askToLeave(() => navigate(way));
  };
  const goBack = (event: PopStateEvent) => {
    if (isSure || !hasUnsaved()) {
      isSure = false;
      return;
    }
    // The address has changed by now: it is restored, and the router hears of neither.
    event.stopImmediatePropagation();
    isSure = true;
    history.forward();
    askToLeave(() => {
      isSure = true;
      history.back();
    });
  };
  window.addEventListener('beforeunload', ask);
  window.addEventListener('popstate', goBack, true);
  document.addEventListener('click', press, true);
  return () => {
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('popstate', goBack, true);
    document.removeEventListener('click', press, true);
  };
}

/** Asks before what was entered into a form is lost. */
export function LeaveGuard() {
  const navigate = useNavigate();
  const way = useSyncExternalStore(hearQuestion, readQuestion);
  useEffect(() => watchWays(navigate), [navigate]);
  return (
    <ConfirmDialog
      open={way !== null}
      danger
      title={words.title}
      text={words.text}
      confirm={words.leave}
      onConfirm={() => {
        endQuestion();
        way?.();
      }}
      onClose={endQuestion}
    />
  );
}
