import { noticePath, type Notice } from '../page-controller.ts';
import type { PortalServices } from './portal-needs.ts';

/**
 * What a person sees where the code of a flow could not be had: in the place of a page that it can be tried again,
 * and for a dialog the page below it with a word of why. Part of the chunk that every session has loaded already.
 * @param id the flow
 */
export function showFailedFlow(
  id: string,
  { runtime, notify }: Pick<PortalServices, 'runtime' | 'notify'>,
): void {
  const { screens, store, translate } = runtime;
  const needs = (kind: 'modal' | 'page'): boolean =>
    Object.values(screens.get(kind)?.screen.machines ?? {}).some(({ use }) => use === id);
  if (needs('modal')) {
    runtime.closeModal();
    notify(translate('state.loadFailed'));
    return;
  }
  if (!needs('page')) return;
  // A page that could not be reached comes back when the browser is online again.
  const notice: Notice = store.get('ui.online') === false ? 'unreachable' : 'broken';
  store.batch(() => {
    store.set(noticePath, notice);
    runtime.showPage(null);
  });
}
