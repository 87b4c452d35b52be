import { readRamp, type Palette } from './palettes.ts';
import { createRandom, type Random } from './random.ts';

export type Point = readonly [x: number, y: number];
/** A piece of SVG. Only presentation attributes: a strict CSP refuses style attributes. */
export type Drawing = string;

/** Draws with the paints that `writePaints` declares: m metal, g gem, k ink, l light. */
export interface Pen {
  readonly palette: Palette;
  readonly random: Random;
  /** A shape with a rim and light from above. */
  solid(d: string, paint: Paint): Drawing;
  /** A low-poly piece of a gem or metal ramp; 0 is light. */
  facet(points: readonly Point[], position: number, ramp?: 'gem' | 'metal'): Drawing;
}
export type Paint = 'm' | 'g' | 'k' | 'l';

/** One decimal is enough at 360 units across, and keeps a picture at a few kilobytes. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
const place = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(place).join('L')}Z`;

export function ring(count: number, radius: number, turn = 0): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = turn + (index / count) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** A star's outline with `count` points. */
export function star(count: number, outer: number, inner: number, turn = 0): string {
  const points = Array.from({ length: count * 2 }, (_, index): Point => {
    const angle = turn + (index / count) * Math.PI - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return polygon(points);
}

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`;

export const box = (x: number, y: number, width: number, height: number, round = 0): string => {
  const r = Math.min(round, width / 2, height / 2);
  const arc = `a${short(r)} ${short(r)} 0 0 1 `;
  return `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}${arc}${short(r)} ${short(r)}v${short(height - 2 * r)}${arc}${short(-r)} ${short(r)}h${short(2 * r - width)}${arc}${short(-r)} ${short(-r)}v${short(2 * r - height)}${arc}${short(r)} ${short(-r)}Z`;
};

export const fill = (d: string, colour: string, opacity = 1): Drawing =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${short(opacity * 10) === '0' ? opacity : Math.round(opacity * 100) / 100}"`}/>`;

export const line = (d: string, colour: string, width: number, opacity = 1): Drawing =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`}/>`;

/** Moves, scales and turns (degrees) a drawing. */
export const put = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing =>
  `<g transform="translate(${short(x)} ${short(y)})${turn === 0 ? '' : ` rotate(${short(turn)})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${drawing}</g>`;

export const mirror = (drawing: Drawing): Drawing => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

/** The same drawing `count` times around the centre. */
export const around = (drawing: Drawing, count: number, turn = 0): Drawing =>
  Array.from({ length: count }, (_, index) => put(drawing, 0, 0, 1, turn + (index * 360) / count)).join('');

export function createPen(palette: Palette, key: string): Pen {
  return {
    palette,
    random: createRandom(key),
    solid: (d, paint) =>
      `<path d="${d}" fill="url(#${paint})" stroke="url(#e${paint})" stroke-width="3" stroke-linejoin="round"/><path d="${d}" fill="url(#s)"/>`,
    facet: (points, position, ramp = 'gem') => {
      const colour = readRamp(palette[ramp], position);
      return `<path d="${polygon(points)}" fill="${colour}" stroke="${colour}" stroke-width=".8" stroke-linejoin="round"/>`;
    },
  };
}
