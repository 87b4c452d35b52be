/** What one step makes of a moment. */
export interface MomentStep<Moment, Label> {
  readonly by: Label;
  readonly after: Moment;
}
export interface MomentSearch<Start, Moment, Label> {
  readonly starts: readonly Start[];
  readonly begin: (start: Start) => Moment;
  /** Two moments of one start with the same key are one. */
  readonly keyOf: (moment: Moment) => string;
  /** Every step that can be taken next; one that changes nothing may give back the same moment. */
  readonly listSteps: (moment: Moment) => Iterable<MomentStep<Moment, Label>>;
  /** Moments of all starts together, after which the search gives up. */
  readonly most: number;
}
export interface ReachableMoment<Start, Moment, Label> {
  readonly start: Start;
  readonly moment: Moment;
  /** Each step to the index of the moment that it leads to. */
  readonly edges: readonly { readonly by: Label; readonly to: number }[];
}
export interface ReachableMoments<Start, Moment, Label> {
  /** In the order of their distance from the start, start by start. */
  readonly found: readonly ReachableMoment<Start, Moment, Label>[];
  /** Per start, the index of its first moment. */
  readonly firsts: readonly number[];
}

/**
 * Every moment that can be come to, breadth first. The moments of one start are not those of another,
 * alike as they may look. @throws where there are more than `most`: then the key tells too much apart.
 */
export function searchMoments<Start, Moment, Label>(
  search: MomentSearch<Start, Moment, Label>,
): ReachableMoments<Start, Moment, Label> {
  const { starts, begin, keyOf, listSteps, most } = search;
  const moments: { start: Start; moment: Moment; edges: { by: Label; to: number }[] }[] = [];
  const searchFrom = (start: Start): number => {
    const indexes = new Map<string, number>();
    const indexOf = (moment: Moment): number => {
      const key = keyOf(moment);
      const index = indexes.get(key) ?? moments.length;
      if (index < moments.length) return index;
      if (index >= most) throw new Error(`expects at most ${most} moments, got more`);
      indexes.set(key, index);
      moments.push({ start, moment, edges: [] });
      return index;
    };
    const first = indexOf(begin(start));
    for (let index = first; index < moments.length; index += 1) {
      const here = moments[index];
      if (here === undefined) break;
      for (const { by, after } of listSteps(here.moment))
        here.edges.push({ by, to: after === here.moment ? index : indexOf(after) });
    }
    return first;
  };
  return { firsts: starts.map(searchFrom), found: moments };
}
