import { countEdits } from './count-edits.ts';
import { foldWords } from './fold-words.ts';

/** Games by column, as `games.index` answers them: the most played first. */
export interface IndexedGames {
  readonly names: readonly string[];
  /** Of each game, the place of its provider in `vendorNames`. */
  readonly vendors: readonly number[];
  readonly vendorNames: readonly string[];
}
export interface FoundGames {
  /** Places in the columns, the best first. */
  readonly places: readonly number[];
  /** How many there are in all. */
  readonly total: number;
  /** No game has all the words; these are called something like it. */
  readonly isNear: boolean;
}
export interface GameIndex {
  readonly find: (typed: string, most: number) => FoundGames;
}

const mostWords = 8;
/** So many candidates are compared letter by letter. */
const mostCompared = 300;
const nothing: FoundGames = { places: [], total: 0, isNear: false };

/** How well one word of a name answers an asked word: 1 is the word itself. `isFit`: it has the asked letters. */
interface Match {
  readonly word: number;
  readonly score: number;
  readonly isFit: boolean;
}

/** How far from what was asked a name may be. */
export interface Tolerance {
  /** How many edits a word of so many letters may be away. */
  readonly allowedEdits: (size: number) => number;
  /** The part of the asked letters that a near game has at least. */
  readonly leastAlike: number;
}
const usualTolerance: Tolerance = {
  allowedEdits: (size) => (size < 3 ? 0 : size < 5 ? 1 : 2),
  leastAlike: 0.62,
};

function matchWord(
  asked: string,
  word: string,
  allowedEdits: Tolerance['allowedEdits'],
): Omit<Match, 'word'> | null {
  if (word === asked) return { score: 1, isFit: true };
  if (word.startsWith(asked)) return { score: 0.9, isFit: true };
  if (word.includes(asked)) return { score: 0.7, isFit: true };
  const allowed = allowedEdits(asked.length);
  if (allowed === 0 || word.length < asked.length - allowed) return null;
  const { whole, beginning } = countEdits(asked, word, allowed);
  if (whole <= allowed)
    return { score: 1 - (1.1 * whole) / Math.max(asked.length, word.length), isFit: false };
  return asked.length >= 4 && beginning <= 1 ? { score: 0.55, isFit: false } : null;
}

/** The words of all names and providers, each with the games that have it. */
interface Vocabulary {
  readonly words: readonly string[];
  /** Word → games that have it in their name. */
  readonly named: readonly (readonly number[])[];
  /** Word → games whose provider has it in its name. */
  readonly made: readonly (readonly number[])[];
}

function readVocabulary(names: readonly string[], providers: readonly string[]): Vocabulary {
  const places = new Map<string, number>();
  const words: string[] = [];
  const named: number[][] = [];
  const made: number[][] = [];
  const enter = (text: string, game: number, into: number[][]): void => {
    for (const word of text.split(' ')) {
      if (word === '') continue;
      let place = places.get(word);
      if (place === undefined) {
        place = words.push(word) - 1;
        places.set(word, place);
        named.push([]);
        made.push([]);
      }
      into[place]?.push(game);
    }
  };
  for (let game = 0; game < names.length; game += 1) {
    enter(names[game] ?? '', game, named);
    enter(providers[game] ?? '', game, made);
  }
  return { words, named, made };
}

/** What a game has of the asked words. */
interface Sums {
  readonly scores: Float64Array;
  /** How many of the asked words it has something for, and how many letter by letter. */
  readonly hits: Uint8Array;
  readonly fits: Uint8Array;
}

/** A word in the provider's name is worth less than one in the game's. */
const providerWorth = 0.8;

