import { expect, it } from 'vitest';
import { createChance } from './brute-force.fake.ts';
import { checkContent } from './check-content.ts';
import { countStakes } from './count-stakes.ts';
import { families, familyNames } from './families.ts';
import { quickPick } from './quick-pick.ts';

it.each(familyNames)('%s: a quick pick of each play is a bet that can be bought', (family) => {
  const chance = createChance(3);
  for (const play of families[family].plays) {
    const content = quickPick(play, chance);
    expect(checkContent(play, content), play.id).toBeNull();
    expect(countStakes(play, content), play.id).toBeGreaterThan(0n);
  }
});
