import type { Runtime } from '../../runtime/core/runtime.ts';
import type { BootGuard } from '../boot-guard.ts';
import { isEmpty, isWaiting } from '../page/empty-screen.ts';
import { keepParts } from '../place/keep-parts.ts';

/** A release that is still on screen after this long is a good one. */
const probationMs = 2_000;
/** Until what the first view needs has come on a slow line. */
const quietMs = 4_000;

/** Whether a person finds a page in front of them; an empty place may still be filled. */
function readPageState(runtime: Runtime): 'stands' | 'on its way' | 'fell' {
  if (document.querySelector('[data-foyer-notice="broken"]') !== null) return 'fell';
  const place = document.getElementById('main');
  if (place === null || !isEmpty(place)) return 'stands';
  return isWaiting(runtime, place) ? 'on its way' : 'fell';
}

/** Marks the release on screen as good when it proved itself, and keeps its parts for a time without a network. */
export function proveRelease(runtime: Runtime, guard: Pick<BootGuard, 'markGood'>): void {
  const markGood = (): void => {
    const standing = readPageState(runtime);
    if (standing === 'on its way') setTimeout(markGood, probationMs);
    if (standing !== 'stands') return;
    guard.markGood(runtime.active().pointer);
    setTimeout(() => void keepParts(runtime.active()), quietMs);
  };
  setTimeout(markGood, probationMs);
  runtime.onSwap(() => setTimeout(markGood, probationMs));
}
