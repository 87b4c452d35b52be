import type { Motif } from './motifs-treasure.ts';
import { disc, fill, line, mirror } from './pen.ts';

const fish: Motif = (pen) =>
  pen.solid('M54 -4L108 -62C112 -22 112 18 106 58Z', 'm') +
  pen.solid('M-24 -46C0 -98 44 -94 56 -58C40 -46 20 -40 4 -42Z', 'm') +
  pen.solid('M-10 44C0 84 34 88 46 58Z', 'm') +
  pen.solid('M-106 2C-84 -56 2 -72 72 -4C4 66 -82 58 -106 2Z', 'g') +
  [-28, -4, 20]
    .map((x) =>
      fill(
        `M${x} ${-44 + Math.abs(x) * 0.2}C${x + 18} -16 ${x + 18} 18 ${x} ${46 - Math.abs(x) * 0.2}C${x + 8} 14 ${x + 8} -14 ${x} ${-44 + Math.abs(x) * 0.2}Z`,
        '#ffffff',
        0.45,
      ),
    )
    .join('') +
  fill(disc(-66, -10, 17), '#ffffff') +
  fill(disc(-69, -9, 9), '#120a14') +
  fill(disc(-72, -13, 3), '#ffffff') +
  line('M-98 16C-86 22 -78 20 -72 14', '#120a14', 4, 0.7);

const shark: Motif = (pen) =>
  pen.solid('M-6 -46L34 -108C44 -86 48 -60 48 -38Z', 'k') +
  pen.solid('M64 -12L114 -68C106 -32 108 6 112 34Z', 'k') +
  pen.solid('M-8 34L22 92C36 76 40 56 36 36Z', 'k') +
  pen.solid('M-112 4C-70 -54 24 -62 84 -4C30 40 -64 52 -96 34Z', 'm') +
  fill('M-100 20C-52 34 22 30 76 0C30 40 -64 52 -96 34Z', '#ffffff', 0.85) +
  line('M-34 -16L-40 10M-22 -18L-28 10M-10 -20L-16 8', '#0b1a2e', 4, 0.55) +
  fill(disc(-68, -12, 6), '#0a0f18') +
  fill('M-104 16L-96 28L-90 18L-82 32L-76 20L-68 34L-62 22L-58 24L-60 16Z', '#ffffff') +
  line('M-106 14C-90 22 -74 22 -56 16', '#0b1a2e', 3, 0.7);

const octopus: Motif = (pen) =>
  [-1, 1]
    .map((side) =>
      [0, 1, 2, 3]
        .map((index) => {
          const x = side * (18 + index * 20);
          const end = side * (30 + index * 26);
          const path = `M${x * 0.7} 20C${x} ${60 + index * 4} ${end + side * 26} ${78 - index * 18} ${end} ${104 - index * 22}`;
          return (
            line(path, pen.palette.gem[2], 25 - index * 2) +
            line(path, 'url(#g)', 20 - index * 2) +
            line(path, '#ffffff', 3, 0.25)
          );
        })
        .join(''),
    )
    .join('') +
  pen.solid(
    'M0 -106C56 -106 84 -58 70 -8C62 26 36 42 0 42C-36 42 -62 26 -70 -8C-84 -58 -56 -106 0 -106Z',
    'g',
  ) +
  mirror(
    fill(disc(-26, -8, 19), '#ffffff') +
      fill(disc(-23, -5, 10), '#140a1a') +
      fill(disc(-27, -10, 3.5), '#ffffff'),
  ) +
  fill(disc(-34, -70, 13, 9), '#ffffff', 0.5) +
  line('M-14 24C-6 30 6 30 14 24', '#140a1a', 4, 0.8);

