import { useSyncExternalStore } from 'react';
import { mainDraft } from '../../protocol/calls/drafts.ts';

/** Of this window alone, so that two windows may show two drafts. */
const storageKey = 'foyer-console-draft';
const listeners = new Set<() => void>();

const stored = (): Storage | null => (typeof window === 'undefined' ? null : window.sessionStorage);
/** The draft that every call of this window is about. */
export const readChosenDraft = (): string => stored()?.getItem(storageKey) ?? mainDraft;
export function chooseDraft(id: string): void {
  if (id === mainDraft) stored()?.removeItem(storageKey);
  else stored()?.setItem(storageKey, id);
  for (const listener of listeners) listener();
}
export const useChosenDraft = (): string =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readChosenDraft);
