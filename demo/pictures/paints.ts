import { mixColours, type Palette, type Ramp } from './palettes.ts';

type Stop = readonly [at: number, colour: string, opacity?: number];
const down = 'x1="0" y1="0" x2="0" y2="1"';
const diagonal = 'x1="0.1" y1="0" x2="0.75" y2="1"';

const writeStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
const linear = (id: string, vector: string, ...stops: Stop[]): string =>
  `<linearGradient id="${id}" ${vector}>${writeStops(stops)}</linearGradient>`;
const radial = (id: string, shape: string, ...stops: Stop[]): string =>
  `<radialGradient id="${id}" ${shape}>${writeStops(stops)}</radialGradient>`;

/** A shape's own paint and that of its rim, which has the name with an `e` before it. */
const writeMetal = ([light, middle, dark]: Ramp): string =>
  linear('m', diagonal, [0, light], [0.42, middle], [0.62, mixColours(middle, light, 0.45)], [1, dark]) +
  linear('em', down, [0, mixColours(light, middle, 0.4)], [1, mixColours(dark, '#000000', 0.45)]);
const writeGem = ([light, middle, dark]: Ramp): string =>
  linear('g', diagonal, [0, light], [0.45, middle], [1, dark]) +
  linear('eg', down, [0, mixColours(light, '#ffffff', 0.3)], [1, mixColours(dark, '#000000', 0.4)]);
const writeInk = (near: string, [, middle, dark]: Ramp): string =>
  linear('k', diagonal, [0, mixColours(near, '#ffffff', 0.24)], [1, near]) +
  linear('ek', down, [0, middle], [1, dark]);
const writeLight = (glow: string, [, , dark]: Ramp): string =>
  linear(
    'l',
    diagonal,
    [0, '#ffffff'],
    [0.6, mixColours('#fff7e6', glow, 0.4)],
    [1, mixColours(glow, dark, 0.35)],
  ) + linear('el', down, [0, '#ffffff'], [1, mixColours(dark, '#000000', 0.2)]);

/** Light, shade and air: sheen, sky, fade to the ground, rays, halo, dark edge, dot of light. */
const writeAir = ({ sky: [top, middle, bottom], glow, near }: Palette): string =>
  linear('s', down, [0, '#ffffff', 0.5], [0.45, '#ffffff', 0.06], [0.5, '#ffffff', 0], [1, '#000000', 0.12]) +
  linear('sky', down, [0, top], [0.52, middle], [1, bottom]) +
  linear('fade', down, [0, near, 0], [1, near, 0.92]) +
  linear('ray', down, [0, glow, 0], [0.5, glow, 0.5], [1, glow, 0]) +
  radial('halo', '', [0, '#ffffff', 0.95], [0.28, glow, 0.75], [1, glow, 0]) +
  radial('edge', 'cx="0.5" cy="0.45" r="0.75"', [0.55, '#000000', 0], [1, '#000000', 0.55]) +
  radial('dot', '', [0, '#ffffff', 1], [0.3, glow, 0.9], [1, glow, 0]);

const shadow =
  '<filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="9" stdDeviation="8" flood-color="#000000" flood-opacity="0.5"/></filter>';

/** The paints of one picture: `m` metal, `g` gem, `k` ink, `l` light, and what scenes use. */
export function writePaints(palette: Palette): string {
  const { metal, gem, near, glow } = palette;
  return `<defs>${writeMetal(metal)}${writeGem(gem)}${writeInk(near, metal)}${writeLight(glow, metal)}${writeAir(palette)}${shadow}</defs>`;
}
