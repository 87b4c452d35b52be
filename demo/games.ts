import type { DemonstrationParts, GamesOptions, GamesServer } from '../server/demonstration.ts';
import { ensureGatewayKey, ensureGatewayKeys } from '../platform/money/cashier/gateway/gateway-key.ts';
import { walletBase } from '../platform/play/vendors/wallet-contract.ts';
import { newGames } from './vendor-server/catalogue-news.ts';
import { registerVendorServer, vendorBase } from './vendor-server/vendor-server.ts';
import { createVendorClient } from '../platform/play/vendors/vendor-client.ts';
import type { GameVendor } from '../server/infrastructure/outside/game-vendor.ts';
import { createEntryArt } from './pictures/drawn-pictures.ts';
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

/** The vendor as the platform sees it: over the network, as one elsewhere would be. */
export const createDemoVendor = (parts: DemonstrationParts, origin: string): GameVendor => ({
  code: vendorCode,
  showsBooks: true,
  origin,
  ask: createVendorClient({
    code: vendorCode,
    base: `${origin}${vendorBase}`,
    readSecret: () => ensureGatewayKey(parts.db, parts, vendorCode),
    clock: parts.clock,
    random: parts.random,
  }),
});

/**
 * The vendor beside the platform; the two share nothing but a secret.
 * @param sweep Starts what ends rounds that were left open.
 */
export async function openGames(
  given: DemonstrationParts,
  options: GamesOptions,
  sweep: typeof startSweeper = startSweeper,
): Promise<Games | null> {
  const { gamesOrigin, portalOrigin, clock, random } = given;
  if (gamesOrigin === null) return null;
  // Made before the first game, so that it can be listed and changed on a fresh machine.
  await ensureGatewayKey(given.db, given, vendorCode);
  const wallet = createWalletLink({
    vendor: vendorCode,
    readSecret: () => ensureGatewayKey(given.db, given, vendorCode),
    clock,
    random,
    post: async (call, body, headers) => {
      const url = `${walletBase}/${call}`;
      const answer = await options.portal.inject({ method: 'POST', url, headers, payload: body });
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
    art: createEntryArt(given.db, (code) => newGames.find(({ game }) => game === code)?.art),
  });
  registerVendorServer(app, {
    clock,
    random,
    wallet,
    db: given.db,
    readSecrets: () => ensureGatewayKeys(given.db, given, vendorCode),
    gamesOrigin,
    portalOrigin,
  });
  const sweeper = sweep(parts, options.onTrouble);
  return {
    app,
    parts,
    close: async () => {
      await sweeper.stop();
      await app.close();
    },
  };
}
