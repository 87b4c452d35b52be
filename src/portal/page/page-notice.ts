import type { Runtime } from '../../runtime/core/runtime.ts';
import { noticePages } from '../../protocol/document/notice-pages.ts';
import type { PageHost } from './page-host.ts';
import { readTitle } from '../place/page-title.ts';

/** Why the page's place shows something else than a page. */
export type Notice =
  | 'loading'
  | 'notFound'
  | 'signInNeeded'
  | 'agentNeeded'
  | 'realAccountNeeded'
  | 'closedOnBreak'
  | 'broken'
  | 'unreachable';

/** Store path of the notice in the page's place; null while a page is there. */
export const noticePath = '$page.notice';

/**
 * Puts a notice in the page's place, and then the site's own page for that reason where it has one.
 * @param isFirst whether the person has seen no page yet: focus stays where it is
 * @param isCurrent whether the person is still at the address that the notice is about
 */
export function showNotice(
  runtime: Runtime,
  surroundings: PageHost,
  notice: Notice,
  { isFirst, isCurrent }: { readonly isFirst: boolean; readonly isCurrent: () => boolean },
): void {
  const { store } = runtime;
  const isNew = store.get(noticePath) !== notice;
  store.batch(() => {
    store.set(noticePath, notice);
    runtime.showPage(null);
  });
  if (notice === 'loading') return;
  const title = runtime.translate(`runtime.${notice}.title`);
  surroundings.setTitle(title);
  if (isNew && !isFirst && (notice === 'broken' || notice === 'unreachable')) surroundings.arrived(title);
  // The site's own page for this reason could not be reached either.
  if (notice === 'unreachable') return;
  const id = noticePages[notice];
  if (!Object.hasOwn(runtime.active().pointer.manifest.pages, id)) return;
  runtime.loadPage(id).then(
    (page) => {
      if (page === null || !isCurrent() || store.get(noticePath) !== notice) return;
      runtime.showPage(page);
      surroundings.setTitle(readTitle(runtime, page));
    },
    (error: unknown) => runtime.report('', error),
  );
}
