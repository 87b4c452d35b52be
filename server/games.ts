import type { FastifyInstance } from 'fastify';
import { ensureGatewayKey } from './member/cashier/gateway/gateway-key.ts';
import { demoVendor } from './member/play/launch-game.ts';
import { walletPath } from './member/play/wallet-route.ts';
import type { Config } from './platform/config.ts';
import type { MemberDeps } from './platform/deps.ts';
import type { ProxyTrust } from './platform/trust-proxy.ts';
import type { VendorParts } from './vendors/demo/round-store.ts';
import { startSweeper } from './vendors/demo/sweep.ts';
import { buildVendor } from './vendors/demo/vendor-app.ts';
import { createWalletLink } from './vendors/demo/wallet-link.ts';

interface GamesOptions {
  readonly member: MemberDeps;
  /** The portal's server, which the vendor calls as it would one elsewhere. */
  readonly portal: FastifyInstance;
  /** Origin of the games; null where no vendor is connected. */
  readonly origin: string | null;
  readonly trustProxy: ProxyTrust;
  readonly isDraining?: () => boolean;
  readonly logLevel: string;
  readonly onTrouble: (cause: unknown) => void;
}
export interface Games {
  readonly app: FastifyInstance;
  readonly parts: VendorParts;
  /** Ends the page's server and the work in the background. */
  close(): Promise<void>;
}

/** The vendor of the demonstration plays for the platform's own wallet. */
export const findGamesOrigin = ({ demo, upstreamUrl, gamesOrigin }: Config): string | null =>
  demo && upstreamUrl === null ? gamesOrigin : null;

/** The vendor of the demonstration beside the platform; the two share nothing but a secret. */
export async function openGames(options: GamesOptions): Promise<Games | null> {
  const { member, portal, origin } = options;
  if (origin === null) return null;
  const { db, clock, random } = member;
  const wallet = createWalletLink({
    readSecret: () => ensureGatewayKey(db, member, demoVendor),
    clock,
    post: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'x-signature': signature };
      const answer = await portal.inject({ method: 'POST', url: walletPath, headers, payload: body });
      return { status: answer.statusCode, body: answer.body };
    },
  });
  const parts: VendorParts = { db, clock, random, wallet };
  const app = await buildVendor({
    ...parts,
    origins: { portal: member.portalOrigin, games: origin },
    trustProxy: options.trustProxy,
    ...(options.isDraining === undefined ? {} : { isDraining: options.isDraining }),
    logLevel: options.logLevel,
    drawGame: (id) => member.pictures.draw('games', id),
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
