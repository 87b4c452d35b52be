import { expect, it } from 'vitest';
import { createChance, makeContent } from './brute-force.fake.ts';
import { checkContent } from './check-content.ts';
import { families, familyNames } from './families.ts';
import { readTyped } from './read-typed.ts';
import { writeTyped } from './write-typed.ts';

it.each(familyNames)('%s: what is written is read as the same content', (family) => {
  const chance = createChance(7);
  for (const play of families[family].plays) {
    const content = makeContent(play, chance);
    if (checkContent(play, content) !== null) continue;
    expect(readTyped(play, writeTyped(play, content)), `${play.id} ${writeTyped(play, content)}`).toEqual({
      content,
      fault: null,
    });
  }
});
