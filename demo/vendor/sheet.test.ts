import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlayRig, type PlayRig } from '../../platform/play/play-rig.fake.ts';
import { findGame } from './find-game.ts';
import type { AnyGame } from './game.ts';
import { makeCard } from './games/bingo/bingo.rules.ts';
import { vendorGames } from './generated/games.ts';
import { writeReturn } from './game-page.ts';
import { sweepRounds } from './sweep.ts';
import { findEntries } from './entries.fake.ts';
import { readAddressTicket } from '../../platform/play/read-ticket.fake.ts';

let rig: PlayRig;
/** By the code of the game: an entry of the catalogue that opens it. */
let nodes: ReadonlyMap<string, string> = new Map();
const choices: Readonly<Record<string, object>> = {
  dice: { side: 'under', percent: 50 },
  crash: { auto: null },
  bull: { room: '1' },
  bingo: { cards: [makeCard(() => 0)] },
  baccarat: { bets: { player: 7 } },
  roulette: { bets: { red: 7 } },
};
const post = async (url: string, session: string, payload: object) =>
  (await rig.games.app.inject({ method: 'POST', url, headers: { 'x-session': session }, payload })).json<{
    readonly session: string;
    readonly game: { readonly code: string };
    readonly smallestStake: string;
    readonly largestStake: string;
    readonly errorCode?: string;
  }>();
async function openGame(code: string) {
  const nodeId = nodes.get(code) ?? '';
  const token = await rig.logIn('player');
  const { value } = await rig.call('games.launch', { nodeId }, { token });
  const ticket = readAddressTicket(value.game_url);
  const sheet = (await rig.call('games.info', { nodeId })).value;
  return { sheet, opened: await post('/api/open', '', { ticket }) };
}
/** A cent more or less. */
const shift = (amount: string, cents: number): string => ((Number(amount) * 100 + cents) / 100).toFixed(2);

beforeAll(async () => {
  rig = await createPlayRig();
  // Hours pass in these tests: what a check of reality stops is tried where the check is.
  rig.live.jurisdiction = { ...rig.live.jurisdiction, realityCheckStopsPlay: false };
  nodes = await findEntries(rig.database.pool);
});
afterAll(() => rig.close());

describe('the sheet of an entry', () => {
  it.each(vendorGames.map(({ code }) => code))('is that of the game that it opens: %s', async (code) => {
    const { sheet, opened } = await openGame(code);
    const game: AnyGame = findGame(code);
    expect(opened.game.code).toBe(code);
    expect([sheet.stakeLeast, sheet.stakeMost]).toEqual([opened.smallestStake, opened.largestStake]);
    expect(sheet.volatility).toBe(game.volatility);
    expect(sheet.features).toEqual(expect.arrayContaining([...game.features]));
    expect(sheet.features.includes('provably-fair')).toBe(game.isCommitted || game.calendar !== undefined);
    if (game.calendar !== undefined) expect(sheet.rtp).toBeNull();
    else {
      const [least = 0, most = least] = writeReturn(game).split('–').map(Number);
      expect(Number(sheet.rtp)).toBeGreaterThanOrEqual(least);
      expect(Number(sheet.rtp)).toBeLessThanOrEqual(most);
    }
  });

  it.each(vendorGames.filter(({ calendar }) => calendar === undefined).map(({ code }) => code))(
    'states the least and the largest stake that %s takes',
    async (code) => {
      const { sheet, opened } = await openGame(code);
      const bet = async (stake: string, key: string, choice: object) =>
        (await post('/api/rounds', opened.session, { key: `${key}-${code}`, stake, choice })).errorCode;
      const choice = choices[code] ?? {};
      // The last room has the largest stake.
      const last = findGame(code).rooms?.at(-1)?.id;
      const atMost = last === undefined ? choice : { ...choice, room: last };
      expect(await bet(shift(sheet.stakeLeast ?? '', -1), 'low', choice)).toBe('amount.too-small');
      expect(await bet(shift(sheet.stakeMost ?? '', 1), 'high', atMost)).toBe('amount.too-large');
      expect(await bet(sheet.stakeLeast ?? '', 'least', choice)).toBeUndefined();
      rig.clock.advance(3_600_000);
      await sweepRounds(rig.games.parts);
    },
  );
});
