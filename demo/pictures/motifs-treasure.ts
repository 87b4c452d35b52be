import {
  around,
  box,
  disc,
  fill,
  line,
  mirror,
  polygon,
  put,
  ring,
  star,
  type Pen,
  type Point,
} from './pen.ts';

/** Draws one emblem around 0,0; it fills about ±100. */
export type Motif = (pen: Pen) => string;

const gem: Motif = (pen) => {
  const top: readonly Point[] = [
    [-62, -62],
    [0, -62],
    [62, -62],
  ];
  const girdle: readonly Point[] = [
    [-104, -14],
    [-46, -14],
    [46, -14],
    [104, -14],
  ];
  const tip: Point = [0, 98];
  const [a, b, c] = top as readonly [Point, Point, Point];
  const [d, e, f, g] = girdle as readonly [Point, Point, Point, Point];
  const facets: readonly (readonly [readonly Point[], number])[] = [
    [[a, d, e], 0.3],
    [[a, b, e], 0.08],
    [[b, e, f], 0.22],
    [[b, c, f], 0.4],
    [[c, f, g], 0.62],
    [[d, e, tip], 0.5],
    [[e, [0, -14], tip], 0.3],
    [[[0, -14], f, tip], 0.58],
    [[f, g, tip], 0.82],
  ];
  return (
    facets.map(([points, position]) => pen.facet(points, position)).join('') +
    line(polygon([a, c, g, tip, d]), '#ffffff', 2.5, 0.55) +
    fill(star(4, 26, 4), '#ffffff', 0.9).replace('<path', '<path transform="translate(-46 -40)"')
  );
};

const crown: Motif = (pen) =>
  pen.solid('M-92 44L-104 -42L-52 2L0 -72L52 2L104 -42L92 44Z', 'm') +
  pen.solid(box(-94, 42, 188, 34, 10), 'm') +
  [-104, -52, 0, 52, 104]
    .map((x, index) => pen.solid(disc(x, [-50, -2, -80, -2, -50][index] ?? 0, 12), 'g'))
    .join('') +
  [-60, 0, 60]
    .map((x) =>
      pen.solid(
        polygon([
          [x - 14, 59],
          [x, 47],
          [x + 14, 59],
          [x, 71],
        ]),
        'g',
      ),
    )
    .join('') +
  mirror(line('M-80 30L-88 -12', '#ffffff', 4, 0.5));

const starEmblem: Motif = (pen) => {
  const outer = ring(5, 104);
  const inner = ring(5, 44, Math.PI / 5);
  return (
    outer
      .map((tip, index) => {
        const right = inner[index] ?? tip;
        const left = inner[(index + 4) % 5] ?? tip;
        return (
          pen.facet([[0, 0], left, tip], 0.12 + index * 0.05, 'metal') +
          pen.facet([[0, 0], tip, right], 0.58 + index * 0.04, 'metal')
        );
      })
      .join('') + line(star(5, 104, 44), '#ffffff', 2.5, 0.6)
  );
};

const shield: Motif = (pen) =>
  pen.solid(
    'M0 -104C34 -84 66 -78 92 -78C94 10 62 72 0 106C-62 72 -94 10 -92 -78C-66 -78 -34 -84 0 -104Z',
    'm',
  ) +
  pen.solid('M0 -80C28 -66 50 -60 70 -60C70 8 46 54 0 82C-46 54 -70 8 -70 -60C-50 -60 -28 -66 0 -80Z', 'g') +
  pen.solid(star(8, 46, 18), 'm') +
  pen.solid(disc(0, 0, 12), 'l');

const swords: Motif = (pen) => {
  const sword =
    pen.solid('M-9 -112L0 -126L9 -112L8 38L-8 38Z', 'l') +
    line('M0 -110L0 34', '#000000', 1.5, 0.25) +
    pen.solid('M-36 36C-20 46 20 46 36 36L34 52C16 58 -16 58 -34 52Z', 'm') +
    pen.solid(box(-7, 54, 14, 42, 5), 'k') +
    pen.solid(disc(0, 104, 13), 'g');
  return put(sword, 0, 0, 0.92, 42) + put(sword, 0, 0, 0.92, -42);
};

