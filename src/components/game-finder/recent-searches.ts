const mostKept = 6;

/** Puts a search first; the same words in another case are there once. One letter is not remembered. */
export function addSearch(recent: readonly string[], typed: string): readonly string[] {
  const words = typed.trim();
  if (words.length < 2) return recent;
  const others = recent.filter((each) => each.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, mostKept);
}
