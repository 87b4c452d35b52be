/**
 * The fewest items whose move turns one order into the other: those outside the longest run that both
 * orders share. Both lists hold the same items.
 */
export const findMoved = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const places = after.map((item) => before.indexOf(item));
  /** For each item: length of the longest rising run that ends there, and the item before it. */
  const runs: { length: number; previous: number }[] = [];
  let best = -1;
  places.forEach((place, index) => {
    let run = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const earlierRun = runs[earlier];
      if (earlierRun === undefined || (places[earlier] ?? 0) >= place || earlierRun.length < run.length)
        continue;
      run = { length: earlierRun.length + 1, previous: earlier };
    }
    runs.push(run);
    if (best < 0 || run.length > (runs[best]?.length ?? 0)) best = index;
  });
  const stays = new Set<number>();
  for (let index = best; index >= 0; index = runs[index]?.previous ?? -1) stays.add(index);
  return after.filter((_, index) => !stays.has(index));
};
