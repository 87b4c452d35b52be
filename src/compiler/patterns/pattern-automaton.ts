import type { PatternNode } from './parse-pattern.ts';
import { type CharacterClass, splitAlphabet } from './pattern-alphabet.ts';

/** What is still to be matched after a node: `end` takes nothing more, `any` takes whatever comes. */
type Rest = 'end' | 'any' | { readonly id: number; readonly node: PatternNode; readonly next: Rest };

/** What has to hold of the text from here on. Equal conditions have the same key. */
type Condition = { readonly key: string } & (
  | { readonly kind: 'true' | 'false' | 'ended' }
  | { readonly kind: 'take'; readonly atom: number; readonly rest: Rest }
  | { readonly kind: 'not'; readonly body: Condition }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
);
/** What has been read just before. */
type Before = 'start' | 'word' | 'other';

/** Number of a state, which holds everything the automaton remembers about the text read so far. */
export type State = number;

/** A pattern as a machine that reads a text one class of characters at a time. */
export interface PatternAutomaton {
  readonly classes: readonly CharacterClass[];
  readonly start: State;
  /** Whether the text read so far passes. */
  passes(this: void, state: State): boolean;
  step(this: void, state: State, characters: CharacterClass): State;
}

/** The pattern has too many states to go through. */
export class AutomatonTooLarge extends Error {}

/** Characters of conditions that are written for one automaton: about a tenth of a second of work. */
const mostWritten = 1_000_000;

const yes: Condition = { kind: 'true', key: 'T' };
const no: Condition = { kind: 'false', key: 'F' };
const ended: Condition = { kind: 'ended', key: '$' };

const negate = (body: Condition): Condition => {
  if (body === yes) return no;
  if (body === no) return yes;
  return body.kind === 'not' ? body.body : { kind: 'not', body, key: `!${body.key}` };
};

/** Parts flattened, each once and in order, so that the same condition is always written alike. */
const join = (kind: 'and' | 'or', given: readonly Condition[]): Condition => {
  const [neutral, final] = kind === 'and' ? [yes, no] : [no, yes];
  const parts = new Map<string, Condition>();
  for (const part of given) {
    const flat = part.kind === kind ? part.parts : [part];
    for (const each of flat) if (each !== neutral) parts.set(each.key, each);
  }
  if (parts.has(final.key)) return final;
  const sorted = [...parts.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const [only] = sorted;
  if (only === undefined) return neutral;
  if (sorted.length === 1) return only;
  return { kind, parts: sorted, key: `${kind}(${sorted.map((part) => part.key).join(',')})` };
};

const passesHere = (condition: Condition): boolean => {
  switch (condition.kind) {
    case 'true':
    case 'ended':
      return true;
    case 'false':
    case 'take':
      return false;
    case 'not':
      return !passesHere(condition.body);
    case 'and':
      return condition.parts.every(passesHere);
    case 'or':
      return condition.parts.some(passesHere);
  }
};

const listAtoms = (node: PatternNode): readonly string[] => {
  switch (node.kind) {
    case 'atom':
      return [node.source];
    case 'anchor':
      return /^\\[bB]$/.test(node.source) ? ['\\w'] : [];
    case 'repeat':
    case 'lookahead':
      return listAtoms(node.body);
    case 'sequence':
      return node.parts.flatMap(listAtoms);
    case 'choice':
      return node.options.flatMap(listAtoms);
  }
};

/** Unfolds nodes into conditions. Only for patterns without a repeat over what may be empty. */
class Unfolder {
  readonly #atoms: ReadonlyMap<string, number>;
  readonly #rests = new Map<PatternNode, Map<Rest, Rest>>();
  readonly #repeats = new Map<PatternNode, Map<string, PatternNode>>();
  #count = 0;

  constructor(atoms: readonly string[]) {
    this.#atoms = new Map(atoms.map((atom, index) => [atom, index]));
  }

  #then(node: PatternNode, next: Rest): Rest {
    const rests = this.#rests.get(node) ?? new Map<Rest, Rest>();
    this.#rests.set(node, rests);
    const rest = rests.get(next) ?? { id: (this.#count += 1), node, next };
    rests.set(next, rest);
    return rest;
  }

  #take(source: string, rest: Rest): Condition {
    const atom = this.#atoms.get(source) ?? -1;
    return { kind: 'take', atom, rest, key: `${atom}:${typeof rest === 'string' ? rest : rest.id}` };
  }

  /** What is left of a repeat after one time around. */
  #again(node: PatternNode & { kind: 'repeat' }): PatternNode {
    const [least, most] = [Math.max(node.least - 1, 0), node.most - 1];
    const repeats = this.#repeats.get(node.body) ?? new Map<string, PatternNode>();
    this.#repeats.set(node.body, repeats);
    const again = repeats.get(`${least} ${most}`) ?? { ...node, least, most };
    repeats.set(`${least} ${most}`, again);
    return again;
  }

  #anchor(source: string, rest: Rest, before: Before): Condition {
    const after = (): Condition => this.unfold(rest, before);
    if (source === '^') return before === 'start' ? after() : no;
    if (source === '$') return join('and', [ended, after()]);
    const wordFollows = this.#take('\\w', 'any');
    const isEdge = before === 'word' ? negate(wordFollows) : wordFollows;
    return join('and', [source === '\\b' ? isEdge : negate(isEdge), after()]);
  }

  #node(node: PatternNode, rest: Rest, before: Before): Condition {
    switch (node.kind) {
      case 'atom':
        return this.#take(node.source, rest);
      case 'anchor':
        return this.#anchor(node.source, rest, before);
      case 'choice':
        return join(
          'or',
          node.options.map((option) => this.#node(option, rest, before)),
        );
      case 'sequence':
        return this.unfold(
          node.parts.reduceRight<Rest>((next, part) => this.#then(part, next), rest),
          before,
        );
      case 'lookahead': {
        const ahead = this.#node(node.body, 'any', before);
        return join('and', [node.isNegative ? negate(ahead) : ahead, this.unfold(rest, before)]);
      }
      case 'repeat': {
        if (node.most === 0) return this.unfold(rest, before);
        const once = this.#node(node.body, this.#then(this.#again(node), rest), before);
        return node.least > 0 ? once : join('or', [once, this.unfold(rest, before)]);
      }
    }
  }

  unfold(rest: Rest, before: Before): Condition {
    if (rest === 'end') return ended;
    return rest === 'any' ? yes : this.#node(rest.node, rest.next, before);
  }

  start(node: PatternNode): Condition {
    return this.#node(node, 'end', 'start');
  }
}

