import type { Motif } from './motifs-treasure.ts';
import { around, disc, fill, line, mirror, polygon, put, ring, star, type Point } from './pen.ts';

const sun: Motif = (pen) =>
  around(pen.solid('M-13 -66L0 -112L13 -66Z', 'm'), 8) +
  around(pen.solid('M-8 -66C-14 -84 8 -86 2 -100C18 -86 12 -72 8 -64Z', 'g'), 8, 22.5) +
  pen.solid(disc(0, 0, 64), 'm') +
  line(disc(0, 0, 50), '#ffffff', 3, 0.5) +
  pen.solid(star(12, 38, 20), 'g') +
  pen.solid(disc(0, 0, 14), 'l');

const moon: Motif = (pen) =>
  pen.solid(
    'M34 -98C-50 -104 -104 -44 -96 22C-88 86 -12 118 52 86C4 84 -36 42 -30 -12C-26 -56 2 -86 34 -98Z',
    'm',
  ) +
  fill(disc(-62, 30, 9), '#000000', 0.14) +
  fill(disc(-48, -40, 6), '#000000', 0.14) +
  fill(disc(-20, 72, 7), '#000000', 0.14) +
  put(pen.solid(star(5, 40, 16), 'g'), 44, -4, 1, 12) +
  put(pen.solid(star(5, 18, 7), 'l'), 78, -62) +
  put(pen.solid(star(5, 16, 6), 'l'), 84, 52);

const lotus: Motif = (pen) => {
  const petal = 'M0 52C-40 30 -42 -40 0 -88C42 -40 40 30 0 52Z';
  return (
    mirror(put(pen.solid(petal, 'g'), -56, 34, 0.92, -68) + put(pen.solid(petal, 'g'), -36, 14, 0.98, -40)) +
    mirror(put(pen.solid(petal, 'l'), -18, 2, 1, -18)) +
    pen.solid(petal, 'g') +
    pen.solid('M-74 62C-30 40 30 40 74 62C40 92 -40 92 -74 62Z', 'm') +
    line('M0 -74L0 36', '#ffffff', 3, 0.5)
  );
};

const flame: Motif = (pen) =>
  pen.solid(
    'M8 -112C22 -66 86 -38 78 30C72 82 34 106 0 106C-44 106 -80 74 -78 24C-76 -14 -44 -26 -42 -64C-18 -50 -12 -30 -14 -14C8 -36 16 -72 8 -112Z',
    'g',
  ) +
  pen.solid(
    'M4 -36C22 -4 52 12 48 48C44 82 22 96 0 96C-26 96 -48 78 -46 46C-44 22 -24 14 -20 -8C-4 6 -2 16 -4 26C6 12 10 -10 4 -36Z',
    'm',
  ) +
  pen.solid('M2 24C18 44 26 52 24 68C22 86 12 94 0 94C-14 94 -24 84 -22 66C-20 52 -6 46 2 24Z', 'l');

const bolt: Motif = (pen) => {
  const shape = 'M26 -112L-66 14L-10 14L-34 112L72 -24L14 -24L52 -112Z';
  return (
    put(pen.solid(shape, 'k'), 8, 8) + pen.solid(shape, 'm') + line('M30 -96L-44 4L4 4', '#ffffff', 5, 0.6)
  );
};

const cherries: Motif = (pen) =>
  line('M-42 38C-40 -20 -6 -70 36 -92C34 -40 46 -6 52 28', '#2f6b2c', 10) +
  pen
    .solid('M32 -92C64 -116 98 -92 104 -66C74 -54 44 -62 32 -92Z', 'm')
    .replaceAll('url(#m)', '#4fae3c')
    .replaceAll('url(#em)', '#1e5a1d') +
  pen.solid(disc(-44, 54, 48), 'g') +
  pen.solid(disc(52, 50, 48), 'g') +
  fill(disc(-60, 34, 15, 11), '#ffffff', 0.75) +
  fill(disc(36, 30, 15, 11), '#ffffff', 0.75);

