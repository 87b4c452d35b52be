import { type PatternNode, PatternRefusal } from './parse-pattern.ts';

/** A lookahead of a pattern, and how often one text can have it tried. */
export interface Lookahead {
  readonly body: PatternNode;
  /** Tried once, before any character is read. Others may be tried wherever the match gets to. */
  readonly isLeading: boolean;
}
/** Positions of a pattern (Glushkov): one per character that it can take, bounded repeats written out. */
export interface PositionAutomaton {
  /** Source of the character or class at each position. */
  readonly atoms: readonly string[];
  /** The positions that a text may begin with. */
  readonly first: readonly number[];
  /** Position → the positions that may come next. */
  readonly follow: readonly ReadonlySet<number>[];
  readonly lookaheads: readonly Lookahead[];
}

interface Builder {
  readonly atoms: string[];
  readonly follow: Set<number>[];
  readonly lookaheads: Lookahead[];
  /** Repeats around the current part. A part inside a repeat may be tried many times. */
  depth: number;
}
interface Fragment {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isEmptyPossible: boolean;
}
const nothing: Fragment = { first: [], last: [], isEmptyPossible: true };

/** Patterns with more positions are refused without a proof. */
const mostPositions = 400;

const connect = ({ follow }: Builder, from: readonly number[], to: readonly number[]): void => {
  for (const source of from) {
    for (const target of to) {
      // Two ways over one step, such as two loops: the text can be split between them as one likes.
      if (follow[source]?.has(target) === true)
        throw new PatternRefusal(
          'a repeat is directly inside another repeat; keep one of the two, such as (?:a)+ for (?:a+)+',
        );
      follow[source]?.add(target);
    }
  }
};

const joinFragments = (builder: Builder, left: Fragment, right: Fragment): Fragment => {
  connect(builder, left.last, right.first);
  return {
    first: left.isEmptyPossible ? [...left.first, ...right.first] : left.first,
    last: right.isEmptyPossible ? [...left.last, ...right.last] : right.last,
    isEmptyPossible: left.isEmptyPossible && right.isEmptyPossible,
  };
};

/** One copy of the body after the other; only those after the least may be the last. */
const buildRepeat = (builder: Builder, node: PatternNode & { kind: 'repeat' }): Fragment => {
  const isEndless = node.most === Infinity;
  const copies = isEndless ? Math.max(node.least, 1) : node.most;
  const parts: Fragment[] = [];
  builder.depth += 1;
  for (let copy = 1; copy <= copies; copy += 1) {
    const part = build(builder, node.body);
    if (part.isEmptyPossible)
      throw new PatternRefusal(
        'a repeat is over something that may be empty; let its body take at least one character',
      );
    const before = parts.at(-1);
    if (before !== undefined) connect(builder, before.last, part.first);
    if (isEndless && copy === copies) connect(builder, part.last, part.first);
    parts.push(part);
  }
  builder.depth -= 1;
  return {
    first: parts[0]?.first ?? [],
    last: parts.slice(Math.max(node.least, 1) - 1).flatMap((part) => part.last),
    isEmptyPossible: node.least === 0 || parts.length === 0,
  };
};

const build = (builder: Builder, node: PatternNode): Fragment => {
  switch (node.kind) {
    case 'atom': {
      const position = builder.atoms.length;
      if (position >= mostPositions)
        throw new PatternRefusal(
          `it has more than ${mostPositions} characters once its repeats are written out; bound the length of the field instead`,
        );
      builder.atoms.push(node.source);
      builder.follow.push(new Set());
      return { first: [position], last: [position], isEmptyPossible: false };
    }
    case 'anchor':
      return nothing;
    case 'lookahead':
      builder.lookaheads.push({
        body: node.body,
        isLeading: builder.atoms.length === 0 && builder.depth === 0,
      });
      return nothing;
    case 'sequence':
      return node.parts.reduce<Fragment>(
        (left, part) => joinFragments(builder, left, build(builder, part)),
        nothing,
      );
    case 'choice': {
      const options = node.options.map((option) => build(builder, option));
      if (options.filter((option) => option.isEmptyPossible).length > 1) {
        throw new PatternRefusal('a choice can be empty in more than one way; let one option alone be empty');
      }
      return {
        first: options.flatMap((option) => option.first),
        last: options.flatMap((option) => option.last),
        isEmptyPossible: options.some((option) => option.isEmptyPossible),
      };
    }
    case 'repeat':
      return buildRepeat(builder, node);
  }
};

/** @throws PatternRefusal where the pattern is too large, or a part of it can match one text in two ways */
export const buildPositions = (pattern: PatternNode): PositionAutomaton => {
  const builder: Builder = { atoms: [], follow: [], lookaheads: [], depth: 0 };
  const { first } = build(builder, pattern);
  return { ...builder, first };
};