const stepCondition = (
  unfolder: Unfolder,
  condition: Condition,
  { takenBy, isWord }: CharacterClass,
): Condition => {
  const step = (each: Condition): Condition => {
    switch (each.kind) {
      case 'true':
      case 'false':
        return each;
      case 'ended':
        return no;
      case 'take':
        return takenBy.has(each.atom) ? unfolder.unfold(each.rest, isWord ? 'word' : 'other') : no;
      case 'not':
        return negate(step(each.body));
      case 'and':
      case 'or':
        return join(each.kind, each.parts.map(step));
    }
  };
  return step(condition);
};

/**
 * The machine of a pattern as a whole text has to pass it: by derivatives (Brzozowski, 1964), with
 * what looks ahead as a condition beside the rest. Its states are made when they are first come to.
 * The pattern has to be one that `findPatternDanger` finds nothing in.
 *
 * @throws AutomatonTooLarge from `step`, where there are too many states to go through
 */
export const createAutomaton = (pattern: PatternNode): PatternAutomaton => {
  const atoms = [...new Set(listAtoms(pattern))];
  const classes = splitAlphabet(atoms);
  const unfolder = new Unfolder(atoms);
  const numbers = new Map<string, State>();
  const states: { readonly condition: Condition; readonly next: Map<CharacterClass, State> }[] = [];
  let written = 0;
  const toState = (condition: Condition): State => {
    written += condition.key.length;
    if (written > mostWritten)
      throw new AutomatonTooLarge(`Expected at most ${mostWritten} characters of conditions`);
    const stateNumber = numbers.get(condition.key);
    if (stateNumber !== undefined) return stateNumber;
    states.push({ condition, next: new Map() });
    numbers.set(condition.key, states.length - 1);
    return states.length - 1;
  };
  const entryAt = (state: State) => {
    const entry = states[state];
    if (entry === undefined) throw new Error(`Expected a state of this automaton, got ${state}`);
    return entry;
  };
  return {
    classes,
    start: toState(unfolder.start(pattern)),
    passes: (state) => passesHere(entryAt(state).condition),
    step: (state, characters) => {
      const { condition, next } = entryAt(state);
      const target = next.get(characters);
      if (target !== undefined) return target;
      // Going through a condition costs as much as writing it.
      written += condition.key.length;
      const newTarget = toState(stepCondition(unfolder, condition, characters));
      next.set(characters, newTarget);
      return newTarget;
    },
  };
};
