/** Takes a secret of a message's link out of the address, once: it stays in no history and no bookmark. */
export function takeFragmentFromAddress(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  if (hash.length < 2) return null;
  history.replaceState(history.state, '', `${pathname}${search}`);
  return hash.slice(1);
}
