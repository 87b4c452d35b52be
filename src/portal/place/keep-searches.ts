import type { Json } from '../../protocol/json/json.ts';
import { searchesPath } from '../../protocol/document/writable-path.ts';
import type { Store } from '../../runtime/core/store.ts';
import type { TextStorage } from '../boot-guard.ts';

const key = 'recentSearches';
const path = searchesPath;

function isList(value: unknown): value is Json[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function readStored(browserTexts: TextStorage): Json[] {
  try {
    const stored: unknown = JSON.parse(browserTexts.read(key) ?? '[]');
    return isList(stored) ? stored : [];
  } catch {
    // Not JSON, so not written by this module.
    return [];
  }
}

/** Keeps what was searched for in this browser, and nowhere else, until the person clears it. */
export function keepSearches(
  store: Pick<Store, 'get' | 'set' | 'subscribe'>,
  browserTexts: TextStorage,
): void {
  store.set(path, readStored(browserTexts));
  store.subscribe([path], () => {
    const searches = store.get(path);
    // What pages hold goes with the account; searches are of the browser.
    if (!isList(searches)) store.set(path, readStored(browserTexts));
    else browserTexts.write(key, searches.length === 0 ? null : JSON.stringify(searches));
  });
}
