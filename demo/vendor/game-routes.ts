import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeMoney } from '../../src/protocol/money.ts';
import { AppError } from '../../server/platform/app-error.ts';
import type { Guess } from './shown-round.ts';
import { guessNext, largestStake, openRound, takeWorth, type RoundNews } from './play-round.ts';
import { findOpenRound, type Play, type VendorParts } from './round-store.ts';
import { viewRound } from './round-view.ts';
import { WalletUnclear } from './wallet-link.ts';

const sessionMs = 12 * 3_600_000;
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const body = (properties: Readonly<Record<string, object>>) => ({
  body: {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  },
});
const guess = { type: 'string', enum: ['higher', 'lower'] } as const;
const params = {
  params: { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9a-f-]{36}$' } } },
} as const;

async function openSession(
  { db, clock, random }: VendorParts,
  play: Omit<Play, 'token_hash' | 'expires_at'>,
) {
  const now = clock.now();
  const token = random.token();
  await db.deleteFrom('vendor_session').where('expires_at', '<=', now).execute();
  await db
    .insertInto('vendor_session')
    .values({ ...play, token_hash: hashToken(token), expires_at: new Date(now.getTime() + sessionMs) })
    .execute();
  return token;
}

/** Anyone who holds the token of a session plays; it comes in a header, so that no other site can send it. */
async function requirePlay({ db, clock }: VendorParts, request: FastifyRequest): Promise<Play> {
  const token = request.headers['x-session'];
  const play =
    typeof token === 'string' && token.length <= 128
      ? await db
          .selectFrom('vendor_session')
          .selectAll()
          .where('token_hash', '=', hashToken(token))
          .where('expires_at', '>', clock.now())
          .executeTakeFirst()
      : undefined;
  if (play === undefined)
    throw new AppError({ status: 401, code: 'game.session-over', message: 'No play has this token.' });
  return play;
}

const tellRound = ({ round, balance }: RoundNews) => ({ round: viewRound(round), balance });

async function answerOpen(parts: VendorParts, ticket: string) {
  const opened = await parts.wallet.open(ticket).catch((cause: unknown) => {
    if (!(cause instanceof WalletUnclear)) throw cause;
    const message = 'The wallet has not answered.';
    throw new AppError({ status: 503, code: 'wallet.unclear', message }, { cause });
  });
  const { currency } = opened;
  const play = { launch: opened.launch, player: opened.player, game_id: opened.game.id, currency };
  const session = await openSession(parts, play);
  const round = await findOpenRound(parts.db, play.player, play.game_id);
  return {
    session,
    game: opened.game,
    currency,
    symbol: opened.symbol,
    balance: opened.balance,
    smallestStake: opened.smallestStake,
    largestStake: writeMoney(largestStake(currency), currency),
    round: round === null ? null : viewRound(round),
  };
}

/** What the game's page asks. Every answer that changes a round may be asked for again. */
export function registerGame(app: FastifyInstance, parts: VendorParts): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
  app.post<{ Body: { ticket: string } }>('/api/open', { schema: body({ ticket: text(200) }) }, (request) =>
    answerOpen(parts, request.body.ticket),
  );
  app.post<{ Body: { key: string; stake: string } }>(
    '/api/rounds',
    { schema: body({ key: text(64), stake: text(20) }) },
    async (request) => tellRound(await openRound(parts, await requirePlay(parts, request), request.body)),
  );
  app.post<{ Params: { id: string }; Body: { step: number; guess: Guess } }>(
    '/api/rounds/:id/guess',
    { schema: { ...params, ...body({ step: { type: 'integer', minimum: 0, maximum: 200 }, guess }) } },
    async (request) =>
      tellRound(
        await guessNext(parts, await requirePlay(parts, request), { ...request.body, ...request.params }),
      ),
  );
  app.post<{ Params: { id: string } }>('/api/rounds/:id/take', { schema: params }, async (request) =>
    tellRound(await takeWorth(parts, await requirePlay(parts, request), request.params.id)),
  );
  app.get('/api/balance', async (request) => {
    const play = await requirePlay(parts, request);
    return { balance: await parts.wallet.balance(play.launch) };
  });
}
