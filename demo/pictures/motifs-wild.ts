import type { Motif } from './motifs-treasure.ts';
import { disc, fill, line, mirror, put } from './pen.ts';

const serpent: Motif = (pen) =>
  line('M-84 78C-20 112 92 92 78 40C66 -4 -62 26 -70 -22C-76 -62 -10 -92 46 -78', pen.palette.gem[2], 40) +
  line('M-84 78C-20 112 92 92 78 40C66 -4 -62 26 -70 -22C-76 -62 -10 -92 46 -78', 'url(#g)', 33) +
  line('M-84 74C-20 104 86 84 70 42C58 8 -70 34 -76 -20C-82 -64 -10 -96 46 -84', '#ffffff', 6, 0.35) +
  pen.solid('M30 -104C70 -116 108 -92 106 -66C92 -48 60 -46 34 -56C24 -72 22 -90 30 -104Z', 'g') +
  fill(disc(72, -86, 8), pen.palette.glow) +
  fill(disc(74, -86, 4), '#140a0a') +
  line('M104 -66L118 -56M104 -66L120 -70', '#e8322f', 4) +
  [
    [-40, 92],
    [20, 96],
    [68, 62],
    [20, 20],
    [-40, 8],
    [-62, -40],
    [-10, -76],
  ]
    .map(([x = 0, y = 0]) => put(pen.solid('M0 -11L9 0L0 11L-9 0Z', 'm'), x, y))
    .join('');

const phoenix: Motif = (pen) =>
  mirror(
    [0, 1, 2, 3, 4]
      .map((index) =>
        put(
          pen.solid('M0 0C-16 -40 -60 -76 -112 -84C-92 -44 -50 -2 0 16Z', index % 2 === 0 ? 'g' : 'm'),
          0,
          -6 + index * 9,
          1 - index * 0.13,
          -index * 16 + 8,
        ),
      )
      .join(''),
  ) +
  [-18, 0, 18]
    .map((turn) =>
      put(pen.solid('M0 20C22 50 18 84 0 114C-18 84 -22 50 0 20Z', turn === 0 ? 'm' : 'g'), 0, 0, 1, turn),
    )
    .join('') +
  pen.solid(
    'M0 -84C26 -84 30 -54 22 -22C34 10 22 44 0 54C-22 44 -34 10 -22 -22C-30 -54 -26 -84 0 -84Z',
    'm',
  ) +
  [-20, 0, 20]
    .map((turn) => put(pen.solid('M0 -78C8 -92 6 -104 0 -116C-6 -104 -8 -92 0 -78Z', 'g'), 0, 0, 1, turn))
    .join('') +
  mirror(fill(disc(-9, -62, 4.5), '#1a0b08')) +
  pen.solid('M-7 -54L7 -54L0 -36Z', 'l');

const scarab: Motif = (pen) =>
  mirror(line('M-40 -30L-84 -62L-92 -92M-54 12L-100 8M-46 46L-86 74L-90 100', 'url(#m)', 9)) +
  pen.solid('M0 -40C60 -40 76 24 58 66C40 104 -40 104 -58 66C-76 24 -60 -40 0 -40Z', 'g') +
  line('M0 -36L0 94', '#000000', 4, 0.4) +
  mirror(line('M-16 0C-40 20 -40 60 -20 84', '#ffffff', 4, 0.4)) +
  pen.solid('M-46 -36C-46 -72 46 -72 46 -36C20 -24 -20 -24 -46 -36Z', 'm') +
  put(pen.solid(disc(0, 0, 22), 'm'), 0, -86) +
  mirror(line('M-22 -62C-34 -76 -34 -94 -24 -104', 'url(#m)', 6));

/** Animals of fable. */
export const wildMotifs = { serpent, phoenix, scarab } satisfies Record<string, Motif>;
