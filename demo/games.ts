import type { DemonstrationParts, GamesOptions, GamesServer } from '../server/demonstration.ts';
import { ensureGatewayKey } from '../server/member/cashier/gateway/gateway-key.ts';
import { walletPath } from '../server/member/play/wallet-route.ts';
import type { Pictures } from '../server/platform/pictures.ts';
import { withDemoTables } from './tables.ts';
import type { VendorParts } from './vendor/round-store.ts';
import { startSweeper } from './vendor/sweep.ts';
import { buildVendor } from './vendor/vendor-app.ts';
import { createWalletLink } from './vendor/wallet-link.ts';

/** Names the vendor's keys and launches. */
export const vendorCode = 'demo';

export interface Games extends GamesServer {
  readonly parts: VendorParts;
}
interface GamesParts extends DemonstrationParts {
  readonly pictures: Pictures;
}

/** The vendor beside the platform; the two share nothing but a secret. */
export async function openGames(given: GamesParts, options: GamesOptions): Promise<Games | null> {
  const { gamesOrigin, portalOrigin, clock, random, pictures } = given;
  if (gamesOrigin === null) return null;
  const wallet = createWalletLink({
    readSecret: () => ensureGatewayKey(given.db, given, vendorCode),
    clock,
    post: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'x-signature': signature };
      const answer = await options.portal.inject({ method: 'POST', url: walletPath, headers, payload: body });
      return { status: answer.statusCode, body: answer.body };
    },
  });
  const parts: VendorParts = { db: withDemoTables(given.db), clock, random, wallet };
  const app = await buildVendor({
    ...parts,
    origins: { portal: portalOrigin, games: gamesOrigin },
    trustProxy: options.trustProxy,
    ...(options.isDraining === undefined ? {} : { isDraining: options.isDraining }),
    logLevel: options.logLevel,
    drawGame: (id) => pictures.draw('games', id),
  });
  const sweeper = startSweeper(parts, options.onTrouble);
  return {
    app,
    parts,
    close: async () => {
      await sweeper.stop();
      await app.close();
    },
  };
}
