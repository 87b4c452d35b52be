import { parsePattern, type PatternNode, PatternRefusal } from './parse-pattern.ts';

/** Positions of a pattern: one per character that it can take, bounded repeats written out. */
interface Automaton {
  readonly atoms: string[];
  /** Position → the positions that may come next. */
  readonly follow: Map<number, Set<number>>;
  readonly lookaheads: PatternNode[];
}
interface Fragment {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isEmptyPossible: boolean;
}
const nothing: Fragment = { first: [], last: [], isEmptyPossible: true };

/** Patterns with more positions are refused unproven. */
const mostPositions = 400;
/** An ambiguous pattern beyond this size could have too many ways, even without a loop. */
const mostAmbiguousPositions = 10;
/** Loops that may run over the same characters one after the other; each one is a power of the input's length. */
const mostChainedLoops = 2;

const connect = (automaton: Automaton, from: readonly number[], to: readonly number[]): void => {
  for (const source of from) {
    const targets = automaton.follow.get(source) ?? new Set<number>();
    automaton.follow.set(source, targets);
    for (const target of to) {
      // Two ways over one step, such as two loops: the text can be split between them as one likes.
      if (targets.has(target)) throw new PatternRefusal('a repeat stands directly inside another repeat');
      targets.add(target);
    }
  }
};

const joinFragments = (automaton: Automaton, left: Fragment, right: Fragment): Fragment => {
  connect(automaton, left.last, right.first);
  return {
    first: left.isEmptyPossible ? [...left.first, ...right.first] : left.first,
    last: right.isEmptyPossible ? [...left.last, ...right.last] : right.last,
    isEmptyPossible: left.isEmptyPossible && right.isEmptyPossible,
  };
};

/** One copy of the body after the other; only those after the least may be the last. */
const buildRepeat = (automaton: Automaton, node: PatternNode & { kind: 'repeat' }): Fragment => {
  const isEndless = node.most === Infinity;
  const copies = isEndless ? Math.max(node.least, 1) : node.most;
  const parts: Fragment[] = [];
  for (let copy = 1; copy <= copies; copy += 1) {
    const part = build(automaton, node.body);
    if (part.isEmptyPossible) throw new PatternRefusal('a repeat goes over something that may be empty');
    const before = parts.at(-1);
    if (before !== undefined) connect(automaton, before.last, part.first);
    if (isEndless && copy === copies) connect(automaton, part.last, part.first);
    parts.push(part);
  }
  return {
    first: parts[0]?.first ?? [],
    last: parts.slice(Math.max(node.least, 1) - 1).flatMap((part) => part.last),
    isEmptyPossible: node.least === 0 || parts.length === 0,
  };
};

const build = (automaton: Automaton, node: PatternNode): Fragment => {
  switch (node.kind) {
    case 'atom': {
      const position = automaton.atoms.length;
      if (position >= mostPositions)
        throw new PatternRefusal('it is too long once its repeats are written out');
      automaton.atoms.push(node.source);
      return { first: [position], last: [position], isEmptyPossible: false };
    }
    case 'anchor':
      return nothing;
    case 'lookahead':
      automaton.lookaheads.push(node.body);
      return nothing;
    case 'sequence':
      return node.parts.reduce<Fragment>(
        (left, part) => joinFragments(automaton, left, build(automaton, part)),
        nothing,
      );
    case 'choice': {
      const options = node.options.map((option) => build(automaton, option));
      if (options.filter((option) => option.isEmptyPossible).length > 1) {
        throw new PatternRefusal('a choice can be empty in more than one way');
      }
      return {
        first: options.flatMap((option) => option.first),
        last: options.flatMap((option) => option.last),
        isEmptyPossible: options.some((option) => option.isEmptyPossible),
      };
    }
    case 'repeat':
      return buildRepeat(automaton, node);
  }
};

/** Characters that tell classes apart: all of ASCII and one or two of the scripts that forms meet. */
const probes: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'éßÑżЖξשعอกកမक김ㄱ山々あアーｱ１Ａ、。—“”’…·\u3000\u00a0\u0301😀',
];

/** Which probes an atom takes. Null for atoms that take something no probe stands for. */
const readTaken = (atom: string): ReadonlySet<string> | null => {
  const expression = new RegExp(`^(?:${atom})$`, 'u');
  const taken = new Set(probes.filter((probe) => expression.test(probe)));
  return taken.size === 0 ? null : taken;
};

const makeOverlapTest = (atoms: readonly string[]): ((a: number, b: number) => boolean) => {
  const taken = atoms.map(readTaken);
  return (a, b) => {
    if (atoms[a] === atoms[b]) return true;
    const [left, right] = [taken[a] ?? null, taken[b] ?? null];
    // Two single characters that are written differently and that no probe covers are taken to overlap.
    if (left === null || right === null) return true;
    return [...left].some((probe) => right.has(probe));
  };
};

