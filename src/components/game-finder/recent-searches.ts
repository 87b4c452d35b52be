/** Searches of this browser, the last one first. They never leave it. */
const storageKey = 'recentSearches';
const mostKept = 6;
const longest = 64;

export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((words): words is string => typeof words === 'string').slice(0, mostKept)
      : [];
  } catch {
    // Without storage, or with something else in it, there is nothing to suggest.
    return [];
  }
}

function write(searches: readonly string[]): readonly string[] {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // A browser that stores nothing has no recent searches.
  }
  return searches;
}

/** Puts a search first; the same words in another case replace it. */
export function rememberSearch(typed: string): void {
  const words = typed.trim().slice(0, longest);
  if (words.length < 2) return;
  const others = readRecent().filter((each) => each.toLowerCase() !== words.toLowerCase());
  write([words, ...others].slice(0, mostKept));
}

export const forgetSearches = (): readonly string[] => write([]);
