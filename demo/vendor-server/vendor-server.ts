import type { FastifyInstance } from 'fastify';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import type { Clock } from '../../server/infrastructure/clock.ts';
import type { Random } from '../../server/infrastructure/random.ts';
import {
  readSignedNonce,
  vendorHeaders,
  windowSeconds,
} from '../../server/infrastructure/outside/vendor-signature.ts';
import type { WalletLink } from '../vendor/wallet-link.ts';
import { listCatalogue, listJackpots, listRooms, type ShownGames } from './shown-games.ts';
import { playTestRound } from './test-round.ts';

/** Where the platform reaches the vendor's server, on the origin of its games. */
export const vendorBase = '/vendor/v1';
const bodyLimit = 8_192;

export interface VendorServerParts extends ShownGames {
  readonly clock: Clock;
  readonly random: Random;
  readonly wallet: WalletLink;
  /** Every secret that is good now: two while they are changed. */
  readonly readSecrets: () => Promise<readonly string[]>;
}
type Asked = Readonly<Record<string, unknown>>;
const textOf = (asked: Asked, name: string): string => {
  const value = asked[name];
  if (typeof value !== 'string' || value === '')
    throw new AppError({ status: 400, code: 'request_param_err', message: `Expected a text "${name}".` });
  return value;
};

function launch({ gamesOrigin }: VendorServerParts, asked: Asked): object {
  const url = new URL('/play', gamesOrigin);
  url.searchParams.set('ticket', textOf(asked, 'ticket'));
  url.searchParams.set('language', textOf(asked, 'language'));
  return { url: url.href };
}

const answers: Readonly<
  Record<string, (parts: VendorServerParts, asked: Asked) => object | Promise<object>>
> = {
  launch,
  rooms: (parts, asked) => listRooms(parts, textOf(asked, 'game')),
  jackpots: (parts) => listJackpots(parts),
  catalogue: (parts) => listCatalogue(parts),
  matches: () => ({ matches: [] }),
  status: () => ({ maintenance: false, from: null, until: null }),
  'test/round': (parts, asked) =>
    playTestRound(parts, {
      ticket: textOf(asked, 'ticket'),
      stake: textOf(asked, 'stake'),
      outcome: textOf(asked, 'outcome'),
      retryAfterMs: Number(asked['retryAfterMs']),
    }),
};

const refuse = (status: number, code: string, message: string): AppError =>
  new AppError({ status, code, message });

/** Nonces that came within the window; one process has the vendor's server of the demonstration. */
function createNonces(clock: Clock): (nonce: string) => boolean {
  const seen = new Map<string, number>();
  return (nonce) => {
    const now = clock.now().getTime();
    for (const [old, until] of seen) if (until <= now) seen.delete(old);
    if (seen.has(nonce)) return false;
    seen.set(nonce, now + 2 * windowSeconds * 1_000);
    return true;
  };
}

/** The demonstration's vendor as `schemas/vendor` describes one: the calls that a platform makes to it. */
export function registerVendorServer(app: FastifyInstance, parts: VendorServerParts): void {
  const isNew = createNonces(parts.clock);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As text: the bytes that came are what was signed.
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    for (const [call, answer] of Object.entries(answers))
      scope.post<{ Body: unknown }>(`${vendorBase}/${call}`, async ({ headers, body }, reply) => {
        const header = headers[vendorHeaders.signature];
        const text = typeof body === 'string' ? body : '';
        const signed = {
          now: parts.clock.now(),
          body: text,
          header: typeof header === 'string' ? header : '',
        };
        const nonce = readSignedNonce(await parts.readSecrets(), signed);
        if (nonce === null || !isNew(nonce))
          throw refuse(401, 'vendor.signature', 'The message is not signed, or was here before.');
        const value = await answer(parts, readObject(text));
        return reply.header('cache-control', 'no-store').send({ success: true, value });
      });
  });
}

function readObject(text: string): Asked {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Asked;
  } catch {
    // Refused below.
  }
  throw refuse(400, 'request_param_err', 'Expected a JSON object.');
}
