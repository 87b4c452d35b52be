import { hasOverlap, readCharacterSet } from './character-set.ts';
import { type PatternNode, PatternRefusal } from './parse-pattern.ts';
import { buildPositions, type PositionAutomaton } from './position-automaton.ts';
import { findComponents } from './strong-components.ts';

/** An ambiguous pattern with more positions is refused: the proof goes through pairs of them. */
const mostAmbiguousPositions = 60;

interface Judged extends PositionAutomaton {
  readonly overlaps: (a: number, b: number) => boolean;
}

const judgeOverlaps = (automaton: PositionAutomaton): Judged => {
  const sets = automaton.atoms.map(readCharacterSet);
  const answers = new Map<number, boolean>();
  const overlaps = (a: number, b: number): boolean => {
    const key = Math.min(a, b) * sets.length + Math.max(a, b);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = hasOverlap(sets[a] ?? [], sets[b] ?? []);
    answers.set(key, answer);
    return answer;
  };
  return { ...automaton, overlaps };
};

/**
 * Whether some text leads to one position in two ways: searches the pairs of positions that one text leads
 * to.
 */
const isAmbiguous = ({ atoms, first, follow, overlaps }: Judged): boolean => {
  const size = atoms.length;
  const seen = new Set<number>();
  const queue: number[] = [];
  const add = (left: Iterable<number>, right: ReadonlySet<number>): void => {
    for (const a of left) {
      for (const b of right) {
        // The pair the other way round leads to the same.
        if (b < a || seen.has(a * size + b) || !overlaps(a, b)) continue;
        seen.add(a * size + b);
        queue.push(a * size + b);
      }
    }
  };
  add(first, new Set(first));
  for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
    const [a, b] = [Math.floor(pair / size), pair % size];
    const [left, right] = [follow[a] ?? new Set<number>(), follow[b] ?? new Set<number>()];
    if (a !== b && [...left].some((target) => right.has(target))) return true;
    add(left, right);
    if (a !== b) add(right, left);
  }
  return false;
};

/** Whether one text can go around a loop in two ways: then time grows exponentially (Weber and Seidl, 1991). */
const hasExponentialLoop = ({ atoms, follow, overlaps }: Judged): boolean => {
  const size = atoms.length;
  function* next(pair: number): Generator<number> {
    for (const a of follow[Math.floor(pair / size)] ?? [])
      for (const b of follow[pair % size] ?? []) if (overlaps(a, b)) yield a * size + b;
  }
  const component = findComponents(size * size, next);
  const homes = new Set(Array.from({ length: size }, (_, position) => component[position * size + position]));
  return component.some((number, pair) => homes.has(number) && Math.floor(pair / size) !== pair % size);
};

/** Where a way through the pattern is: at a position, with the loop that it left and what it read since. */
interface Way {
  readonly position: number;
  /** The loop that was left at a moment which the text has not decided yet; -1 for none. */
  readonly left: number;
  /** Positions passed since, this one among them. */
  readonly gap: number;
}

/**
 * How many ways one text of `length` characters can lead to each position: an upper bound for patterns
 * without an exponential loop. Within a loop the text decides the way. A way from loop to loop is
 * counted once, where the first character after the loop, or a later one, is none of the loop's; for
 * each character of the text otherwise, because it can leave the loop at any of them.
 */
const boundWays = ({ atoms, first, follow, overlaps }: Judged, length: number): readonly number[] => {
  const size = atoms.length;
  const component = findComponents(size, (position) => follow[position] ?? []);
  const members = new Map<number, number[]>();
  component.forEach((number, position) => members.set(number, [...(members.get(number) ?? []), position]));
  const isLoop = (position: number): boolean =>
    (members.get(component[position] ?? -1) ?? []).length > 1 || follow[position]?.has(position) === true;
  const isOfLoop = (loop: number, position: number): boolean =>
    (members.get(loop) ?? []).some((member) => overlaps(member, position));
  const ways = Array.from<number>({ length: size }).fill(0);
  const open = new Map<string, Way & { count: number }>();
  const arrive = (position: number, { left, gap }: Omit<Way, 'position'>, count: number): void => {
    const isDecided = left === -1 || !isOfLoop(left, position);
    const factor = left === -1 ? 1 : isDecided ? gap : isLoop(position) ? length : 1;
    const way: Way = isDecided || isLoop(position) ? { position, left: -1, gap: 0 } : { position, left, gap };
    const key = `${way.position} ${way.left} ${way.gap}`;
    const entry = open.get(key) ?? { ...way, count: 0 };
    entry.count += count * factor;
    open.set(key, entry);
  };
  const leave = (way: Way & { count: number }): void => {
    const home = component[way.position] ?? -1;
    const exits = isLoop(way.position) ? (members.get(home) ?? []) : [way.position];
    for (const exit of exits) {
      ways[exit] = (ways[exit] ?? 0) + way.count;
      for (const target of follow[exit] ?? []) {
        if (isLoop(way.position) && component[target] === home) continue;
        arrive(
          target,
          isLoop(way.position) ? { left: home, gap: 1 } : { left: way.left, gap: way.gap + 1 },
          way.count,
        );
      }
    }
  };
  for (const position of first) arrive(position, { left: -1, gap: 0 }, 1);
  // Components lead to lower numbers only, so what arrives at the highest is complete.
  const order = [...members.keys()].toSorted((a, b) => b - a);
  for (const home of order) {
    const here = [...open.values()].filter(({ position }) => component[position] === home);
    here.forEach(leave);
  }
  return ways;
};

/** For each position, after how many characters of a text a way can be at it. */
const countMoments = ({ atoms, first, follow }: PositionAutomaton, length: number): readonly number[] => {
  const moments = Array.from<number>({ length: atoms.length }).fill(0);
  let now: ReadonlySet<number> = new Set(first);
  let before = '';
  for (let moment = 1; moment <= length && now.size > 0; moment += 1) {
    for (const position of now) moments[position] = (moments[position] ?? 0) + 1;
    const key = [...now].toSorted((a, b) => a - b).join(' ');
    // The same positions as a moment ago: nothing changes until the text ends.
    if (key === before) {
      for (const position of now) moments[position] = (moments[position] ?? 0) + length - moment;
      break;
    }
    before = key;
    now = new Set([...now].flatMap((position) => [...(follow[position] ?? [])]));
  }
  return moments;
};

/**
 * The most steps that a backtracking engine can take to judge a text of `length` characters, lookaheads
 * included: an upper bound. A step is one character compared with one position.
 * @throws PatternRefusal where the steps can grow exponentially, or the pattern is too large for a proof
 */
export const boundSteps = (pattern: PatternNode, length: number): number => {
  const automaton = judgeOverlaps(buildPositions(pattern));
  const isOneWay = !isAmbiguous(automaton);
  if (!isOneWay && automaton.atoms.length > mostAmbiguousPositions)
    throw new PatternRefusal(
      'it is long, and one text can pass it in more than one way; shorten it, or let its parts take different characters',
    );
  if (!isOneWay && hasExponentialLoop(automaton))
    throw new PatternRefusal(
      'one text can pass a repeat in more than one way; let what follows in the repeat begin with another character',
    );
  const ways = isOneWay ? null : boundWays(automaton, length);
  let steps = 1 + automaton.first.length;
  countMoments(automaton, length).forEach((moments, position) => {
    steps += moments * (ways?.[position] ?? 1) * (1 + (automaton.follow[position]?.size ?? 0));
  });
  return automaton.lookaheads.reduce(
    (sum, { body, isLeading }) => sum + (isLeading ? 1 : steps) * boundSteps(body, length),
    steps,
  );
};
