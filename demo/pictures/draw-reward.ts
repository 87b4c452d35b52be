import { motifs, type MotifName } from './motifs.ts';
import { rewardMotifs } from './motifs-rewards.ts';
import { writePaints } from './paints.ts';
import { palettes } from './palettes.ts';
import { createPen, disc, fill, put, star } from './pen.ts';

/** Palette of each picture: the mall shows them side by side. */
const looks: Readonly<Record<keyof typeof rewardMotifs | (MotifName & ('coins' | 'gem')), string>> = {
  coins: 'royal',
  gem: 'lagoon',
  envelope: 'ember',
  cup: 'jungle',
  headphones: 'royal',
  watch: 'lagoon',
  bag: 'jungle',
  lamp: 'ember',
};

/** Draws a reward of the points mall, 640 × 360, by name. Null where there is none of that name. */
export function drawReward(name: string): string | null {
  if (!Object.hasOwn(looks, name)) return null;
  const key = name as keyof typeof looks;
  const palette = palettes.find((one) => one.name === looks[key]);
  if (palette === undefined) return null;
  const motif = { ...motifs, ...rewardMotifs }[key];
  const pen = createPen(palette, `reward-${name}`);
  const dots = Array.from({ length: 26 }, () =>
    fill(
      disc(pen.random.between(0, 640), pen.random.between(0, 360), pen.random.between(2, 7)),
      'url(#dot)',
      pen.random.between(0.2, 0.7),
    ),
  );
  const sparkles = Array.from({ length: 7 }, () =>
    put(
      fill(star(4, pen.random.between(8, 16), 2.2), '#ffffff', 0.85),
      pen.random.between(60, 580),
      pen.random.between(30, 320),
    ),
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">',
    writePaints(palette),
    '<path d="M0 0H640V360H0Z" fill="url(#sky)"/>',
    ...dots,
    fill(disc(320, 180, 210), 'url(#halo)', 0.8),
    fill(disc(320, 322, 170, 20), '#000000', 0.28),
    `<g filter="url(#drop)">${put(motif(pen), 320, 178, 1.28)}</g>`,
    ...sparkles,
    '</svg>',
  ].join('');
}
