/** Edits from one text to the other; two neighbours that changed places are one edit. */
const measureDistance = (from: string, to: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + cost,
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
};

/** The known name that a misspelt one most likely meant; null when none is near enough or two are as near. */
export const findNearest = (name: string, candidates: Iterable<string>): string | null => {
  const most = Math.max(1, Math.floor(name.length / 3));
  let best: string | null = null;
  let bestDistance = most + 1;
  let tied = false;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > most) continue;
    const distance = measureDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance, tied] = [candidate, distance, false];
    else if (distance === bestDistance) tied = true;
  }
  return tied ? null : best;
};

/** ` Did you mean "x"?`, or nothing. */
export const suggestName = (name: string, candidates: Iterable<string>): string => {
  const nearest = findNearest(name, candidates);
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
};

/** `"a", "b" or "c"`, cut after `most` names. */
export const listNames = (names: readonly string[], most = 8): string => {
  const quoted = [...names].sort().map((name) => `"${name}"`);
  if (quoted.length === 0) return 'none';
  if (quoted.length > most) return `${quoted.slice(0, most).join(', ')} and ${quoted.length - most} more`;
  return quoted.length === 1 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
};
