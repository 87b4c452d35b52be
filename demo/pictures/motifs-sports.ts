import type { Motif } from './motifs-treasure.ts';
import { around, box, disc, fill, line, mirror, polygon, put, ring, star } from './pen.ts';

const black = '#1a1a24';
const soccer: Motif = (pen) =>
  pen.solid(disc(0, 0, 100), 'l') +
  fill(polygon(ring(5, 36)), black) +
  around(
    line('M0 -36L0 -70', black, 5) +
      fill(
        polygon([
          [0, -66],
          [24, -84],
          [16, -100],
          [-16, -100],
          [-24, -84],
        ]),
        black,
      ),
    5,
  ) +
  around(line('M-22 -84L-52 -68', black, 5) + line('M22 -84L52 -68', black, 5), 5) +
  line(disc(0, 0, 100), '#8f98ab', 4) +
  fill(disc(-34, -46, 28, 18), '#ffffff', 0.5);

const basketball: Motif = (pen) =>
  pen
    .solid(disc(0, 0, 100), 'm')
    .replaceAll('url(#m)', '#ef7f26')
    .replaceAll('url(#em)', '#7a300a') +
  line('M-100 0L100 0M0 -100L0 100M-72 -70C-30 -30 -30 30 -72 70M72 -70C30 -30 30 30 72 70', '#3a1706', 6) +
  fill(disc(-38, -50, 28, 18), '#ffffff', 0.35);

const tennis: Motif = (pen) =>
  put(
    pen.solid(disc(0, -30, 62, 76), 'k') +
      fill(disc(0, -30, 50, 63), '#ffffff', 0.2) +
      [-30, -10, 10, 30].map((x) => line(`M${x} -88L${x} 28`, '#ffffff', 2, 0.7)).join('') +
      [-66, -42, -18, 6].map((y) => line(`M-46 ${y}L46 ${y}`, '#ffffff', 2, 0.7)).join('') +
      pen.solid(box(-9, 42, 18, 66, 8), 'm'),
    12,
    0,
    1,
    28,
  ) +
  put(
    pen
      .solid(disc(0, 0, 40), 'm')
      .replaceAll('url(#m)', '#d7ec3f')
      .replaceAll('url(#em)', '#6f8a10') +
      line('M-34 -20C-8 -8 -8 20 -30 28M34 -22C10 -10 8 16 30 28', '#ffffff', 4),
    -54,
    52,
  );

const glove: Motif = (pen) =>
  pen.solid(
    'M-58 -40C-60 -96 20 -112 58 -80C90 -50 80 10 48 36L48 60L-40 60L-40 24C-52 8 -58 -14 -58 -40Z',
    'g',
  ) +
  pen.solid('M-54 -8C-84 -14 -94 -50 -70 -64C-50 -70 -42 -46 -36 -26C-26 -12 -34 0 -54 -8Z', 'g') +
  pen.solid(box(-48, 58, 104, 44, 12), 'l') +
  line('M-38 80L46 80', pen.palette.gem[1], 6) +
  line('M-30 -70C-6 -86 26 -82 44 -64', '#ffffff', 9, 0.5);

const controller: Motif = (pen) =>
  pen.solid(
    'M-62 -52C-30 -62 30 -62 62 -52C98 -42 118 40 104 70C92 90 66 78 46 40L-46 40C-66 78 -92 90 -104 70C-118 40 -98 -42 -62 -52Z',
    'k',
  ) +
  pen.solid('M-68 -28h16v-16h18v16h16v18h-16v16h-18v-16h-16Z', 'm') +
  [
    [58, -38],
    [58, 2],
    [38, -18],
    [78, -18],
  ]
    .map(([x = 0, y = 0]) => pen.solid(disc(x, y, 10), 'g'))
    .join('') +
  mirror(pen.solid(disc(-26, 22, 15), 'm')) +
  line('M-52 -44C-22 -52 22 -52 52 -44', '#ffffff', 4, 0.4);

const crosshair: Motif = (pen) =>
  line(disc(0, 0, 72), 'url(#g)', 13) +
  line(disc(0, 0, 72), '#ffffff', 3, 0.5) +
  around(pen.solid(box(-6, -112, 12, 62, 5), 'm'), 4) +
  pen.solid(star(4, 30, 9, Math.PI / 4), 'l') +
  line(disc(0, 0, 42), 'url(#m)', 4);

const headset: Motif = (pen) =>
  line('M-76 26C-92 -116 92 -116 76 26', 'url(#m)', 19) +
  line('M-70 -8C-72 -96 72 -96 70 -8', '#ffffff', 4, 0.4) +
  mirror(pen.solid(box(-106, 2, 48, 84, 20), 'g') + pen.solid(box(-66, 12, 22, 64, 9), 'k')) +
  line('M-80 82C-72 110 -30 108 -10 102', 'url(#m)', 8) +
  pen.solid(box(-14, 90, 40, 22, 11), 'k');

const rocket: Motif = (pen) =>
  put(
    pen.solid('M-18 70C-30 92 -14 104 0 122C14 104 30 92 18 70Z', 'g').replaceAll('url(#g)', '#ff8a1f') +
      mirror(pen.solid('M-30 14C-66 34 -70 66 -64 88L-26 62Z', 'g')) +
      pen.solid('M0 -112C42 -66 44 20 28 74L-28 74C-44 20 -42 -66 0 -112Z', 'l') +
      pen.solid('M0 -112C20 -90 30 -70 33 -50L-33 -50C-30 -70 -20 -90 0 -112Z', 'g') +
      pen.solid(disc(0, -14, 20), 'm') +
      pen.solid(disc(0, -14, 12), 'g'),
    0,
    0,
    1,
    32,
  );

/** The two emblems of an arena, a sun and a moon on shields. */
const shield = 'M-52 -70L52 -70C54 -4 42 54 0 84C-42 54 -54 -4 -52 -70Z';
const emblems: Motif = (pen) =>
  put(
    pen.solid(shield, 'm') + around(line('M0 -30L0 -44', '#ffe08a', 7), 8) + pen.solid(disc(0, 0, 24), 'g'),
    -48,
    -6,
    1,
    -10,
  ) +
  put(
    pen.solid(shield, 'k') +
      fill('M12 -38C-32 -36 -44 22 2 34C-18 12 -16 -22 12 -38Z', '#e8ecff') +
      fill(star(4, 13, 5), '#e8ecff', 0.9),
    48,
    -6,
    1,
    10,
  );

/** Sports and screens. */
export const sportsMotifs = {
  soccer,
  basketball,
  tennis,
  glove,
  controller,
  crosshair,
  headset,
  rocket,
  emblems,
} satisfies Record<string, Motif>;
