import { noticePath, type Notice } from '../page/page-notice.ts';
import type { PortalServices } from './portal-needs.ts';

/** The flow that was in the place of the last page that could not be shown. */
const failedPath = '$page.failedFlow';

/**
 * What a person sees where the code of a flow could not be had: in the place of a page that it can be tried again,
 * and for a dialog the page below it with a word of why. Part of the chunk that every session has loaded already.
 *
 * A browser remembers for the life of a document that a module could not be had, so the second try of a page loads
 * the document again.
 * @param id the flow
 */
export function showFailedFlow(
  id: string,
  { runtime, notify }: Pick<PortalServices, 'runtime' | 'notify'>,
  reload: () => void = () => location.reload(),
): void {
  const { screens, store, translate } = runtime;
  const needs = (kind: 'modal' | 'page'): boolean =>
    Object.values(screens.get(kind)?.screen.machines ?? {}).some(({ use }) => use === id);
  if (needs('modal')) {
    runtime.closeModal();
    notify(translate('state.loadFailedReload'));
    return;
  }
  if (!needs('page')) return;
  const isOffline = store.get('ui.online') === false;
  if (store.get(failedPath) === id && !isOffline) {
    reload();
    return;
  }
  // A page that could not be reached is tried again when the browser is online.
  const notice: Notice = isOffline ? 'unreachable' : 'broken';
  store.batch(() => {
    store.set(failedPath, id);
    store.set(noticePath, notice);
    runtime.showPage(null);
  });
}
