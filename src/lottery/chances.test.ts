import { describe, expect, it, test } from 'vitest';
import { compareChances, listDraws } from './brute-force.fake.ts';
import { chanceOf, countChoices } from './chance.ts';
import { families, familyNames, findPlay, variantsOf, type FamilyName } from './families.ts';
import { judge } from './judge.ts';
import { oddsOf, oddsOfPlay, payOf } from './odds.ts';

/** Pays by how often a face comes, and returns by all counts together: see the next test. */
const shared = 'single';
test.each(['three-digits', 'three-dice', 'lucky-28'] as const)(
  '%s: each line wins as often as its chance says, over all draws',
  (family) => {
    const draws = listDraws(families[family].shape);
    const plays = [...families[family].plays, ...variantsOf(family)].filter(({ id }) => id !== shared);
    expect(plays.flatMap((play) => compareChances(family, play, draws))).toEqual([]);
  },
);

it('five digits and elott: a line by a rule of the house wins as often as its chance says, over all draws', () => {
  const draws = listDraws(families['five-digits'].shape);
  for (const family of ['five-digits', 'elott'] as const) {
    expect(variantsOf(family).map(({ id }) => id)).toContain('dragontiger~push');
    expect(variantsOf(family).flatMap((play) => compareChances(family, play, draws))).toEqual([]);
  }
});

it('returns one stake for each choice by a rule of the house, with what comes back', () => {
  const back = (['three-digits', 'three-dice', 'lucky-28'] as const).flatMap((family) => {
    const draws = listDraws(families[family].shape);
    return variantsOf(family).flatMap((play) =>
      (play.kind === 'picks' ? play.choices : []).map((choice) => {
        let returned = 0;
        for (const draw of draws) {
          const { wins, pushed } = judge(play, { picks: [choice] }, draw);
          returned += Number(pushed);
          for (const { tier } of wins) {
            const { wins: won, space } = play.tiers[tier] ?? chanceOf(1, 1);
            returned += Number(space) / Number(won);
          }
        }
        return [`${play.id} ${choice}`, Math.round((returned / draws.length) * 1e9) / 1e9] as const;
      }),
    );
  });
  expect(back.length).toBeGreaterThan(10);
  expect(back.filter(([, returned]) => returned !== 1)).toEqual([]);
});

it('keno that pays none returns one stake by all its tiers', () => {
  expect(variantsOf('keno').map(({ id }) => id)).toHaveLength(5);
  for (const play of variantsOf('keno')) {
    const size = Number(/\d+/.exec(play.id)?.[0]);
    const total = Object.entries(play.tiers).reduce((sum, [tier, { wins, space }]) => {
      const hits = Number(tier.slice(4));
      const chance =
        Number(countChoices(20, hits) * countChoices(60, size - hits)) / Number(countChoices(80, size));
      return sum + (chance * Number(space)) / Number(wins);
    }, 0);
    expect(total).toBeCloseTo(1, 12);
  }
});

it('five digits: a line of any four places wins as often as its chance says, over all draws', () => {
  const draws = listDraws(families['five-digits'].shape);
  const plays = families['five-digits'].plays.filter(({ id }) => id.startsWith('any4.group'));
  expect(plays).toHaveLength(4);
  expect(plays.flatMap((play) => compareChances('five-digits', play, draws))).toEqual([]);
});