const turtle: Motif = (pen) =>
  mirror(
    pen.solid('M-50 -44C-88 -84 -112 -70 -106 -44C-92 -24 -70 -20 -52 -18Z', 'g') +
      pen.solid('M-46 46C-76 60 -84 90 -66 100C-46 94 -34 76 -30 60Z', 'g'),
  ) +
  pen.solid('M-22 -62C-26 -100 -14 -116 0 -116C14 -116 26 -100 22 -62Z', 'g') +
  mirror(fill(disc(-10, -100, 4), '#10161a')) +
  pen.solid(disc(0, 4, 70, 76), 'm') +
  pen.solid('M0 -34L32 -16L32 22L0 42L-32 22L-32 -16Z', 'g') +
  mirror(line('M-32 -16L-62 -30M-32 22L-62 42M0 -34L0 -70M0 42L0 78', pen.palette.metal[2], 5, 0.8));

const crab: Motif = (pen) =>
  mirror(
    line('M-52 40C-80 44 -90 62 -92 82M-44 52C-62 64 -66 82 -64 98', 'url(#g)', 12) +
      line('M-58 6C-88 -4 -92 -26 -84 -42', 'url(#g)', 16) +
      pen.solid(
        'M-72 -40C-116 -50 -116 -104 -72 -110C-86 -92 -82 -84 -62 -80C-50 -66 -54 -46 -72 -40Z',
        'g',
      ) +
      line('M-22 -18L-26 -48', 'url(#m)', 7) +
      fill(disc(-26, -52, 12), '#ffffff') +
      fill(disc(-25, -52, 6), '#170b10'),
  ) +
  pen.solid('M-76 20C-76 -24 76 -24 76 20C76 60 40 78 0 78C-40 78 -76 60 -76 20Z', 'g') +
  line('M-24 42C-8 54 8 54 24 42', '#170b10', 5, 0.75) +
  mirror(fill(disc(-40, 12, 9), '#ffffff', 0.35));

const jellyfish: Motif = (pen) =>
  [-48, -24, 0, 24, 48]
    .map((x, index) =>
      line(
        `M${x} 4C${x + 22} 34 ${x - 22} 62 ${x + (index % 2 === 0 ? 8 : -8)} 106`,
        index % 2 === 0 ? 'url(#g)' : 'url(#l)',
        9,
        0.9,
      ),
    )
    .join('') +
  pen.solid(
    'M-88 8C-92 -70 -46 -106 0 -106C46 -106 92 -70 88 8C70 -6 56 22 36 8C20 -4 12 22 0 10C-12 22 -20 -4 -36 8C-56 22 -70 -6 -88 8Z',
    'g',
  ) +
  fill('M-58 -34C-52 -66 -30 -86 -8 -88C-30 -70 -40 -54 -44 -28Z', '#ffffff', 0.55) +
  mirror(fill(disc(-26, -26, 9), '#ffffff', 0.6));

const whale: Motif = (pen) =>
  line('M-40 -58C-44 -92 -74 -96 -84 -78M-40 -58C-36 -96 -6 -100 4 -80', '#ffffff', 8, 0.8) +
  pen.solid(
    'M62 18C84 -10 80 -40 66 -62C92 -62 104 -50 106 -38C112 -52 116 -56 118 -60C120 -20 104 24 72 56Z',
    'g',
  ) +
  pen.solid(
    'M-112 8C-104 -50 -30 -66 22 -34C50 -16 66 -4 86 4C82 66 8 88 -52 76C-94 66 -114 40 -112 8Z',
    'g',
  ) +
  fill('M-110 22C-70 50 -10 52 34 30C20 68 -20 84 -56 76C-92 66 -108 46 -110 22Z', '#ffffff', 0.75) +
  [-70, -46, -22, 2].map((x) => line(`M${x} 44L${x + 6} 74`, pen.palette.gem[2], 3, 0.5)).join('') +
  fill(disc(-76, 2, 7), '#0c1016') +
  pen.solid('M-22 40C-30 70 -12 92 14 96C14 74 6 56 0 44Z', 'g');

/** Animals of the sea. */
export const seaMotifs = { fish, shark, octopus, turtle, crab, jellyfish, whale } satisfies Record<
  string,
  Motif
>;