const coins: Motif = (pen) => {
  const coin = (x: number, y: number): string =>
    pen.solid(`M${x - 44} ${y}v14a44 17 0 0 0 88 0v-14Z`, 'm') +
    pen.solid(disc(x, y, 44, 17), 'm') +
    line(disc(x, y, 32, 11), '#ffffff', 2, 0.5);
  const stack = (x: number, base: number, count: number): string =>
    Array.from({ length: count }, (_, index) => coin(x + (index % 2) * 3, base - index * 19)).join('');
  const upright = put(
    pen.solid(disc(0, 0, 46), 'm') +
      line(disc(0, 0, 36), '#ffffff', 2.5, 0.55) +
      pen.solid(star(5, 26, 11), 'l'),
    4,
    -64,
    1,
    -12,
  );
  return stack(-54, 54, 4) + stack(56, 58, 5) + upright + stack(0, 82, 3);
};

const chest: Motif = (pen) =>
  put(fill(disc(0, 0, 90, 46), 'url(#halo)'), 0, -26) +
  pen.solid('M-96 -8C-96 -78 -60 -92 0 -92C60 -92 96 -78 96 -8Z', 'k') +
  mirror(pen.solid('M-70 -8C-70 -66 -58 -82 -44 -88L-28 -91C-42 -76 -46 -50 -46 -8Z', 'm')) +
  [-58, -30, -2, 28, 56]
    .map((x, index) => pen.solid(disc(x, index % 2 === 0 ? -2 : -12, 21), index === 2 ? 'g' : 'm'))
    .join('') +
  pen.solid(box(-98, 4, 196, 84, 10), 'k') +
  mirror(pen.solid(box(-72, 4, 24, 84, 3), 'm')) +
  pen.solid(box(-98, 2, 196, 20, 6), 'm') +
  pen.solid(box(-22, -2, 44, 50, 10), 'm') +
  fill(`${disc(0, 18, 7)}M-4 22h8l3 16h-14Z`, '#1a0d05');

const bell: Motif = (pen) =>
  pen.solid(disc(0, 84, 19), 'k') +
  pen.solid(
    'M0 -92C58 -92 58 -22 66 20C72 48 96 56 96 78L-96 78C-96 56 -72 48 -66 20C-58 -22 -58 -92 0 -92Z',
    'm',
  ) +
  pen.solid('M-84 50C-30 62 30 62 84 50L92 66C30 76 -30 76 -92 66Z', 'g') +
  pen.solid(disc(0, -98, 15), 'm') +
  line('M-36 -58C-48 -30 -48 0 -54 24', '#ffffff', 9, 0.55);

const seven: Motif = (pen) => {
  const digit =
    'M-78 -88L84 -88L84 -46C40 0 22 44 18 100L-44 100C-38 48 -18 6 24 -38L-34 -38L-40 -18L-78 -18Z';
  return (
    put(pen.solid(digit, 'k'), 8, 8) +
    pen.solid(digit, 'g') +
    line('M-62 -74L66 -74', '#ffffff', 6, 0.6) +
    line(digit, 'url(#m)', 5)
  );
};

const key: Motif = (pen) =>
  put(
    pen
      .solid(`${disc(0, -62, 46)}${disc(0, -62, 20)}`, 'm')
      .replaceAll('<path', '<path fill-rule="evenodd"') +
      around(pen.solid(disc(0, -40, 9), 'g'), 4, 45)
        .replace('<g', '<g transform="translate(0 -62)"><g')
        .concat('</g>') +
      pen.solid(box(-10, -18, 20, 118, 5), 'm') +
      pen.solid('M8 50h38v18h-14v12h14v18h-38Z', 'm') +
      pen.solid(box(-18, -22, 36, 16, 6), 'g'),
    0,
    0,
    1,
    32,
  );

