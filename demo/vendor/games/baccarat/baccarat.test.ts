import { describe, expect, it } from 'vitest';
import { multiply } from '../../game.ts';
import { repeatableChance } from '../../measure-return.ts';
import { baccaratGame } from './baccarat.game.ts';
import {
  betNames,
  chanceOf,
  closingMs,
  dealHands,
  hasBankerThird,
  hasPlayerThird,
  isNatural,
  partAtRisk,
  payBets,
  returnOf,
  shoeSize,
  winnerOf,
  type Bets,
} from './baccarat.rules.ts';

/** Cards of the shoe by their points: all of 0 to 9. */
const shoe = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
type Ends = { player: bigint; banker: bigint; tie: bigint };

/** Every order of six cards by its points, as many times as it is in the shoe. */
function countEnds(): Ends {
  const ends: Ends = { player: 0n, banker: 0n, tie: 0n };
  const left = [...shoe];
  /** Tries every card; `ways` is how many orders of cards led here. */
  const draw = (ways: number, next: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0;
      left[points] = count - 1;
      next(points, ways * count);
      left[points] = count;
    }
  };
  const end = (one: number, other: number, ways: number, unused: number): void => {
    // Cards that are not drawn can be any of those that are left.
    const orders = BigInt(ways) * (unused === 2 ? 412n * 411n : unused === 1 ? 411n : 1n);
    ends[one === other ? 'tie' : one > other ? 'player' : 'banker'] += orders;
  };
  const banker = (one: number, other: number, third: number | null, ways: number): void => {
    const unused = third === null ? 2 : 1;
    if (!hasBankerThird(other, third)) end(one, other, ways, unused);
    else draw(ways, (card, now) => end(one, (other + card) % 10, now, unused - 1));
  };
  draw(1, (first, a) =>
    draw(a, (second, b) =>
      draw(b, (third, c) =>
        draw(c, (fourth, ways) => {
          const [one, other] = [(first + third) % 10, (second + fourth) % 10];
          if (isNatural(one) || isNatural(other)) end(one, other, ways, 2);
          else if (hasPlayerThird(one))
            draw(ways, (card, now) => banker((one + card) % 10, other, card, now));
          else banker(one, other, null, ways);
        }),
      ),
    ),
  );
  return ends;
}

/** A card of these points, in its suit. */
const card = (points: number, suit = 0): number => (points === 0 ? 9 : points - 1) + 13 * suit;

describe('the table', () => {
  it('pays by chances that are counted over every order of the cards of a shoe', () => {
    const ends = countEnds();
    expect([ends.player, ends.banker, ends.tie]).toEqual([
      chanceOf.player.over,
      chanceOf.banker.over,
      chanceOf.tie.over,
    ]);
    expect(ends.player + ends.banker + ends.tie).toBe(chanceOf.tie.under);
    const rates = (['player', 'banker', 'tie', 'playerPair'] as const).map((name) => {
      const { over, under } = returnOf(name);
      return (Number(over) / Number(under)).toFixed(6);
    });
    expect(rates).toEqual(['0.987649', '0.989421', '0.856404', '0.896386']);
    // Of the 415 cards that can be second, 31 have the rank of the first.
    expect(chanceOf.playerPair).toEqual({ over: 31n, under: BigInt(shoeSize - 1) });
  });

  it('draws no card of the shoe twice, and each with the same chance', () => {
    // The first place of the shoe, six times: the places that are left move up.
    expect(dealHands(() => 0)).toEqual({ player: [0, 2, 4], banker: [1, 3] });
    const last = dealHands((below) => below - 1);
    expect(new Set(last.player.concat(last.banker)).size).toBe(6);
  });
});

describe('bets', () => {
  const tie = { player: [card(4), card(3)], banker: [card(2), card(5)] };
  const bankerWins = { player: [card(2), card(0), card(4)], banker: [card(9), card(9, 1)] };

  it('on several outcomes share the stake, and each is paid for its part', () => {
    expect(winnerOf(tie)).toBe('tie');
    // 10 on the player come back, 5 on the tie pay nine times.
    expect(multiply(1_500n, payBets({ player: 10, tie: 5 }, tie))).toBe(5_500n);
    expect(multiply(1_500n, payBets({ player: 10, banker: 5 }, bankerWins))).toBe(975n);
    expect(multiply(300n, payBets({ bankerPair: 1, playerPair: 2 }, bankerWins))).toBe(1_200n);
    expect(multiply(100n, payBets({ tie: 1 }, bankerWins))).toBe(0n);
  });

  it('can be taken back until they close, then the cards decide', () => {
    const open = baccaratGame.open({ bets: { player: 5 } }, { at: 1_000, chance: repeatableChance(5) });
    const moment = { at: 1_500, chance: () => 0 };
    expect(baccaratGame.standing(open)).toEqual({ kind: 'open' });
    expect(baccaratGame.standing(baccaratGame.move(open, { act: 'withdraw' }, moment))).toEqual({
      kind: 'void',
    });
    expect(baccaratGame.standing(baccaratGame.leave(open, 2_000))).toEqual({ kind: 'void' });
    expect(baccaratGame.standing(baccaratGame.move(open, { act: 'deal' }, moment)).kind).toBe('over');
    const end = 1_000 + closingMs;
    expect(baccaratGame.dueAt?.(open)).toBe(end);
    expect(baccaratGame.advance?.(open, end - 1)).toBe(open);
    expect(baccaratGame.standing(baccaratGame.advance?.(open, end) ?? open).kind).toBe('over');
  });

  it('lie there before any card is shown', () => {
    const open = baccaratGame.open({ bets: { player: 3, tie: 1 } }, { at: 0, chance: repeatableChance(5) });
    const amount = ({ over, under }: { over: bigint; under: bigint }): string => `${over}/${under}`;
    expect(baccaratGame.picture(open, { at: 3_000, amount })).toEqual({
      leftMs: closingMs - 3_000,
      bets: [
        { on: 'player', units: 3, amount: '3/4', paid: null },
        { on: 'tie', units: 1, amount: '1/4', paid: null },
      ],
      hands: null,
      winner: null,
    });
  });

  it('put no more at risk together than what one leaves of the other', () => {
    const percentOf = (bets: Bets): number =>
      Number((partAtRisk(bets).over * 1_000n) / partAtRisk(bets).under) / 10;
    expect(percentOf({ player: 10, banker: 10 })).toBeLessThan(3);
    expect(percentOf({ player: 100, banker: 100, tie: 1 })).toBeLessThan(4);
    for (const name of betNames) expect([name, percentOf({ [name]: 3 })]).toEqual([name, 100]);
    expect(percentOf({ banker: 10, playerPair: 1, tie: 1 })).toBe(100);
  });
});
