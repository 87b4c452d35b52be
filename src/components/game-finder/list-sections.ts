import type { JsonObject } from '../../protocol/json/json.ts';
import { foldWords } from './fold-words.ts';
import type { FoundGames, IndexedGames } from './game-index.ts';

/** Games by column, as `games.index` answers them. */
export interface FinderIndex extends IndexedGames {
  readonly picture: string;
  /** By number of the game, pictures that are elsewhere. */
  readonly ownPictures?: Readonly<Record<string, string>>;
  readonly ids: readonly number[];
  readonly types: readonly number[];
  readonly vendorCodes: readonly string[];
  readonly gameTypes: readonly string[];
}

/** What a row of the results does. */
export type FinderRow =
  | { readonly kind: 'game'; readonly id: string; readonly game: JsonObject }
  | { readonly kind: 'provider'; readonly id: string; readonly name: string; readonly total: number }
  | { readonly kind: 'words'; readonly id: string; readonly words: string }
  | { readonly kind: 'all'; readonly id: string; readonly total: number };

/** Where the arrow keys are: a row, and whether on the part that tells about its game. */
export interface FinderPlace {
  readonly row: number;
  readonly isAbout: boolean;
}

export interface FinderSection {
  readonly id: 'providers' | 'found' | 'recent' | 'played' | 'popular' | 'all';
  readonly rows: readonly FinderRow[];
}

/** The fields of a game of the wire that opening it takes. */
function readGame(index: FinderIndex, place: number): JsonObject {
  const id = String(index.ids[place] ?? '');
  const vendor = index.vendors[place] ?? 0;
  return {
    nodeId: id,
    gameName: index.names[place] ?? '',
    displayName: index.vendorNames[vendor] ?? '',
    vassalage: index.vendorCodes[vendor] ?? '',
    gameType: index.gameTypes[index.types[place] ?? 0] ?? '',
    iconUrl: index.ownPictures?.[id] ?? index.picture.replace('{id}', id),
  };
}

const listGames = (section: string, games: readonly JsonObject[]): readonly FinderRow[] =>
  games.map((game, place) => ({ kind: 'game', id: `${section}-${place}`, game }));

/** How many games each list of suggestions has. */
const mostSuggested = 4;

export interface Suggestions {
  readonly recent: readonly string[];
  readonly played: readonly JsonObject[];
  readonly popular: readonly JsonObject[];
}

/** What is offered before anything is typed. A game that is in one list is not in the next. */
export function listSuggestions({ recent, played, popular }: Suggestions): readonly FinderSection[] {
  const lately = played.slice(0, mostSuggested);
  const ids = new Set(lately.map(({ nodeId }) => nodeId));
  const others = popular.filter(({ nodeId }) => !ids.has(nodeId)).slice(0, mostSuggested + 2);
  const sections: readonly FinderSection[] = [
    { id: 'recent', rows: recent.map((words, place) => ({ kind: 'words', id: `recent-${place}`, words })) },
    { id: 'played', rows: listGames('played', lately) },
    { id: 'popular', rows: listGames('popular', others) },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

export interface FoundProvider {
  readonly name: string;
  /** How many games it has. */
  readonly total: number;
}
/** Fewer letters begin the names of too many. */
const fewestLetters = 3;
const mostProviders = 2;

/** Providers whose name, or a word of it, begins with what was typed. */
export function findProviders(index: FinderIndex, typed: string): readonly FoundProvider[] {
  const words = foldWords(typed);
  if (words.length < fewestLetters) return [];
  return index.vendorNames
    .flatMap((name, place) => (` ${foldWords(name)}`.includes(` ${words}`) ? [{ name, place }] : []))
    .slice(0, mostProviders)
    .map(({ name, place }) => ({ name, total: index.vendors.filter((vendor) => vendor === place).length }))
    .filter(({ total }) => total > 0);
}

/** What fits what was typed, and the way to all of it: providers first, as there are few. */
export function listFound(
  games: readonly JsonObject[],
  total: number,
  providers: readonly FoundProvider[],
): readonly FinderSection[] {
  const rows = providers.map((provider, place): FinderRow => ({
    kind: 'provider',
    id: `provider-${place}`,
    ...provider,
  }));
  const sections = listGamesFound(games, total);
  return rows.length === 0 ? sections : [{ id: 'providers', rows }, ...sections];
}

function listGamesFound(games: readonly JsonObject[], total: number): readonly FinderSection[] {
  if (games.length === 0) return [];
  const section: FinderSection = { id: 'found', rows: listGames('found', games) };
  return total > games.length
    ? [section, { id: 'all', rows: [{ kind: 'all', id: 'all', total }] }]
    : [section];
}

export const readFound = (index: FinderIndex, { places }: FoundGames): readonly JsonObject[] =>
  places.map((place) => readGame(index, place));