const hourglass: Motif = (pen) =>
  pen.solid(
    'M-56 -78L56 -78C56 -34 16 -16 12 0C16 16 56 34 56 78L-56 78C-56 34 -16 16 -12 0C-16 -16 -56 -34 -56 -78Z',
    'l',
  ) +
  pen.solid(
    'M-38 -44L38 -44C30 -22 8 -14 6 0L4 34C30 44 44 58 46 74L-46 74C-44 58 -30 44 -4 34L-6 0C-8 -14 -30 -22 -38 -44Z',
    'g',
  ) +
  pen.solid(box(-80, -100, 160, 24, 10), 'm') +
  pen.solid(box(-80, 76, 160, 24, 10), 'm') +
  mirror(pen.solid(box(-74, -78, 12, 156, 5), 'm'));

const trophy: Motif = (pen) =>
  mirror(line('M-56 -62C-104 -66 -104 6 -44 12', 'url(#m)', 14)) +
  pen.solid('M-62 -92L62 -92C62 -10 44 24 14 34L14 58L-14 58L-14 34C-44 24 -62 -10 -62 -92Z', 'm') +
  pen.solid(box(-44, 56, 88, 16, 6), 'm') +
  pen.solid(box(-58, 72, 116, 28, 8), 'k') +
  pen.solid(star(5, 34, 14), 'g').replaceAll('<path', '<path transform="translate(0 -38)"') +
  pen.solid(disc(0, -92, 64, 12), 'k');

const lantern: Motif = (pen) =>
  line('M0 -112L0 -84', 'url(#m)', 6) +
  pen.solid(box(-32, -90, 64, 18, 6), 'm') +
  pen.solid('M-40 -72C-112 -44 -112 36 -40 62L40 62C112 36 112 -44 40 -72Z', 'g') +
  [-52, -18, 18, 52]
    .map((x) => line(`M${x * 0.55} -70C${x * 1.35} -40 ${x * 1.35} 32 ${x * 0.55} 60`, '#ffffff', 2.5, 0.4))
    .join('') +
  put(fill(disc(0, 0, 48), 'url(#dot)'), 0, -4) +
  pen.solid(box(-34, 58, 68, 18, 6), 'm') +
  [-16, 0, 16].map((x) => line(`M${x} 78L${x} 112`, 'url(#m)', 5)).join('');

const mask: Motif = (pen) =>
  pen.solid(
    'M0 -34C30 -58 78 -58 104 -36C104 18 70 60 30 52C14 48 8 30 0 30C-8 30 -14 48 -30 52C-70 60 -104 18 -104 -36C-78 -58 -30 -58 0 -34Z',
    'm',
  ) +
  mirror(
    fill('M-78 -12C-58 -32 -34 -24 -22 -4C-40 14 -62 14 -78 -12Z', pen.palette.near) +
      line('M-88 -30C-62 -52 -30 -42 -14 -20', '#ffffff', 4, 0.5) +
      pen.solid('M-96 -40C-112 -74 -98 -98 -74 -108C-84 -82 -74 -66 -60 -48Z', 'g') +
      pen.solid('M-60 -50C-64 -82 -48 -100 -26 -108C-34 -84 -28 -68 -18 -44Z', 'g'),
  ) +
  pen.solid(
    polygon([
      [0, -66],
      [15, -44],
      [0, -20],
      [-15, -44],
    ]),
    'g',
  );

/** Treasure and tools. */
export const treasureMotifs = {
  gem,
  crown,
  star: starEmblem,
  shield,
  swords,
  coins,
  chest,
  bell,
  seven,
  key,
  hourglass,
  trophy,
  lantern,
  mask,
} satisfies Record<string, Motif>;
