import type { FastifyInstance } from 'fastify';
import { unitOf, writeMoney } from '../../src/protocol/money/money.ts';
import { viewBoard, viewGuestBoard } from './board.ts';
import type { RoundNews } from './change-round.ts';
import { commitTo } from './chance.ts';
import type { EntryArt } from './entry-art.ts';
import { findGame, pickGame } from './find-game.ts';
import { cycleOf, openRound } from './open-round.ts';
import { lookAt, makeMove } from './play-round.ts';
import {
  findOpenRound,
  isUnderWay,
  listEnded,
  stakedOf,
  type Play,
  type VendorParts,
} from './round-store.ts';
import { viewRound } from './round-view.ts';
import type { EndedRound } from './shown-round.ts';
import { ensureSeed } from './seeds.ts';
import { openSession, requirePlay } from './sessions.ts';
import { boundsOf } from './sheet.ts';
import { refuseSilent, WalletUnclear } from './wallet-link.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const body = (properties: Readonly<Record<string, object>>) => ({
  body: {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  },
});
const params = {
  params: { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9a-f-]{36}$' } } },
} as const;
/** Checked by the game's schema. */
const anything = { type: 'object', maxProperties: 20 } as const;

/** Events of a calendar that the page shows alone, joined by commas. */
interface Named {
  readonly events?: string;
}
const named = {
  querystring: { type: 'object', properties: { events: { type: 'string', maxLength: 400 } } },
} as const;
const readNamed = ({ events = '' }: Named): readonly string[] => events.split(',');

/** What every answer about play carries beside the round. */
async function describePlay(parts: VendorParts, play: Play) {
  const { db, random } = parts;
  const isCommitted = findGame(play.game).isCommitted;
  return { commitment: isCommitted ? commitTo(await ensureSeed(db, random, play)) : null };
}

async function tellRound(parts: VendorParts, play: Play, { round, balance }: RoundNews) {
  return {
    round: viewRound(round, parts.clock.now()),
    balance,
    ...(await describePlay(parts, play)),
  };
}

/** The round that the player can continue in the game; null where there is none, or time has ended it. */
async function viewOpenRound(parts: VendorParts, play: Play) {
  // They are on the board.
  if (findGame(play.game).mayHaveSeveral === true) return null;
  const open = await findOpenRound(parts.db, play.player, play.game_id);
  if (open === null) return null;
  const { round } = await lookAt(parts, play, open.id);
  return isUnderWay(round.state) ? viewRound(round, parts.clock.now()) : null;
}

/** The rounds of the player in this entry that have ended, newest first: what the page lists. */
async function viewLastRounds({ db }: VendorParts, play: Play): Promise<readonly EndedRound[]> {
  const rounds = await listEnded(db, play);
  return rounds.map((round) => {
    const { id, currency, payout, state } = round;
    return {
      id,
      state,
      stake: writeMoney(stakedOf(round), currency),
      payout: writeMoney(BigInt(payout), currency),
    };
  });
}

async function answerOpen(parts: VendorParts, art: Pick<EntryArt, 'emblem'>, ticket: string) {
  const opened = await parts.wallet.open(ticket).catch((cause: unknown) => {
    throw cause instanceof WalletUnclear ? refuseSilent(cause) : cause;
  });
  const { currency, launch, player } = opened;
  const game = pickGame(opened.game);
  const { code } = game;
  const stakes = boundsOf(game);
  const { token, play } = await openSession(parts, {
    launch,
    player,
    currency,
    game: code,
    game_id: opened.game.id,
    shortest_round_ms: opened.shortestRoundMs ?? 0,
  });
  return {
    session: token,
    game: {
      id: opened.game.id,
      name: opened.game.name,
      code,
      cycleMs: cycleOf(game, play),
      emblem: (await art.emblem(opened.game.id)) ?? '',
    },
    currency,
    symbol: opened.symbol,
    balance: opened.balance,
    smallestStake: writeMoney(stakes.least * unitOf(currency), currency),
    largestStake: writeMoney(stakes.most * unitOf(currency), currency),
    round: await viewOpenRound(parts, play),
    ...(await describePlay(parts, play)),
  };
}

/** What the game's page asks. Every answer that changes a round may be asked for again. */
export function registerGame(
  app: FastifyInstance,
  { art, ...parts }: VendorParts & { readonly art: Pick<EntryArt, 'emblem'> },
): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
  app.post<{ Body: { ticket: string } }>('/api/open', { schema: body({ ticket: text(200) }) }, (request) =>
    answerOpen(parts, art, request.body.ticket),
  );
  app.post<{ Body: { key: string; stake: string; choice: unknown } }>(
    '/api/rounds',
    { schema: body({ key: text(64), stake: text(20), choice: anything }) },
    async (request) => {
      const play = await requirePlay(parts, request);
      return tellRound(parts, play, await openRound(parts, play, request.body));
    },
  );
  app.post<{ Params: { id: string }; Body: { step: number; move: unknown } }>(
    '/api/rounds/:id/moves',
    {
      schema: {
        ...params,
        ...body({ step: { type: 'integer', minimum: 0, maximum: 1_000 }, move: anything }),
      },
    },
    async (request) => {
      const play = await requirePlay(parts, request);
      return tellRound(parts, play, await makeMove(parts, play, { ...request.body, ...request.params }));
    },
  );
  app.get<{ Params: { id: string } }>('/api/rounds/:id', { schema: params }, async (request) => {
    const play = await requirePlay(parts, request);
    return tellRound(parts, play, await lookAt(parts, play, request.params.id));
  });
  app.get('/api/open-round', async (request) => ({
    round: await viewOpenRound(parts, await requirePlay(parts, request)),
  }));
  app.get('/api/rounds', async (request) => ({
    rounds: await viewLastRounds(parts, await requirePlay(parts, request)),
  }));
  app.get<{ Querystring: Named }>('/api/board', { schema: named }, async (request) =>
    viewBoard(parts, await requirePlay(parts, request), readNamed(request.query)),
  );
  app.get<{ Params: { game: string }; Querystring: Named }>(
    '/api/guest/:game',
    { schema: named },
    ({ params: { game }, query }) => viewGuestBoard(parts, game, readNamed(query)),
  );
  app.get('/api/balance', async (request) => {
    const play = await requirePlay(parts, request);
    return {
      balance: await parts.wallet.balance(play.launch),
      ...(await describePlay(parts, play)),
    };
  });
}
