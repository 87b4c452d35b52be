import { expect, it } from 'vitest';
import games from '../../schemas/lottery/games.json' with { type: 'json' };
import { boundWin } from './bound-win.ts';
import { listDraws } from './brute-force.fake.ts';
import { families, familyNames, variantsOf, type FamilyName } from './families.ts';
import { judge } from './judge.ts';
import { oddsOf, oddsOfPlay, payOf } from './odds.ts';
import type { Draw, PicksPlay, Play } from './play.ts';

/** Every series that a member may choose. */
const { minSeries, maxSeries } = games.terms;
const everySeries = Array.from(
  { length: (maxSeries - minSeries) / 2 + 1 },
  (_, index) => minSeries + 2 * index,
);
const playsOf = (family: FamilyName): readonly Play[] => [...families[family].plays, ...variantsOf(family)];

/** The special number alone decides what a bet on it gives back. */
const specials: readonly Draw[] = Array.from({ length: 49 }, (_, index) => ({
  numbers: [0, 0, 0, 0, 0, 0, index + 1],
}));
/** As often each sum of twenty of eighty balls: one draw of the sum, and how many sets have it. */
function kenoSums(): readonly (readonly [Draw, number])[] {
  const sets = Array.from({ length: 21 }, () => new Array<number>(1_411).fill(0));
  const start = sets[0];
  if (start !== undefined) start[0] = 1;
  for (let ball = 1; ball <= 80; ball += 1)
    for (let size = 20; size > 0; size -= 1)
      for (let sum = 1_410; sum >= ball; sum -= 1) {
        const row = sets[size];
        if (row !== undefined) row[sum] = (row[sum] ?? 0) + (sets[size - 1]?.[sum - ball] ?? 0);
      }
  return (sets[20] ?? []).map((ways, sum) => [{ numbers: [sum] }, ways] as const);
}
const evenly = (draws: readonly Draw[]) => draws.map((draw) => [draw, 1] as const);
type Weighed = ReturnType<typeof evenly>;
/** All that a family's pushing plays read of its draws. The others give nothing back. */
const spaces: Readonly<Partial<Record<FamilyName, () => Weighed>>> = {
  'five-digits': () => evenly(listDraws(families['five-digits'].shape)),
  'three-digits': () => evenly(listDraws(families['three-digits'].shape)),
  'eleven-pick-five': () => evenly(listDraws(families['eleven-pick-five'].shape)),
  'three-dice': () => evenly(listDraws(families['three-dice'].shape)),
  'lucky-28': () => evenly(listDraws(families['lucky-28'].shape)),
  'mark-six': () => evenly(specials),
  keno: () => kenoSums() as Weighed,
  elott: () => evenly(listDraws(families.elott.shape)),
};

const listed = new Map<FamilyName, Weighed>();
function drawsOf(family: FamilyName): Weighed | undefined {
  const draws = listed.get(family) ?? spaces[family]?.();
  if (draws !== undefined) listed.set(family, draws);
  return draws;
}

/** Of two alike choices one is enough: they differ by what they are paid by. */
function oneOfEach({ choices, tiersOf }: PicksPlay): readonly string[] {
  const groups = new Map(choices.map((choice) => [tiersOf?.(choice).join() ?? choice, choice]));
  return [...groups.values()];
}

interface Measured {
  readonly where: string;
  readonly odds: (series: number) => number;
  /** Parts of all draws that a choice is paid in, and is given back in. */
  readonly paid: number;
  readonly pushed: number;
}
function measure(family: FamilyName, play: PicksPlay, draws: Weighed): readonly Measured[] {
  const all = draws.reduce((sum, [, ways]) => sum + ways, 0);
  return oneOfEach(play).map((choice) => {
    let [paid, pushed, tier] = [0, 0, ''];
    for (const [draw, ways] of draws) {
      const hit = play.hit(choice, draw);
      if (hit === 'push') pushed += ways;
      else if (hit !== null) [paid, tier] = [paid + ways, hit.tier];
    }
    return {
      where: `${family} ${play.id} ${choice}`,
      odds: (series: number) => Number(oddsOfPlay(play, series)[tier] ?? 0n) / 100,
      paid: paid / all,
      pushed: pushed / all,
    };
  });
}

