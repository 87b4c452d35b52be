import { limits } from '../../protocol/json/limits.ts';
import { parsePattern } from './parse-pattern.ts';
import {
  AutomatonTooLarge,
  createAutomaton,
  type PatternAutomaton,
  type State,
} from './pattern-automaton.ts';

/** Least and greatest length of a text, in code points. */
export interface PatternBounds {
  readonly min: number;
  readonly max: number;
}
export interface PatternSamples {
  /** Texts that pass pattern and bounds; one that reads well first, then the shortest and the longest. */
  readonly passing: readonly string[];
  /** Texts that do not: near misses first, then too short and too long ones. */
  readonly failing: readonly string[];
  /** `none`: proven that no text can pass. `unknown`: the search was given up; no sample was found. */
  readonly verdict: 'found' | 'none' | 'unknown';
}

const mostPassing = 6;
const mostFailing = 6;
/** Shapes of text that are tried for one length. */
const variations = [0, 1, 2, 3];
/** How much longer than the shortest a text is that reads well. */
const comfortable = 5;
/** Pairs of a state and a length that are tried before the search is given up. */
const mostLooks = 60_000;

class SearchGivenUp extends Error {}

const isGivenUp = (error: unknown): boolean =>
  error instanceof SearchGivenUp || error instanceof AutomatonTooLarge;

/** Automata by pattern: settings are checked often, and their patterns change rarely. */
const automata = new Map<string, PatternAutomaton>();
const mostAutomata = 64;

const getAutomaton = (source: string): PatternAutomaton => {
  const automaton = automata.get(source) ?? createAutomaton(parsePattern(source));
  automata.delete(source);
  automata.set(source, automaton);
  const oldest = automata.keys().next().value;
  if (automata.size > mostAutomata && oldest !== undefined) automata.delete(oldest);
  return automaton;
};

/** Writes texts of a wanted length that the automaton passes. */
class TextWriter {
  readonly #automaton: PatternAutomaton;
  readonly #known = new Map<string, boolean>();

  constructor(automaton: PatternAutomaton) {
    this.#automaton = automaton;
  }

  #leads(state: State, length: number): boolean {
    const { classes, passes, step } = this.#automaton;
    if (length === 0) return passes(state);
    const key = `${state} ${length}`;
    const verdict = this.#known.get(key);
    if (verdict !== undefined) return verdict;
    if (this.#known.size >= mostLooks) throw new SearchGivenUp('Expected an answer within the looks allowed');
    const leads = classes.some((characters) => this.#leads(step(state, characters), length - 1));
    this.#known.set(key, leads);
    return leads;
  }

  hasLength(length: number): boolean {
    return this.#leads(this.#automaton.start, length);
  }

  /** Null when no text of this length passes. Variation 0 takes what reads best at every place. */
  write(length: number, variation: number): string | null {
    if (!this.hasLength(length)) return null;
    const { classes, start, step } = this.#automaton;
    let [text, state] = ['', start];
    for (let place = 0; place < length; place += 1) {
      const rest = length - place - 1;
      const open = classes.filter((characters) => this.#leads(step(state, characters), rest));
      const chosen = open[(variation * (place + 1)) % open.length];
      if (chosen === undefined) throw new Error(`Expected a way on at place ${place} of ${length}`);
      text += chosen.characters[(place + variation) % chosen.characters.length] ?? '';
      state = step(state, chosen);
    }
    return text;
  }
}

const countCodePoints = (text: string): number => [...text].length;

const unique = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== null)),
];

const listPassing = (writer: TextWriter, { min, max }: PatternBounds): readonly string[] => {
  const lengths: number[] = [];
  for (let length = min; length <= max; length += 1) if (writer.hasLength(length)) lengths.push(length);
  const filled = lengths.filter((length) => length > 0);
  const [shortest = 0] = filled;
  const readable = filled.findLast((length) => length <= shortest + comfortable) ?? shortest;
  const sampleLengths = [...new Set([readable, shortest, filled.at(-1) ?? 0, ...filled.slice(0, 3)])];
  return unique([
    ...sampleLengths.map((length) => writer.write(length, 0)),
    ...variations
      .slice(1)
      .flatMap((variation) => sampleLengths.map((length) => writer.write(length, variation))),
    lengths.includes(0) ? '' : null,
  ]);
};