/** Games of a catalogue, ready to be found by what people type. Building it takes tens of milliseconds. */
export function createGameIndex(
  games: IndexedGames,
  { allowedEdits, leastAlike }: Tolerance = usualTolerance,
): GameIndex {
  const names = games.names.map(foldWords);
  const vendorNames = games.vendorNames.map(foldWords);
  const providers = games.vendors.map((vendor) => vendorNames[vendor] ?? '');
  const joined = names.map((name) => name.replaceAll(' ', ''));
  const vocabulary = readVocabulary(names, providers);
  /** Matches of the words asked last: while one types, only the last word is another. */
  const remembered = new Map<string, readonly Match[]>();

  function listMatches(asked: string): readonly Match[] {
    const before = remembered.get(asked);
    if (before !== undefined) return before;
    const matches: Match[] = [];
    for (const [word, text] of vocabulary.words.entries()) {
      const match = matchWord(asked, text, allowedEdits);
      if (match !== null) matches.push({ word, ...match });
    }
    if (remembered.size >= 64) remembered.clear();
    remembered.set(asked, matches);
    return matches;
  }

  function sumUp(asked: readonly string[]): Sums {
    const sums = {
      scores: new Float64Array(names.length),
      hits: new Uint8Array(names.length),
      fits: new Uint8Array(names.length),
    };
    for (const word of asked) {
      const best = new Float64Array(names.length);
      const fits = new Uint8Array(names.length);
      for (const { word: place, score, isFit } of listMatches(word)) {
        for (const game of vocabulary.named[place] ?? []) {
          if (score > (best[game] as number)) best[game] = score;
          if (isFit) fits[game] = 1;
        }
        for (const game of vocabulary.made[place] ?? []) {
          if (score * providerWorth > (best[game] as number)) best[game] = score * providerWorth;
          if (isFit) fits[game] = 1;
        }
      }
      for (let game = 0; game < names.length; game += 1) {
        if (best[game] === 0) continue;
        (sums.scores[game] as number) += best[game] as number;
        (sums.hits[game] as number) += 1;
        (sums.fits[game] as number) += fits[game] as number;
      }
    }
    return sums;
  }

  /** Letters of the asked words that a game has, 0 to 1: each word beside the word most like it. */
  function compareLetters(asked: readonly string[], game: number): number {
    const gameWords = `${names[game] ?? ''} ${providers[game] ?? ''}`.split(' ');
    let letters = 0;
    let missed = 0;
    for (const word of asked) {
      letters += word.length;
      let least = gameWords.includes(word) ? 0 : word.length;
      for (const other of gameWords)
        if (least > 0 && Math.abs(other.length - word.length) < least)
          least = Math.min(least, countEdits(word, other, least - 1).whole);
      missed += least;
    }
    return 1 - missed / letters;
  }

  /** The whole name without its spaces, for words written together or apart. */
  function compareWhole(asked: string, game: number): number {
    const name = joined[game] ?? '';
    const edits = allowedEdits(asked.length);
    if (Math.abs(name.length - asked.length) > edits) return 0;
    const { whole } = countEdits(asked, name, edits);
    return whole > edits ? 0 : 1 - whole / asked.length;
  }

  /** Beginning and whole of a name come first, and a name of as many words as were asked. */
  function rankFit(text: string, asked: number, { scores }: Sums, game: number): number {
    const name = names[game] ?? '';
    const whole = name === text ? 2 : name.startsWith(text) ? 1 : 0;
    return (scores[game] as number) + whole + Math.min(1, asked / name.split(' ').length) / 10;
  }

  function listNear(asked: readonly string[], { scores, hits }: Sums): readonly Ranked[] {
    const candidates: Ranked[] = [];
    for (let game = 0; game < names.length; game += 1)
      if ((hits[game] as number) > 0) candidates.push({ game, rank: scores[game] as number });
    candidates.sort(byRank);
    const whole = asked.join('');
    const ranked = new Map<number, number>();
    for (const { game } of candidates.slice(0, mostCompared)) {
      const alike = compareLetters(asked, game);
      const coverage = Math.min(1, asked.length / (names[game] ?? '').split(' ').length);
      if (alike >= leastAlike) ranked.set(game, alike + coverage / 5);
    }
    for (let game = 0; game < names.length; game += 1) {
      const alike = whole.length < 4 ? 0 : compareWhole(whole, game);
      if (alike > 0) ranked.set(game, Math.max(ranked.get(game) ?? 0, alike + 0.2));
    }
    return [...ranked].map(([game, rank]) => ({ game, rank })).sort(byRank);
  }

  function find(typed: string, most: number): FoundGames {
    const text = foldWords(typed);
    const asked = text
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, mostWords);
    if (asked.length === 0) return nothing;
    const sums = sumUp(asked);
    const fitting: Ranked[] = [];
    for (let game = 0; game < names.length; game += 1)
      if (sums.fits[game] === asked.length)
        fitting.push({ game, rank: rankFit(text, asked.length, sums, game) });
    const isNear = fitting.length === 0;
    const ranked = isNear ? listNear(asked, sums) : fitting.sort(byRank);
    return {
      places: ranked.slice(0, most).map(({ game }) => game),
      total: ranked.length,
      isNear: isNear && ranked.length > 0,
    };
  }
  return { find };
}

interface Ranked {
  readonly game: number;
  readonly rank: number;
}
/** The best first; of equals the one that is played more. */
const byRank = (one: Ranked, other: Ranked): number => other.rank - one.rank || one.game - other.game;