it('a choice that may be given back returns less than is staked at every series, with its rebate', () => {
  const measured = familyNames.flatMap((family) =>
    playsOf(family).flatMap((play) => {
      if (play.kind !== 'picks' || play.canPush !== true) return [];
      const draws = drawsOf(family);
      if (draws === undefined) throw new Error(`Expected the draws of ${family} ${play.id}.`);
      return measure(family, play, draws);
    }),
  );
  const wrong = measured.flatMap(({ where, odds, paid, pushed }) =>
    everySeries.flatMap((series) => {
      const rebate = ((maxSeries - series) / 2_000) * (1 - pushed);
      const back = paid * odds(series) + pushed + rebate;
      const most = pushed + ((1 - pushed) * maxSeries) / 2_000;
      // Odds are cut to hundredths, never more.
      return back <= most + 1e-9 && back > most - paid * 0.01 - 1e-9 && back < 1
        ? []
        : [`${where} at ${series}: ${back}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(measured.filter(({ pushed }) => pushed > 0).length).toBeGreaterThan(30);
});

it('every tier of every play returns what its series says, and never more', () => {
  const tiers = familyNames.flatMap((family) =>
    playsOf(family).flatMap((play) =>
      Object.entries(play.tiers).map(([tier, chance]) => ({
        where: `${family} ${play.id}`,
        tier,
        chance,
      })),
    ),
  );
  const wrong = tiers.flatMap(({ where, tier, chance }) =>
    everySeries.flatMap((series) => {
      const back = (oddsOf(chance, series) * chance.wins * 2_000n * 1_000_000n) / chance.space;
      const most = BigInt(series) * 100n * 1_000_000n;
      const cut = (chance.wins * 2_000n * 1_000_000n) / chance.space + 2n;
      return back <= most && back >= most - cut ? [] : [`${where} ${tier} at ${series}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(tiers.length).toBeGreaterThan(500);
  expect(maxSeries).toBeLessThan(2_000);
});

it('no draw pays or gives back more than the bound of a bet, for each set of choices that go together', () => {
  const wrong = familyNames.flatMap((family) =>
    playsOf(family).flatMap((play) => {
      if (play.kind !== 'picks' || play.canPush !== true) return [];
      const draws = (drawsOf(family) ?? []).filter(
        (_, index, all) => index % Math.ceil(all.length / 2_000) === 0,
      );
      const group = play.choices.filter(
        (choice) => play.group?.(choice) === play.group?.(play.choices[0] ?? ''),
      );
      const pairs = group
        .slice(0, 9)
        .flatMap((one, at) => group.slice(at + 1, 9).map((other) => [one, other]));
      const terms = { stake: 100n, odds: oddsOfPlay(play, maxSeries) };
      return [group, play.choices, play.choices.slice(1), ...pairs].flatMap((picks) => {
        const bound = boundWin(play, { picks }, terms);
        const best = draws.reduce((most, [draw]) => {
          const pay = payOf(judge(play, { picks }, draw), terms);
          return pay > most ? pay : most;
        }, 0n);
        return best > bound ? [`${family} ${play.id} ${picks.join()}: pays ${best}, bound ${bound}`] : [];
      });
    }),
  );
  expect(wrong).toEqual([]);
});

it('only a play that says so gives stakes back', () => {
  const silent = (['three-digits', 'three-dice', 'lucky-28', 'mark-six'] as const).flatMap((family) =>
    playsOf(family).flatMap((play) => {
      if (play.kind !== 'picks' || play.canPush === true) return [];
      const draws = drawsOf(family) ?? [];
      return play.choices.filter((choice) => draws.some(([draw]) => play.hit(choice, draw) === 'push'));
    }),
  );
  expect(silent).toEqual([]);
});
