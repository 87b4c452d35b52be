import { createPlayRig, type PlayRig } from '../../platform/play/play-rig.fake.ts';
import { readAddressTicket } from '../../platform/play/read-ticket.fake.ts';
import { findEntries } from './entries.fake.ts';
import { casinoCycleMs } from './game.ts';
import type { BlackjackPicture } from './games/blackjack/blackjack.game.ts';
import { roundCards, type Move } from './games/blackjack/blackjack.rules.ts';
import type { RoundView } from './shown-round.ts';
import { sweepRounds } from './sweep.ts';

// A table of the game that has further stakes, with cards that a test chooses.

type Round = RoundView<BlackjackPicture>;
interface Answer {
  readonly round: Round;
  readonly balance: string | null;
  readonly session: string;
  readonly errorCode?: string;
}
const letters = 'A23456789TJQK';
/** The dealer has 19; two sixes that make 21 with one card, or are split. */
const sixes = '6 9 6 T 9 T';

/** Lays these cards under a round, and tens behind them. */
async function layCards(rig: PlayRig, { id }: Pick<Round, 'id'>, cards: string): Promise<void> {
  const fixed = cards.split(' ').map((letter) => letters.indexOf(letter));
  const all = [...fixed, ...Array.from({ length: roundCards - fixed.length }, () => 9)];
  await rig.database.pool.query(
    `update vendor_round set course = jsonb_set(course, '{cards}', $2::jsonb) where id = $1`,
    [id, JSON.stringify(all)],
  );
}

export async function createRaiseRig() {
  const rig = await createPlayRig();
  rig.live.jurisdiction = { ...rig.live.jurisdiction, realityCheckStopsPlay: false };
  const nodeId = (await findEntries(rig.database.pool)).get('blackjack') ?? '';
  let [account, token, session] = ['', '', ''];
  let before = 0n;
  let turn = 0;
  const send = async (method: 'GET' | 'POST', url: string, payload?: object, by = session) => {
    const answer = await rig.games.app.inject({
      method,
      url,
      headers: { 'x-session': by },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  };
  /** Opens the game in another tab. */
  const open = async (): Promise<{ readonly session: string; readonly round: Round | null }> => {
    const { value } = await rig.call('games.launch', { nodeId }, { token });
    return (await send('POST', '/api/open', { ticket: readAddressTicket(value.game_url) })).body;
  };
  const enter = async (name: string): Promise<void> => {
    account = name;
    token = await rig.logIn(name);
    session = (await open()).session;
  };
  const sweepLater = async (ms: number): Promise<void> => {
    rig.clock.advance(ms);
    await sweepRounds(rig.games.parts);
  };
  return {
    rig,
    send,
    open,
    /** Logs in and opens the game. */
    enter,
    sweepLater,
    token: (): string => token,
    /** The balance before the stake of the round that was dealt last, in minor units. */
    before: (): bigint => before,
    /** What a test begins with: no round open, a network that works, the player at the table. */
    begin: async (): Promise<void> => {
      rig.network.isCut = false;
      rig.network.isAnswerLost = false;
      await sweepLater(3_600_000);
      await enter('player');
    },
    deal: async (cards = sixes): Promise<Round> => {
      for (;;) {
        turn += 1;
        const press = { key: `deal-${turn}`, stake: '10.00', choice: {} };
        const { round } = (await send('POST', '/api/rounds', press)).body;
        await layCards(rig, round, cards);
        if (round.state === 'open') {
          before = (await rig.balanceOf(account)) + 1_000n;
          return (await send('GET', `/api/rounds/${round.id}`)).body.round;
        }
        // It was a blackjack.
        rig.clock.advance(casinoCycleMs);
      }
    },
    play: ({ id, step }: Pick<Round, 'id' | 'step'>, move: Move, by = session) =>
      send('POST', `/api/rounds/${id}/moves`, { step, move: { play: move } }, by),
    /** What the round has cost the member so far, in minor units. */
    spent: async (): Promise<bigint> => before - (await rig.balanceOf(account)),
    look: async ({ id }: Pick<Round, 'id'>): Promise<Round> =>
      (await send('GET', `/api/rounds/${id}`)).body.round,
    /** What the wallet says of the stakes of a round, in minor units, and of its state. */
    walletStake: async ({ id }: Pick<Round, 'id'>): Promise<string> => {
      const { rows } = await rig.database.pool.query<{ stake: string; state: string }>(
        'select stake::text, state from play_round where round = $1',
        [id],
      );
      return `${rows[0]?.stake} ${rows[0]?.state}`;
    },
    /** What the vendor says of the state of a round, and of its further stakes in minor units. */
    vendorState: async ({ id }: Pick<Round, 'id'>): Promise<string> => {
      const { rows } = await rig.database.pool.query<{ state: string; raised: string }>(
        'select state, raised::text from vendor_round where id = $1',
        [id],
      );
      return `${rows[0]?.state} ${rows[0]?.raised}`;
    },
    /** @throws Error where the books do not add up to nothing */
    close: async (): Promise<void> => {
      const { rows } = await rig.database.pool.query<{ sum: string }>(
        'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
      );
      await rig.close();
      if (rows[0]?.sum !== '0') throw new Error(`Expected books that add up to 0, got ${rows[0]?.sum}.`);
    },
  };
}
