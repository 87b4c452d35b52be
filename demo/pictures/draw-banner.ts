import { motifs, type MotifName } from './motifs.ts';
import { rewardMotifs } from './motifs-rewards.ts';
import { mixColours, palettes, type Palette } from './palettes.ts';
import { createPen, disc, fill, line, put, short, star, type Pen } from './pen.ts';
import { writePaints } from './paints.ts';

const drawn = { ...motifs, ...rewardMotifs };

interface Banner {
  readonly palette: string;
  readonly hero: keyof typeof drawn;
  readonly companions: readonly MotifName[];
}
const banners: Readonly<Record<string, Banner>> = {
  welcome: { palette: 'royal', hero: 'crown', companions: ['gem', 'coins', 'star', 'clover'] },
  live: { palette: 'noir', hero: 'roulette', companions: ['chips', 'pair', 'dice', 'star'] },
  ocean: { palette: 'lagoon', hero: 'octopus', companions: ['fish', 'turtle', 'shell', 'jellyfish'] },
  play: { palette: 'verdant', hero: 'shield', companions: ['hourglass', 'lantern', 'leaf', 'key'] },
  rebate: { palette: 'jungle', hero: 'coins', companions: ['clover', 'star', 'gem', 'coins'] },
  envelopes: { palette: 'ember', hero: 'envelope', companions: ['lantern', 'coins', 'star', 'clover'] },
  levels: { palette: 'glacier', hero: 'gem', companions: ['star', 'shield', 'crown', 'star'] },
};

function drawRidge(pen: Pen, base: number, height: number, colour: string): string {
  const points = Array.from(
    { length: 9 },
    (_, index) => `${index * 150} ${short(base - pen.random.between(0, height))}`,
  );
  return fill(
    `M0 400L${points.map((point, index) => (index === 0 ? point : `L${point}`)).join('')}L1200 400Z`,
    colour,
  );
}

function drawSky(pen: Pen, { far, near, sky }: Palette): string {
  const rays = Array.from({ length: 18 }, (_, index) =>
    put(fill('M-26 -900L26 -900L4 0L-4 0Z', 'url(#ray)', 0.28), 850, 200, 1, index * 20),
  ).join('');
  const dots = Array.from({ length: 60 }, () =>
    fill(
      disc(pen.random.between(0, 1200), pen.random.between(0, 360), pen.random.between(2, 9)),
      'url(#dot)',
      pen.random.between(0.25, 0.85),
    ),
  ).join('');
  return `<path d="M0 0H1200V400H0Z" fill="url(#sky)"/>${rays}${drawRidge(pen, 360, 90, mixColours(far, sky[1], 0.35))}${drawRidge(pen, 395, 70, near)}${dots}`;
}

/**
 * Draws a wide picture of the carousel, 1200 × 400, by name; its left half is calm, because the words are
 * there. Null where there is none of that name.
 */
export function drawBanner(name: string): string | null {
  const banner = banners[name];
  const palette = palettes.find((one) => one.name === banner?.palette);
  if (banner === undefined || palette === undefined) return null;
  const pen = createPen(palette, `banner-${name}`);
  const places = [
    [610, 280, 0.62, -12],
    [1080, 120, 0.66, 14],
    [1090, 310, 0.6, -8],
    [655, 96, 0.5, 10],
  ] as const;
  const companions = banner.companions.map((motif, index) => {
    const [x, y, size, turn] = places[index % places.length] ?? places[0];
    return put(drawn[motif](pen), x, y, size, turn);
  });
  const sparkles = Array.from({ length: 16 }, () =>
    put(
      fill(star(4, pen.random.between(8, 20), 2.4), '#ffffff', 0.9),
      pen.random.between(540, 1180),
      pen.random.between(20, 380),
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400">`,
    writePaints(palette),
    `<defs><linearGradient id="calm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${palette.near}" stop-opacity="0.94"/><stop offset="0.4" stop-color="${palette.near}" stop-opacity="0.55"/><stop offset="0.62" stop-color="${palette.near}" stop-opacity="0"/></linearGradient></defs>`,
    drawSky(pen, palette),
    fill(disc(850, 200, 260), 'url(#halo)', 0.9),
    ...companions,
    `<g filter="url(#drop)">${put(drawn[banner.hero](pen), 850, 200, 1.62)}</g>`,
    ...sparkles,
    '<path d="M0 0H1200V400H0Z" fill="url(#calm)"/>',
    line('M0 398H1200', 'url(#m)', 4, 0.8),
    '</svg>',
  ].join('');
}