const findReachable = (start: readonly number[], next: (state: number) => Iterable<number>): Set<number> => {
  const seen = new Set<number>();
  const queue = [...start];
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const target of next(state)) {
      if (seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }
  return seen;
};

/** Whether one text can go around a loop in two ways: then time grows exponentially. */
const hasExponentialLoop = (automaton: Automaton, overlap: (a: number, b: number) => boolean): boolean => {
  const size = automaton.atoms.length;
  const next = (pair: number): number[] => {
    const [a, b] = [Math.floor(pair / size), pair % size];
    const pairs: number[] = [];
    for (const x of automaton.follow.get(a) ?? []) {
      for (const y of automaton.follow.get(b) ?? []) if (overlap(x, y)) pairs.push(x * size + y);
    }
    return pairs;
  };
  for (let state = 0; state < size; state += 1) {
    const home = state * size + state;
    const forward = findReachable([home], next);
    if (!forward.has(home)) continue;
    for (const pair of forward) {
      if (Math.floor(pair / size) !== pair % size && findReachable([pair], next).has(home)) return true;
    }
  }
  return false;
};

/** The most loops, one reachable from the other, that overlap: the power of the input's length. */
const countChainedLoops = (automaton: Automaton, overlap: (a: number, b: number) => boolean): number => {
  const next = (state: number): Iterable<number> => automaton.follow.get(state) ?? [];
  const size = automaton.atoms.length;
  const reach = Array.from({ length: size }, (_, state) => findReachable([state], next));
  const looping = reach.map((set, state) => set.has(state));
  const memo = new Map<number, number>();
  const chainFrom = (state: number): number => {
    const known = memo.get(state);
    if (known !== undefined) return known;
    let longest = 1;
    for (const target of reach[state] ?? []) {
      const isSameLoop = reach[target]?.has(state) === true;
      if (looping[target] === true && !isSameLoop && overlap(state, target))
        longest = Math.max(longest, 1 + chainFrom(target));
    }
    memo.set(state, longest);
    return longest;
  };
  return Math.max(0, ...looping.flatMap((loops, state) => (loops ? [chainFrom(state)] : [])));
};

/** Whether some text leads to one position in two ways. Without that, matching takes linear time. */
const isAmbiguous = (
  automaton: Automaton,
  first: readonly number[],
  overlap: (a: number, b: number) => boolean,
): boolean => {
  const size = automaton.atoms.length;
  const pairUp = (left: Iterable<number>, right: readonly number[]): number[] =>
    [...left].flatMap((a) => right.filter((b) => overlap(a, b)).map((b) => a * size + b));
  const next = (pair: number): number[] =>
    pairUp(automaton.follow.get(Math.floor(pair / size)) ?? [], [
      ...(automaton.follow.get(pair % size) ?? []),
    ]);
  const start = pairUp(first, first);
  for (const pair of new Set([...start, ...findReachable(start, next)])) {
    const [a, b] = [Math.floor(pair / size), pair % size];
    const after = automaton.follow.get(b);
    if (a !== b && [...(automaton.follow.get(a) ?? [])].some((target) => after?.has(target) === true))
      return true;
  }
  return false;
};

const proveNode = (node: PatternNode): void => {
  const automaton: Automaton = { atoms: [], follow: new Map(), lookaheads: [] };
  const { first } = build(automaton, node);
  automaton.lookaheads.forEach(proveNode);
  const overlap = makeOverlapTest(automaton.atoms);
  if (!isAmbiguous(automaton, first, overlap)) return;
  if (automaton.atoms.length > mostAmbiguousPositions) {
    throw new PatternRefusal('it is long, and one text can pass it in more than one way');
  }
  if (hasExponentialLoop(automaton, overlap))
    throw new PatternRefusal('one text can pass a repeat in more than one way');
  if (countChainedLoops(automaton, overlap) > mostChainedLoops) {
    throw new PatternRefusal('too many repeats in a row take the same characters');
  }
};

/**
 * Why a pattern could take very long on some text, or cannot be proven not to; null when it is safe.
 * Conservative: it refuses some safe patterns and never passes an exponential one. Looks for
 * ambiguity in the position automaton (Glushkov): none means linear time; in short patterns a chain
 * of two loops is let through, which is quadratic. See Weideman et al., 2016.
 */
export const findPatternDanger = (source: string): string | null => {
  try {
    proveNode(parsePattern(source));
    return null;
  } catch (error) {
    if (error instanceof PatternRefusal) return error.message;
    throw error;
  }
};
