import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { TextStorage } from '../boot-guard.ts';
import { announcementRequest, filterSeen } from '../session/seen-notices.ts';
import { openingModal as modal } from '../../protocol/release/release.ts';
import { runWhenIdle } from '../page/run-when-idle.ts';

/** Set in the tab by every dialog that opens automatically: a visit has at most one of them. */
export const popupKey = 'popupShown';

export interface AnnouncementOptions {
  readonly runtime: Runtime;
  readonly tabTexts: TextStorage;
  readonly browserTexts: TextStorage;
  readonly moment: 'start' | 'afterLogin';
  /** False once the person has begun to read the page: announcements then wait for the next arrival there. */
  readonly mayInterrupt: () => boolean;
}

function readPopups(answer: Json): readonly { readonly id: string }[] {
  const { popup } = answer as JsonObject;
  // What the member API answers is checked by its contract tests.
  return Array.isArray(popup) ? (popup as readonly { readonly id: string }[]) : [];
}

function atNextArrival({ store }: Runtime, then: () => void): void {
  const stop = store.subscribe(['route.id'], () => {
    if (store.get('route.id') !== 'home') return;
    stop();
    then();
  });
}

/**
 * Opens the popup notices where there are any that this browser has not shown: once a visit, on the home
 * page alone, and never over another dialog. Anyone who came for something else is not stopped.
 */
export async function showAnnouncements(options: AnnouncementOptions): Promise<void> {
  const { runtime, tabTexts, browserTexts, moment, mayInterrupt } = options;
  const isDue = (): boolean =>
    tabTexts.read(popupKey) === null &&
    runtime.store.get('route.id') === 'home' &&
    runtime.screens.get('cover') === null &&
    Object.hasOwn(runtime.active().pointer.manifest.modals, modal);
  if (!isDue()) return;
  const answer = await runtime.effects.call('notices.list', announcementRequest(moment));
  if (filterSeen(browserTexts, readPopups(answer)).length === 0) return;
  // On a slow line its layout is long in coming, and meanwhile the person reads.
  await runtime.loadModal(modal);
  const openIfDue = (): void => {
    if (!isDue()) return;
    tabTexts.write(popupKey, '1');
    runtime.effects.open(modal, { moment });
  };
  runWhenIdle(runtime, () => {
    if (mayInterrupt()) openIfDue();
    else atNextArrival(runtime, () => runWhenIdle(runtime, openIfDue));
  });
}
