import type { Motif } from './motifs-treasure.ts';
import { around, box, disc, fill, line, mirror, put, star, type Pen } from './pen.ts';

const red = '#d3222f';
const black = '#1a1a24';
const pip = {
  heart: 'M0 26C-34 4 -30 -26 -10 -26C-4 -26 0 -20 0 -16C0 -20 4 -26 10 -26C30 -26 34 4 0 26Z',
  diamond: 'M0 -28L20 0L0 28L-20 0Z',
  spade: 'M0 -28C34 -6 28 18 10 18C6 18 3 15 2 12L8 28L-8 28L-2 12C-3 15 -6 18 -10 18C-28 18 -34 -6 0 -28Z',
  club: 'M0 -28C15 -28 17 -12 10 -5C24 -8 28 16 12 17C7 17 4 14 2 10L8 28L-8 28L-2 10C-4 14 -7 17 -12 17C-28 16 -24 -8 -10 -5C-17 -12 -15 -28 0 -28Z',
} as const;
type Suit = keyof typeof pip;
const suits: readonly Suit[] = ['heart', 'spade', 'diamond', 'club'];
const inkOf = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? red : black);

const card = (pen: Pen, suit: Suit): string =>
  pen.solid(box(-44, -64, 88, 128, 12), 'l') +
  put(fill(pip[suit], inkOf(suit)), 0, 2, 1.15) +
  put(fill(pip[suit], inkOf(suit)), -29, -46, 0.34) +
  put(fill(pip[suit], inkOf(suit)), 29, 46, 0.34, 180);

const cards: Motif = (pen) =>
  [-34, -11, 12, 35]
    .map((turn, index) =>
      put(put(card(pen, suits[(index + pen.random.whole(0, 3)) % 4] ?? 'heart'), 0, -30, 1), 0, 62, 1, turn),
    )
    .join('');

const pair: Motif = (pen) =>
  put(card(pen, 'spade'), -34, 6, 1.15, -14) + put(card(pen, 'heart'), 36, 2, 1.15, 12);

const chip = (pen: Pen, paint: 'm' | 'g' | 'k'): string =>
  pen.solid(disc(0, 0, 56), paint) +
  around(fill('M-11 -56A57 57 0 0 1 11 -56L8 -42A43 43 0 0 0 -8 -42Z', '#ffffff', 0.92), 6) +
  line(disc(0, 0, 38), '#ffffff', 2.5, 0.8) +
  put(pen.solid(star(4, 24, 9), 'l'), 0, 0);

const chips: Motif = (pen) => {
  const side = (x: number, base: number, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const y = base - index * 17;
      const paint = index % 3 === 0 ? 'g' : index % 3 === 1 ? 'm' : 'k';
      return (
        pen.solid(`M${x - 42} ${y}v12a42 15 0 0 0 84 0v-12Z`, paint) +
        pen.solid(disc(x, y, 42, 15), paint) +
        line(disc(x, y, 28, 9), '#ffffff', 2.5, 0.7)
      );
    }).join('');
  return side(-52, 66, 6) + side(52, 72, 4) + put(chip(pen, 'g'), 30, -44, 0.95, 18) + side(2, 90, 2);
};

const die = (pen: Pen, pips: readonly (readonly [number, number])[], paint: 'l' | 'g'): string =>
  pen.solid(box(-46, -46, 92, 92, 20), paint) +
  pips.map(([x, y]) => fill(disc(x, y, 9.5), paint === 'l' ? red : '#ffffff')).join('');
const dice: Motif = (pen) =>
  put(
    die(
      pen,
      [
        [-24, -24],
        [24, 24],
        [0, 0],
        [24, -24],
        [-24, 24],
      ],
      'g',
    ),
    42,
    -34,
    1.02,
    22,
  ) +
  put(
    die(
      pen,
      [
        [-24, -24],
        [24, 24],
        [0, 0],
      ],
      'l',
    ),
    -36,
    28,
    1.2,
    -14,
  );