const clover: Motif = (pen) =>
  line('M4 20C10 60 30 84 52 106', 'url(#m)', 12) +
  around(
    pen.solid(
      'M0 -4C-24 -18 -64 -40 -54 -80C-44 -108 -8 -100 0 -76C8 -100 44 -108 54 -80C64 -40 24 -18 0 -4Z',
      'g',
    ) + line('M0 -14L0 -62', '#ffffff', 3, 0.4),
    4,
  ) +
  pen.solid(disc(0, 0, 13), 'm');

const horseshoe: Motif = (pen) =>
  pen.solid(
    'M-54 98L-92 82C-112 -4 -92 -96 0 -100C92 -96 112 -4 92 82L54 98L44 84C66 12 56 -54 0 -56C-56 -54 -66 12 -44 84Z',
    'm',
  ) +
  mirror(
    [
      [-76, 44],
      [-80, 0],
      [-66, -44],
      [-34, -72],
    ]
      .map(([x, y]) => pen.solid(disc(x ?? 0, y ?? 0, 8), 'k'))
      .join(''),
  ) +
  put(pen.solid(star(4, 32, 11), 'g'), 0, 14);

const butterfly: Motif = (pen) =>
  mirror(
    pen.solid('M-6 -10C-30 -86 -96 -104 -106 -64C-114 -26 -60 6 -6 8Z', 'g') +
      pen.solid('M-6 6C-64 10 -94 46 -74 78C-52 106 -14 62 -6 26Z', 'm') +
      pen.solid(disc(-66, -50, 17), 'l') +
      pen.solid(disc(-52, 54, 12), 'g') +
      line('M-4 -52C-14 -76 -28 -92 -40 -96', 'url(#m)', 4),
  ) + pen.solid('M0 -56C12 -44 10 40 0 72C-10 40 -12 -44 0 -56Z', 'k');

const mushroom: Motif = (pen) =>
  pen.solid('M-34 0C-30 40 -44 70 -40 96C-14 106 14 106 40 96C44 70 30 40 34 0Z', 'l') +
  pen.solid('M-106 10C-104 -70 -48 -102 0 -102C48 -102 104 -70 106 10C60 30 -60 30 -106 10Z', 'g') +
  pen.solid(disc(-44, -40, 19, 16), 'l') +
  pen.solid(disc(28, -62, 22, 17), 'l') +
  pen.solid(disc(66, -16, 14, 12), 'l') +
  pen.solid(disc(-8, -4, 13, 10), 'l');

const peaks: Motif = (pen) => {
  const peak = (x: number, y: number, size: number): string =>
    pen.facet(
      [
        [x, y],
        [x - size * 0.6, y + size],
        [x - size * 0.08, y + size],
      ],
      0.2,
    ) +
    pen.facet(
      [
        [x, y],
        [x - size * 0.08, y + size],
        [x + size * 0.6, y + size],
      ],
      0.72,
    ) +
    pen.facet(
      [
        [x, y],
        [x - size * 0.2, y + size * 0.34],
        [x - size * 0.06, y + size * 0.26],
        [x, y + size * 0.4],
      ],
      0,
      'metal',
    ) +
    pen.facet(
      [
        [x, y],
        [x, y + size * 0.4],
        [x + size * 0.1, y + size * 0.28],
        [x + size * 0.2, y + size * 0.34],
      ],
      0.35,
      'metal',
    );
  return peak(-56, -20, 110) + peak(58, -8, 98) + peak(2, -84, 174);
};

const planet: Motif = (pen) =>
  line('M-112 34C-92 -10 72 -74 112 -44', 'url(#m)', 9, 0.7) +
  pen.solid(disc(0, 0, 74), 'g') +
  line('M-66 -26C-20 -10 30 -30 58 -44', '#ffffff', 9, 0.25) +
  line('M-72 14C-20 30 40 4 70 -14', '#000000', 12, 0.14) +
  line('M-54 48C-16 54 30 40 56 20', '#ffffff', 7, 0.22) +
  line('M-112 34C-102 66 72 0 112 -44', 'url(#m)', 13) +
  put(pen.solid(star(4, 22, 6), 'l'), -74, -78) +
  put(pen.solid(disc(0, 0, 13), 'm'), 84, 66);

