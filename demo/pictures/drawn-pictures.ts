import type { Database } from '../../server/db/database.ts';
import type { Pictures } from '../../server/infrastructure/outside/pictures.ts';
import { drawAvatar } from './draw-avatar.ts';
import { drawBanner } from './draw-banner.ts';
import { drawGame, drawScene, drawSymbol, type GameArt } from './draw-game.ts';
import { drawReward } from './draw-reward.ts';
import { drawVendor } from './draw-vendor.ts';
import { motifs } from './motifs.ts';

/** Number of the entry whose picture an entry without an emblem shows, by its code; undefined for none. */
export type FindLikeness = (code: string) => string | undefined;
const noLikeness: FindLikeness = () => undefined;

async function findArt(db: Database, name: string, likenessOf = noLikeness): Promise<GameArt | null> {
  const id = /^[1-9][0-9]{0,8}$/.test(name) ? Number(name) : 0;
  const game = await db
    .selectFrom('game')
    .select(['node_id as nodeId', 'game_type as gameType', 'motif', 'game_code as code'])
    .where('node_id', '=', id)
    .executeTakeFirst();
  if (game === undefined) return null;
  const likeness = game.motif === '' ? likenessOf(game.code) : undefined;
  return likeness === undefined ? game : findArt(db, likeness);
}
async function drawGameOf(db: Database, name: string): Promise<string | null> {
  const art = await findArt(db, name);
  return art === null ? null : drawGame(art);
}

/** Pictures of the entries of a catalogue, for the pages of the vendor. */
export function createEntryArt(db: Database, likenessOf: FindLikeness) {
  const find = (id: string): Promise<GameArt | null> => findArt(db, id, likenessOf);
  return {
    emblem: async (id: string) => (await find(id))?.motif ?? null,
    picture: (id: string) => drawGameOf(db, id),
    scene: async (id: string) => {
      const art = await find(id);
      return art === null ? null : drawScene(art);
    },
    symbol: async (id: string, emblem: string) => {
      const art = await find(id);
      return art === null || !Object.hasOwn(motifs, emblem) ? null : drawSymbol(art, emblem);
    },
  };
}

async function drawVendorOf(db: Database, name: string): Promise<string | null> {
  const vendor = await db
    .selectFrom('game_vendor')
    .select(['code', 'name'])
    .where('code', '=', name)
    .executeTakeFirst();
  return vendor === undefined ? null : drawVendor(vendor.code, vendor.name);
}

/** Pictures of the seed: ten thousand files would take longer to write than to draw. */
export function createDrawnPictures(db: Database): Pictures {
  const draws = {
    games: (name: string) => drawGameOf(db, name),
    vendors: (name: string) => drawVendorOf(db, name),
    banners: drawBanner,
    rewards: drawReward,
    avatars: (name: string) => drawAvatar(Number(name)),
  };
  return { draw: async (kind, name) => draws[kind](name) };
}
