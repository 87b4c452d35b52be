import type { Motif } from './motifs-treasure.ts';
import { around, disc, fill, line, mirror, type Pen, type Point } from './pen.ts';

/**
 * Low-poly faces: the left half as drawn, the right half a little darker, as if lit from the left.
 * One line for each piece: its points, `@` place on the ramp (0 light), and the ramp (gem by default).
 */
function face(pen: Pen, halves: string): string {
  return halves
    .trim()
    .split('\n')
    .map((piece) => {
      const [outline = '', paint = ''] = piece.trim().split(' @');
      const points = outline.split(' ').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number);
        return [x, y];
      });
      const [position = '0', ramp] = paint.split(' ');
      const kind = ramp === 'metal' ? 'metal' : 'gem';
      const flipped = points.map(([x, y]): Point => [-x, y]);
      return (
        pen.facet(points, Number(position), kind) +
        pen.facet(flipped, Math.min(1, Number(position) + 0.14), kind)
      );
    })
    .join('');
}
const eyes = (x: number, y: number, size: number, colour: string): string =>
  mirror(
    fill(
      `M${-x - size} ${y - size * 0.3}L${-x + size} ${y + size * 0.35}L${-x - size * 0.2} ${y + size * 0.75}Z`,
      '#150b12',
    ) + fill(disc(-x - size * 0.15, y + size * 0.2, size * 0.3), colour),
  );

const fox: Motif = (pen) =>
  face(
    pen,
    `
    -84,-104 -30,-46 -78,-22 @0.5
    -74,-80 -42,-44 -70,-34 @0.95
    -78,-22 -30,-46 0,-30 0,20 -34,10 @0.42
    -30,-46 0,-58 0,-30 @0.25
    -78,-22 -34,10 -48,30 -98,22 @0.3
    -98,22 -48,30 -24,66 -60,50 @0.05 metal
    -34,10 0,20 0,62 -24,66 -48,30 @0.18 metal
    -24,66 0,62 0,104 @0.35 metal
    -15,78 0,72 0,104 @1 metal`,
  ) + eyes(40, 8, 16, pen.palette.glow);

const wolf: Motif = (pen) =>
  face(
    pen,
    `
    -70,-112 -20,-50 -76,-30 @0.62 metal
    -62,-86 -34,-48 -66,-40 @0.2
    -76,-30 -20,-50 0,-44 0,10 -40,-2 @0.45 metal
    -20,-50 0,-74 0,-44 @0.25 metal
    -76,-30 -40,-2 -56,34 -106,16 -88,8 @0.3 metal
    -106,16 -56,34 -38,72 -78,58 -74,46 @0.12 metal
    -40,-2 0,10 0,56 -26,62 -56,34 @0.55 metal
    -56,34 -26,62 -14,96 -38,72 @0.05 metal
    -26,62 0,56 0,106 -14,96 @0.75 metal
    -18,62 0,56 0,80 @0.95`,
  ) + eyes(38, 4, 17, pen.palette.gem[0]);

const tiger: Motif = (pen) =>
  face(
    pen,
    `
    -92,-84 -60,-104 -34,-70 -78,-40 @0.55 metal
    -82,-76 -62,-88 -48,-68 -72,-52 @0.9
    -78,-40 -34,-70 0,-78 0,0 -46,-6 @0.42 metal
    -78,-40 -46,-6 -54,40 -104,34 -96,-4 @0.32 metal
    -104,34 -54,40 -34,84 -74,74 @0 metal
    -46,-6 0,0 0,44 -28,52 -54,40 @0.22 metal
    -54,40 -28,52 0,44 0,98 -34,84 @0.02 metal
    -20,44 0,40 0,62 @0.55`,
  ) +
  mirror(
    [
      'M0 -76L-10 -50L0 -56Z',
      'M-22 -72L-26 -44L-12 -58Z',
      'M-46 -60L-42 -32L-30 -48Z',
      'M-96 -6L-62 2L-94 12Z',
      'M-104 22L-70 22L-98 36Z',
      'M-88 -30L-62 -14L-90 -16Z',
      'M-40 78L-24 66L-26 84Z',
    ]
      .map((stripe) => fill(stripe, '#20110c', 0.9))
      .join(''),
  ) +
  eyes(38, 8, 17, pen.palette.gem[0]) +
  mirror(line('M-14 70L-56 66M-14 74L-52 80', '#ffffff', 2, 0.7));

const lion: Motif = (pen) =>
  around(pen.solid('M-24 -58C-40 -86 -22 -112 0 -122C22 -112 40 -86 24 -58Z', 'g'), 11) +
  around(pen.solid('M-18 -52C-30 -70 -16 -90 0 -98C16 -90 30 -70 18 -52Z', 'm'), 11, 16) +
  face(
    pen,
    `
    -58,-40 -30,-62 0,-64 0,-8 -40,-10 @0.28 metal
    -58,-40 -40,-10 -48,32 -66,10 @0.42 metal
    -40,-10 0,-8 0,30 -24,40 -48,32 @0.18 metal
    -48,32 -24,40 0,30 0,80 -30,66 @0.04 metal
    -18,30 0,26 0,46 @0.95`,
  ) +
  eyes(32, 0, 14, pen.palette.gem[0]) +
  line('M-22 58C-8 66 8 66 22 58', '#2a150b', 4);

const owl: Motif = (pen) =>
  pen.solid(
    'M0 -76C34 -76 66 -86 82 -108C92 -60 96 20 66 74C46 106 -46 106 -66 74C-96 20 -92 -60 -82 -108C-66 -86 -34 -76 0 -76Z',
    'g',
  ) +
  pen.solid('M0 16C40 10 62 30 52 66C36 98 -36 98 -52 66C-62 30 -40 10 0 16Z', 'l') +
  [
    [-26, 44],
    [0, 44],
    [26, 44],
    [-13, 62],
    [13, 62],
    [0, 80],
  ]
    .map(([x = 0, y = 0]) =>
      line(`M${x - 9} ${y}C${x - 5} ${y + 9} ${x + 5} ${y + 9} ${x + 9} ${y}`, pen.palette.gem[1], 4),
    )
    .join('') +
  mirror(
    pen.solid(disc(-38, -26, 38), 'm') +
      pen.solid(disc(-38, -26, 25), 'l') +
      fill(disc(-36, -26, 15), '#160c10') +
      fill(disc(-42, -33, 5), '#ffffff'),
  ) +
  pen.solid('M0 -16L16 4L0 34L-16 4Z', 'm');

const bull: Motif = (pen) =>
  mirror(
    pen.solid('M-34 -58C-66 -50 -108 -66 -112 -112C-84 -92 -60 -88 -26 -84Z', 'l') +
      pen.solid('M-46 -42C-80 -52 -104 -40 -108 -22C-86 -16 -62 -20 -48 -26Z', 'k'),
  ) +
  face(
    pen,
    `
    -50,-54 -20,-80 0,-82 0,-20 -34,-16 @0.4
    -50,-54 -34,-16 -36,34 -54,0 @0.58
    -34,-16 0,-20 0,40 -36,34 @0.5
    -36,34 0,40 0,100 -30,92 -44,64 @0.3 metal`,
  ) +
  eyes(32, -8, 13, pen.palette.glow) +
  mirror(fill(disc(-17, 70, 8, 6), '#1a0d0d')) +
  line('M-13 84C-18 118 18 118 13 84', 'url(#m)', 7);

/** Animals with a face. */
export const landMotifs = { fox, wolf, tiger, lion, owl, bull } satisfies Record<string, Motif>;