/** One thing done wrong that people do wrong. */
const spoil = (text: string): readonly string[] => {
  const characters = [...text];
  const middle = Math.floor(characters.length / 2);
  const put = (place: number, sign: string): string => characters.with(place, sign).join('');
  if (characters.length === 0) return [];
  return [
    ...[' ', '!', '1', 'a', 'A', 'é', '_'].map((sign) => put(middle, sign)),
    ...['1', 'a', ' ', '-'].map((sign) => put(0, sign)),
    ...[' ', '!', '.', '０'].map((sign) => put(characters.length - 1, sign)),
    text.toUpperCase(),
    text.toLowerCase(),
    characters.toReversed().join(''),
  ];
};

const listFailing = (
  automaton: PatternAutomaton,
  writer: TextWriter,
  passing: readonly string[],
  { min, max }: PatternBounds,
): readonly string[] => {
  const others = new TextWriter({ ...automaton, passes: (state) => !automaton.passes(state) });
  const [model = ''] = passing;
  const lengths = unique(passing).map(countCodePoints);
  const fill = (length: number): string => (writer.hasLength(length) ? (writer.write(length, 0) ?? '') : '');
  const tooShort = min > 0 ? [fill(min - 1), ''] : [];
  const tooLong = [1, 2, 3].map((more) => fill(max + more) || 'x'.repeat(max + more));
  const spoilt = spoil(model);
  // One near miss of each kind reads better than three spaces at three places.
  return [
    ...spoilt.filter((_, index) => index % 4 === 0),
    ...spoilt.filter((_, index) => index % 4 !== 0),
    ...tooShort,
    ...tooLong,
    ...unique([...lengths, min, max].flatMap((length) => variations.map((v) => others.write(length, v)))),
  ];
};

const makeJudge = (source: string, { min, max }: PatternBounds): ((text: string) => boolean) => {
  const expression = new RegExp(source, 'u');
  return (text) => {
    const length = countCodePoints(text);
    const fits = length >= min && length <= max && length <= limits.patternInputLength;
    return fits && expression.test(text);
  };
};

/** Near misses, then texts of a wrong length, as far as there is room for both. */
const pickFailing = (texts: readonly string[], { min, max }: PatternBounds): readonly string[] => {
  const isLengthWrong = (text: string): boolean => countCodePoints(text) < min || countCodePoints(text) > max;
  const near = texts.filter((text) => !isLengthWrong(text));
  const far = texts.filter(isLengthWrong);
  const room = Math.max(mostFailing - 3, mostFailing - far.length);
  return [...near.slice(0, room), ...far].slice(0, mostFailing);
};

const search = (source: string, bounds: PatternBounds): PatternSamples => {
  const automaton = getAutomaton(source);
  const writer = new TextWriter(automaton);
  const judge = makeJudge(source, bounds);
  const passing = listPassing(writer, bounds).filter(judge);
  const failing = unique(listFailing(automaton, writer, passing, bounds)).filter((text) => !judge(text));
  return {
    passing: passing.slice(0, mostPassing),
    failing: pickFailing(failing, bounds),
    verdict: passing.length > 0 ? 'found' : 'none',
  };
};

const isPassable = (source: string, { min, max }: PatternBounds): boolean => {
  const writer = new TextWriter(getAutomaton(source));
  for (let length = min; length <= max; length += 1) if (writer.hasLength(length)) return true;
  return false;
};

const withinInput = ({ min, max }: PatternBounds): PatternBounds => ({
  min,
  max: Math.min(max, limits.patternInputLength),
});

/** Whether it is proven that no text passes pattern and bounds. Sooner than samples are. */
export const isUnsatisfiable = (source: string, bounds: PatternBounds): boolean => {
  try {
    return !isPassable(source, withinInput(bounds));
  } catch (error) {
    if (isGivenUp(error)) return false;
    throw error;
  }
};

/**
 * Texts that pass and fail an anchored pattern within bounds, always the same ones. Each is tried on
 * the engine itself (`u` flag) before it is given out. The pattern has to be one that
 * `readAcceptedPattern` takes, or a family's.
 */
export const samplePattern = (source: string, given: PatternBounds): PatternSamples => {
  const bounds = withinInput(given);
  try {
    return search(source, bounds);
  } catch (error) {
    if (isGivenUp(error)) return { passing: [], failing: [], verdict: 'unknown' };
    throw error;
  }
};