/** How often each tier of a choice is won over every number at a place of mark six, in the year of an animal. */
function countSpecials(id: string, choices: readonly string[], animal: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const play = findPlay('mark-six', id);
  if (play === undefined) throw new Error(`Expected the play ${id}.`);
  for (let number = 1; number <= 49; number += 1) {
    const others = Array.from({ length: 49 }, (_, index) => index + 1).filter((one) => one !== number);
    const draw = { numbers: [...others.slice(0, 6), number], animal };
    for (const { tier, units } of judge(play, { picks: choices }, draw).wins)
      counts.set(tier, (counts.get(tier) ?? 0) + Number(units));
  }
  return counts;
}
describe('mark six', () => {
  const animals = Array.from({ length: 12 }, (_, animal) => String(animal));
  it('one of so many animals is the special number in four of 49 for each, in every year', () => {
    for (let size = 2; size <= 10; size += 1)
      for (let year = 0; year < 12; year += 1) {
        const picks = animals.slice(0, size);
        expect([...countSpecials(`joined.zodiac${size}`, picks, year)]).toEqual([['line', 4 * size]]);
        expect(findPlay('mark-six', `joined.zodiac${size}`)?.tiers['line']).toEqual(chanceOf(4 * size, 49));
      }
  });
  it('a last digit is that of the special number in four or five of 49', () => {
    for (let digit = 0; digit < 10; digit += 1)
      expect([...countSpecials('special.tailnumber', [String(digit)], 0)]).toEqual([
        digit === 0 ? ['four', 4] : ['five', 5],
      ]);
  });
  it('an animal among the six is paid as often as its numbers come: six of 49 for each', () => {
    const play = findPlay('mark-six', 'normal.zodiac');
    for (let year = 0; year < 12; year += 1)
      for (const choice of animals) {
        // Each number at each of the six places, as often as any other.
        let hits = 0;
        for (let number = 1; number <= 49; number += 1) {
          const draw = { numbers: [number], animal: year };
          if (play !== undefined) hits += Number(judge(play, { picks: [choice] }, draw).wins[0]?.units ?? 0);
        }
        const tier = Number(choice) === year ? 'five' : 'four';
        expect(play?.tiers[tier]).toEqual(chanceOf(6 * hits, 49));
      }
  });
});

/** Expected return of a play that pays by several tiers, of one stake, at the series that returns all. */
const returnOf = (family: FamilyName, id: string, chances: Readonly<Record<string, number>>): number =>
  Object.entries(chances).reduce((sum, [tier, chance]) => {
    const { wins, space } = findPlay(family, id)?.tiers[tier] ?? chanceOf(1, 1);
    return sum + (chance * Number(space)) / Number(wins);
  }, 0);
it('tiers of one play return one stake together', () => {
  const faces = { once: 75 / 216, twice: 15 / 216, thrice: 1 / 216 };
  expect(returnOf('three-dice', shared, faces)).toBeCloseTo(1, 12);
  expect(returnOf('mark-six', 'three2', { two: 645 / 18_424, three: 20 / 18_424 })).toBeCloseTo(1, 12);
});

/** Fair odds at which a published table names a play, to as many digits as it has. */
const published: readonly (readonly [FamilyName, string, string, number])[] = [
  ['keno', 'pick1', 'hits1', 4],
  ['mark-six', 'nohit5', 'line', 2.2416],
  ['mark-six', 'nohit12', 'line', 8.3435],
  ['mark-six', 'linked.zodiac2', 'usual', 85_900_584 / 17_623_284],
  ['mark-six', 'linked.zodiac5', 'usual', 85_900_584 / 666_624],
  ['mark-six', 'linked.zodiac2', 'odd', 85_900_584 / 20_843_956],
  ['mark-six', 'linked.zodiac4', 'odd', 85_900_584 / 2_845_000],
  ['mark-six', 'linked.tail2', 'usual', 85_900_584 / 24_640_385],
  ['mark-six', 'linked.tail5', 'usual', 85_900_584 / 1_768_750],
  ['vietnam-north', 'xien2', 'line', 1 / 0.0548821],
  ['vietnam-north', 'xien4', 'line', 1 / 0.0026699],
  ['vietnam-south', 'xien3', 'line', 1 / 0.0039134],
  ['vietnam-north', 'truot4', 'line', 1 / 0.3321416],
  ['vietnam-north', 'truot10', 'line', 1 / 0.0581497],
];
test.each(published)('%s %s %s has the published chance', (family, id, tier, odds) => {
  const { wins, space } = findPlay(family, id)?.tiers[tier] ?? chanceOf(0, 1);
  const shown = Number(space) / Number(wins);
  expect(Math.abs(shown / odds - 1)).toBeLessThan(1e-4);
});