const comet: Motif = (pen) =>
  fill('M-104 -104C-30 -90 40 -40 66 18L18 66C-40 40 -90 -30 -104 -104Z', 'url(#g)', 0.85) +
  fill('M-80 -80C-20 -64 30 -20 56 24L24 56C-20 30 -64 -20 -80 -80Z', 'url(#m)', 0.9) +
  put(
    pen.solid(disc(0, 0, 48), 'm') +
      fill(disc(-12, -10, 11), '#000000', 0.16) +
      fill(disc(16, 12, 8), '#000000', 0.16) +
      fill(disc(-6, 22, 6), '#000000', 0.16),
    46,
    46,
  );

const snowflake: Motif = (pen) =>
  around(line('M0 0L0 -100M0 -62L-24 -84M0 -62L24 -84M0 -34L-18 -50M0 -34L18 -50', 'url(#m)', 13), 6) +
  around(line('M0 0L0 -98M0 -62L-23 -83M0 -62L23 -83M0 -34L-17 -49M0 -34L17 -49', '#ffffff', 5, 0.9), 6) +
  pen.solid(polygon(ring(6, 26)), 'g');

const shell: Motif = (pen) => {
  const ribs = ring(13, 108).filter((_, index) => index <= 3 || index >= 10);
  const order: readonly Point[] = [...ribs.slice(4), ...ribs.slice(0, 4)];
  return (
    pen.solid(
      'M0 92C-60 60 -112 6 -98 -44C-84 -92 -36 -100 0 -100C36 -100 84 -92 98 -44C112 6 60 60 0 92Z',
      'g',
    ) +
    order
      .map(([x, y]) => line(`M0 84L${Math.round(x * 0.86)} ${Math.round(y * 0.82)}`, '#ffffff', 4, 0.4))
      .join('') +
    pen.solid('M-34 76C-12 60 12 60 34 76L24 102L-24 102Z', 'm') +
    pen.solid(disc(0, 34, 25), 'l')
  );
};

const leaf: Motif = (pen) =>
  around(
    pen.solid('M0 -8C-34 -40 -30 -84 0 -110C30 -84 34 -40 0 -8Z', 'g') +
      line('M0 -14L0 -88M0 -40L-14 -58M0 -40L14 -58M0 -60L-10 -74M0 -60L10 -74', '#ffffff', 2.5, 0.45),
    7,
  ) +
  pen.solid(star(7, 34, 20), 'm') +
  pen.solid(disc(0, 0, 13), 'l');

const melon: Motif = (pen) =>
  pen.solid('M-106 -28A106 106 0 0 0 106 -28Z', 'k').replaceAll('url(#k)', '#2f8a3b') +
  fill('M-92 -28A92 92 0 0 0 92 -28Z', '#e8ffd8') +
  pen.solid('M-82 -28A82 82 0 0 0 82 -28Z', 'g') +
  [
    [-44, -6],
    [0, -6],
    [44, -6],
    [-24, 18],
    [22, 18],
    [0, 38],
  ]
    .map(([x, y]) => fill(disc(x ?? 0, y ?? 0, 5, 8), '#2a0c12'))
    .join('') +
  put(pen.solid(disc(0, 0, 30), 'm') + line('M0 -28L8 -46', '#2f6b2c', 6), -54, -62) +
  put(pen.solid(disc(0, 0, 26), 'g') + line('M0 -24L-6 -42', '#2f6b2c', 6), 6, -58) +
  put(pen.solid(disc(0, 0, 30), 'm'), 62, -62);

/** Sky, plants and fruit. */
export const natureMotifs = {
  sun,
  moon,
  lotus,
  flame,
  bolt,
  cherries,
  clover,
  horseshoe,
  butterfly,
  mushroom,
  peaks,
  planet,
  comet,
  snowflake,
  shell,
  leaf,
  melon,
} satisfies Record<string, Motif>;