const roulette: Motif = (pen) => {
  const pockets = Array.from({ length: 20 }, (_, index) => {
    const from = (index / 20) * Math.PI * 2;
    const to = ((index + 1) / 20) * Math.PI * 2;
    const pointAt = (angle: number, radius: number): string =>
      `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
    return fill(
      `M${pointAt(from, 88)}L${pointAt(to, 88)}L${pointAt(to, 60)}L${pointAt(from, 60)}Z`,
      index === 0 ? '#1f9d57' : index % 2 === 0 ? black : red,
    );
  }).join('');
  return (
    pen.solid(disc(0, 0, 112), 'k') +
    pen.solid(disc(0, 0, 98), 'm') +
    pockets +
    line(disc(0, 0, 88), 'url(#m)', 4) +
    pen.solid(disc(0, 0, 60), 'k') +
    around(line('M0 0L0 -52', 'url(#m)', 9) + pen.solid(disc(0, -46, 8), 'm'), 4, 20) +
    pen.solid(disc(0, 0, 22), 'm') +
    pen.solid(disc(0, 0, 10), 'l') +
    fill(disc(54, -52, 9), '#ffffff') +
    fill(disc(52, -55, 3), '#cfd6e6')
  );
};

const wheel: Motif = (pen) => {
  const colours = [pen.palette.gem[1], pen.palette.metal[0], pen.palette.gem[2], pen.palette.metal[1]];
  const wedges = Array.from({ length: 12 }, (_, index) => {
    const [a, b] = [(index / 12) * 2 * Math.PI, ((index + 1) / 12) * 2 * Math.PI];
    return fill(
      `M0 0L${Math.round(Math.cos(a) * 88)} ${Math.round(Math.sin(a) * 88)}A88 88 0 0 1 ${Math.round(Math.cos(b) * 88)} ${Math.round(Math.sin(b) * 88)}Z`,
      colours[index % 4] ?? red,
    );
  }).join('');
  return (
    pen.solid(disc(0, 4, 108), 'm') +
    put(wedges, 0, 4) +
    put(around(fill(disc(0, -98, 5), '#ffffff'), 16), 0, 4) +
    put(fill(disc(0, 0, 88), 'url(#s)'), 0, 4) +
    pen.solid(disc(0, 4, 26), 'm') +
    pen.solid(star(5, 17, 7), 'l') +
    pen.solid('M-17 -118L17 -118L0 -82Z', 'g')
  );
};

const mahjong: Motif = (pen) => {
  const tile = (content: string): string =>
    pen.solid(box(-48, -64, 96, 134, 14), 'g') +
    pen.solid(box(-48, -68, 96, 124, 14), 'l') +
    put(content, 0, -6);
  const dots = [
    [-20, -28],
    [20, -28],
    [0, 0],
    [-20, 28],
    [20, 28],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        fill(disc(x, y, 14), index === 2 ? red : '#14624c') + fill(disc(x, y, 6), '#ffffff'),
    )
    .join('');
  const bamboo = [-22, 0, 22]
    .map((x) => line(`M${x} -40L${x} -4M${x} 4L${x} 40`, x === 0 ? red : '#1c8a4f', 10))
    .join('');
  return put(tile(bamboo), 42, -14, 0.98, 14) + put(tile(dots), -34, 12, 1.08, -9);
};

const dominoes: Motif = (pen) => {
  const tile = (
    low: readonly (readonly [number, number])[],
    high: readonly (readonly [number, number])[],
  ): string =>
    pen.solid(box(-34, -70, 68, 140, 12), 'l') +
    line('M-26 0L26 0', black, 4) +
    low.map(([x, y]) => fill(disc(x, y + 35, 7), black)).join('') +
    high.map(([x, y]) => fill(disc(x, y - 35, 7), black)).join('');
  return (
    put(
      tile(
        [
          [-16, -16],
          [16, 16],
          [0, 0],
        ],
        [
          [-16, -16],
          [16, 16],
          [16, -16],
          [-16, 16],
        ],
      ),
      -36,
      2,
      1.1,
      -16,
    ) +
    put(
      tile(
        [[0, 0]],
        [
          [-16, -16],
          [16, 16],
        ],
      ),
      40,
      0,
      1.1,
      14,
    )
  );
};

const knight: Motif = (pen) =>
  pen.solid(
    'M-60 82C-56 44 -22 30 -16 -2C-30 8 -46 20 -62 18C-80 14 -84 -4 -74 -16C-54 -36 -52 -64 -24 -80L-26 -108L0 -90C58 -86 78 -22 62 82Z',
    'm',
  ) +
  pen.solid(box(-76, 80, 152, 24, 10), 'k') +
  fill(disc(-30, -46, 6.5), '#1a0f08') +
  line('M14 -78C44 -56 52 -8 46 60', '#ffffff', 5, 0.45) +
  line('M-66 2L-56 4', '#1a0f08', 4);

const ball = (pen: Pen, number: number, paint: 'm' | 'g' | 'k'): string =>
  pen.solid(disc(0, 0, 54), paint) +
  fill(disc(0, 0, 29), '#ffffff') +
  fill(disc(-18, -28, 15, 9), '#ffffff', 0.65) +
  `<text x="0" y="13" text-anchor="middle" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="36" fill="#1b1b2b">${number}</text>`;
const balls: Motif = (pen) => {
  const draw = (): number => pen.random.whole(1, 49);
  return (
    put(ball(pen, draw(), 'k'), 46, -46, 0.98, 10) +
    put(ball(pen, draw(), 'm'), -50, -26, 1.04, -8) +
    put(ball(pen, draw(), 'g'), 14, 44, 1.16, 4)
  );
};

const drum: Motif = (pen) =>
  mirror(line('M-86 104L-52 40', 'url(#m)', 12)) +
  pen.solid(box(-100, 92, 200, 20, 10), 'k') +
  fill(disc(0, -14, 92), '#ffffff', 0.18) +
  [
    [-36, 22, 'g'],
    [10, 36, 'm'],
    [46, 8, 'k'],
    [-12, -14, 'm'],
    [30, -40, 'g'],
    [-46, -34, 'k'],
  ]
    .map(([x, y, paint]) => put(ball(pen, pen.random.whole(1, 49), paint as 'm'), Number(x), Number(y), 0.52))
    .join('') +
  line(disc(0, -14, 92), 'url(#m)', 9) +
  line('M-66 -62C-40 -92 0 -98 24 -92', '#ffffff', 8, 0.6);

const ticket: Motif = (pen) =>
  put(
    pen.solid(
      'M-100 -56L100 -56L100 -18A18 18 0 0 0 100 18L100 56L-100 56L-100 18A18 18 0 0 0 -100 -18Z',
      'm',
    ) +
      line('M42 -48L42 48', '#ffffff', 3, 0.7).replace('/>', ' stroke-dasharray="2 9"/>') +
      pen.solid(star(5, 32, 14), 'g').replaceAll('<path', '<path transform="translate(-34 -4)"') +
      line('M58 -26L84 -26M58 0L84 0M58 26L84 26', '#ffffff', 7, 0.85),
    0,
    0,
    1.05,
    -16,
  );

/** Cards, tables and draws. */
export const playMotifs = {
  cards,
  pair,
  chips,
  dice,
  roulette,
  wheel,
  mahjong,
  dominoes,
  knight,
  balls,
  drum,
  ticket,
} satisfies Record<string, Motif>;