describe('keno', () => {
  const rarity = (id: string, tier: string, tiers = 1) => {
    const { wins, space } = findPlay('keno', id)?.tiers[tier] ?? chanceOf(1, 1);
    return Number(space * BigInt(tiers)) / Number(wins);
  };
  it('all of five comes once in 1550.57 draws, all of ten once in 8,911,711.18', () => {
    expect(rarity('pick5', 'hits5', 3)).toBeCloseTo(1_550.57, 2);
    expect(rarity('pick10', 'hits10', 6)).toBeCloseTo(8_911_711.18, 2);
  });
  it('has as many sets for each sum as all of them counted, ball by ball', () => {
    // Sets of so many balls by their sum: each ball is left out, or added to every set of one fewer.
    const sets = Array.from({ length: 21 }, () => new Array<bigint>(1_411).fill(0n));
    sets[0]?.fill(1n, 0, 1);
    for (let number = 1; number <= 80; number += 1)
      for (let size = 20; size > 0; size -= 1)
        for (let sum = 1_410; sum >= number; sum -= 1) {
          const more = sets[size - 1]?.[sum - number] ?? 0n;
          const row = sets[size];
          if (row !== undefined && more > 0n) row[sum] = (row[sum] ?? 0n) + more;
        }
    const all = sets[20] ?? [];
    const count = (isIn: (sum: number) => boolean): bigint =>
      all.reduce((total, ways, sum) => (isIn(sum) ? total + ways : total), 0n);
    const space = count(() => true);
    const tiers = (id: string) => findPlay('keno', id)?.tiers;
    const within = (from: number, to: number) => ({ wins: count((sum) => sum >= from && sum <= to), space });
    expect(tiers('elements')).toEqual({
      gold: within(210, 695),
      wood: within(696, 763),
      water: within(764, 855),
      fire: within(856, 923),
      earth: within(924, 1_410),
    });
    expect(tiers('sum.tie')).toEqual({ tie: within(810, 810) });
    const level = within(810, 810).wins;
    const beside = (from: number, to: number) => ({ wins: within(from, to).wins, space: space - level });
    expect(tiers('sum.size')).toEqual({ B: beside(811, 1_410), S: beside(210, 809) });
    expect(tiers('sum.parity')).toEqual({
      O: { wins: count((sum) => sum % 2 === 1), space },
      E: { wins: count((sum) => sum % 2 === 0), space },
    });
  });
  it('as many above as below come with a chance of .203243', () => {
    expect(1 / rarity('upper', 'same')).toBeCloseTo(0.203243, 6);
    expect(1 / rarity('odd', 'more')).toBeCloseTo(0.398378, 6);
  });
});

describe('odds', () => {
  it('agree with a published table at the series 1800', () => {
    const odds = (id: string) => {
      const play = findPlay('five-digits', id);
      return play === undefined ? null : oddsOfPlay(play, 1_800)['line'];
    };
    expect(odds('all.direct')).toBe(9_000_000n);
    expect(odds('all.group.11111')).toBe(75_000n);
    expect(odds('first3.group.pair')).toBe(30_000n);
    expect(odds('first3.anywhere1')).toBe(332n);
  });
  it('of each play return more than the stake, at the lowest series also', () => {
    const low = familyNames.flatMap((family) =>
      [...families[family].plays, ...variantsOf(family)].flatMap((play) =>
        Object.entries(oddsOfPlay(play, 1_700)).flatMap(([tier, odds]) =>
          odds > 100n ? [] : [`${family} ${play.id} ${tier}: ${odds}`],
        ),
      ),
    );
    expect(low).toEqual([]);
  });
  it('are cut down, as the win is', () => {
    expect(oddsOf(chanceOf(271, 1_000), 1_900)).toBe(350n);
    const won = { wins: [{ tier: 'line', units: 3n }], pushed: 2n };
    expect(payOf(won, { stake: 5n, odds: { line: 199n } })).toBe(29n + 10n);
  });
  it('are needed for each tier that is won', () => {
    expect(() =>
      payOf({ wins: [{ tier: 'other', units: 1n }], pushed: 0n }, { stake: 1n, odds: {} }),
    ).toThrow('other');
  });
});
