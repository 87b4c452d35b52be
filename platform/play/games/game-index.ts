import type { GamesIndexValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Clock } from '../../../server/infrastructure/clock.ts';
import { iconOf } from './game-item.ts';
import { isOffered } from './narrow-games.ts';
import { gameTypes } from './game-type.ts';

/** How long an answer is given out: a provider that is switched off leaves the search within that time. */
const freshMs = 10_000;

/** The place of each value in a list that grows as values come. */
function createPlaces(): { readonly values: string[]; readonly placeOf: (value: string) => number } {
  const values: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (value: string): number => {
    const place = places.get(value) ?? values.push(value) - 1;
    places.set(value, place);
    return place;
  };
  return { values, placeOf };
}

async function readIndex(db: Database): Promise<GamesIndexValue> {
  const rows = await db
    .selectFrom('game as g')
    .innerJoin('game_vendor as v', (join) =>
      join.onRef('v.code', '=', 'g.vendor_code').onRef('v.game_type', '=', 'g.game_type'),
    )
    .select(['g.picture', 'g.node_id', 'g.name', 'g.vendor_code', 'v.name as vendor_name', 'g.game_type'])
    .where(isOffered)
    .orderBy('g.popularity', 'desc')
    .orderBy('g.node_id')
    .execute();
  const codes = createPlaces();
  const vendorNames: string[] = [];
  const vendors = rows.map(({ vendor_code, vendor_name }) => {
    const place = codes.placeOf(vendor_code);
    vendorNames[place] = vendor_name;
    return place;
  });
  return {
    picture: iconOf('{id}'),
    ownPictures: Object.fromEntries(
      rows
        .filter(({ picture }) => picture !== '')
        .map(({ node_id, picture }) => [node_id, iconOf(node_id, picture)]),
    ),
    ids: rows.map(({ node_id }) => node_id),
    names: rows.map(({ name }) => name),
    vendors,
    types: rows.map(({ game_type }) => gameTypes.indexOf(game_type)),
    vendorCodes: codes.values,
    vendorNames,
    gameTypes: [...gameTypes],
  };
}

/** Reads what the portal's search is built from, for all who ask within ten seconds once. */
export function createIndexReader(db: Database, clock: Clock): () => Promise<GamesIndexValue> {
  let last: { readonly at: number; readonly index: Promise<GamesIndexValue> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (last === null || now - last.at >= freshMs) {
      const index = readIndex(db);
      last = { at: now, index };
      // A failure is not given out twice.
      index.catch(() => (last = null));
    }
    return last.index;
  };
}
