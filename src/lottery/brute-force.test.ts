import { describe, expect, it, test } from 'vitest';
import { compare, compareByChance, createChance, listDraws, makeContent } from './brute-force.fake.ts';
import { families, familyNames, variantsOf } from './families.ts';

describe.each(familyNames)('%s', (family) => {
  it.each([...families[family].plays, ...variantsOf(family)].map((play) => [play.id, play] as const))(
    '%s costs and wins what its lines do, written out',
    (_, play) => {
      const { differences, won } = compareByChance(family, play, { contents: 3, draws: 16 });
      expect(differences.slice(0, 3)).toEqual([]);
      expect(won).toBeGreaterThan(0);
    },
  );
});

const small = ['three-digits', 'three-dice', 'lucky-28'] as const;
const smallPlays = small.flatMap((family) =>
  [...families[family].plays, ...variantsOf(family)].map((play) => [family, play.id, play] as const),
);
/** What pays most hits fewest of the choices: the bound takes the best of both, which no draw has. */
const loose: readonly string[] = ['all.group.banker', 'single'];

test.each(smallPlays)(
  '%s %s: over all draws there is no difference, and the bound is the best draw',
  (family, id, play) => {
    const draws = listDraws(families[family].shape);
    const chance = createChance(15);
    const compared = [1, 2].map(() => compare(family, play, makeContent(play, chance), draws));
    expect(compared.flatMap(({ differences }) => differences).slice(0, 3)).toEqual([]);
    if (!loose.includes(id))
      expect(compared.map(({ bound }) => bound)).toEqual(compared.map(({ best }) => best));
  },
);
