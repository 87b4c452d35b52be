import type { Database } from '../../server/db/database.ts';
import type { Pictures } from '../../server/platform/pictures.ts';
import { drawAvatar } from './draw-avatar.ts';
import { drawBanner } from './draw-banner.ts';
import { drawGame } from './draw-game.ts';
import { drawReward } from './draw-reward.ts';
import { drawVendor } from './draw-vendor.ts';

async function drawGameOf(db: Database, name: string): Promise<string | null> {
  const id = /^[1-9][0-9]{0,8}$/.test(name) ? Number(name) : 0;
  const game = await db
    .selectFrom('game')
    .select(['node_id', 'game_type', 'motif'])
    .where('node_id', '=', id)
    .executeTakeFirst();
  return game === undefined
    ? null
    : drawGame({ nodeId: game.node_id, gameType: game.game_type, motif: game.motif });
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
