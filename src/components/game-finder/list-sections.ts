import type { JsonObject } from '../../protocol/json/json.ts';
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
  | { readonly kind: 'words'; readonly id: string; readonly words: string }
  | { readonly kind: 'all'; readonly id: string; readonly total: number };

/** Where the arrow keys are: a row, and whether on the part that tells about its game. */
export interface FinderPlace {
  readonly row: number;
  readonly isAbout: boolean;
}

export interface FinderSection {
  readonly id: 'found' | 'recent' | 'played' | 'popular' | 'all';
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

/** What fits what was typed, and the way to all of it. */
export function listFound(games: readonly JsonObject[], total: number): readonly FinderSection[] {
  if (games.length === 0) return [];
  const section: FinderSection = { id: 'found', rows: listGames('found', games) };
  return total > games.length
    ? [section, { id: 'all', rows: [{ kind: 'all', id: 'all', total }] }]
    : [section];
}

export const readFound = (index: FinderIndex, { places }: FoundGames): readonly JsonObject[] =>
  places.map((place) => readGame(index, place));
