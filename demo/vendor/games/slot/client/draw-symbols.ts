import { draw } from '../../../client/make.ts';
import type { SlotSymbol } from '../slot.rules.ts';

type Shape = readonly [
  name: 'path' | 'circle' | 'ellipse' | 'rect',
  attributes: Readonly<Record<string, string>>,
];
const path = (fill: string, d: string, more: Readonly<Record<string, string>> = {}): Shape => [
  'path',
  { fill, d, ...more },
];
const line = (stroke: string, width: string, d: string): Shape => [
  'path',
  {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    d,
  },
];
const circle = (fill: string, cx: number, cy: number, r: number): Shape => [
  'circle',
  { fill, cx: String(cx), cy: String(cy), r: String(r) },
];
const shine = (cx: number, cy: number, rx: number, ry: number): Shape => [
  'ellipse',
  { fill: '#fff', opacity: '.55', cx: String(cx), cy: String(cy), rx: String(rx), ry: String(ry) },
];

/** Each symbol in a square of 100. */
const shapes: Readonly<Record<SlotSymbol, readonly Shape[]>> = {
  cherry: [
    line('#3f7d32', '4', 'M34 62C34 36 52 22 66 16M68 64C70 42 66 26 66 16'),
    path('#5aa545', 'M66 16c8-10 22-8 27 0-8 7-20 8-27 0z'),
    circle('#a5122a', 33, 70, 20),
    circle('#d5203c', 31, 68, 17),
    circle('#a5122a', 69, 72, 19),
    circle('#d5203c', 67, 70, 16),
    shine(24, 61, 5, 4),
    shine(60, 63, 5, 4),
  ],
  lemon: [
    path(
      '#d7a60b',
      'M12 56c2-26 24-38 44-34 8 1 13-4 20-2 6 2 6 9 10 14 12 20 0 46-24 50-10 2-14 8-22 6-6-1-6-8-12-12C18 72 11 66 12 56z',
    ),
    path(
      '#f7d21d',
      'M16 55c2-22 22-32 39-29 9 1 14-3 20-1 5 2 4 8 8 13 10 17 0 38-21 42-10 2-14 6-20 5-5-2-5-7-10-10-10-6-17-10-16-20z',
    ),
    path('#6ab04c', 'M62 22c4-11 16-15 26-11-4 10-15 15-26 11z'),
    shine(36, 42, 11, 6),
  ],
  orange: [
    circle('#c65a07', 50, 56, 34),
    circle('#f58a13', 49, 54, 31),
    path('#4f9a3c', 'M50 24c5-13 20-16 31-9-6 11-20 16-31 9z'),
    line('#5b3a12', '4', 'M50 26c-1-6 0-9 2-13'),
    circle('#d87509', 62, 66, 1.8),
    circle('#d87509', 54, 74, 1.8),
    circle('#d87509', 68, 56, 1.8),
    circle('#d87509', 42, 70, 1.8),
    shine(37, 43, 9, 6),
  ],
  bell: [
    path(
      '#a87306',
      'M50 12c5 0 8 3 8 7 16 4 22 18 23 36 1 9 5 12 9 18H10c4-6 8-9 9-18 1-18 7-32 23-36 0-4 3-7 8-7z',
    ),
    path('#f2c230', 'M50 21c17 1 24 14 25 34 0 6 2 9 5 12H20c3-3 5-6 5-12 1-20 8-33 25-34z'),
    path('#7a4d05', 'M40 78h20c0 7-4 11-10 11s-10-4-10-11z'),
    path('#c98f10', 'M14 67h72v7H14z'),
    shine(37, 40, 5, 13),
  ],
  star: [
    path(
      '#4a2fa8',
      'M50 8l12.6 26.6 29.2 3.7-21.5 20.1 5.6 28.9L50 73.1 24.1 87.3l5.6-28.9L8.2 38.3l29.2-3.7z',
      { 'stroke-linejoin': 'round', stroke: '#4a2fa8', 'stroke-width': '6' },
    ),
    path('#8f6bff', 'M50 17l9.9 21 23 2.9-16.9 15.8 4.4 22.8L50 68.3 29.6 79.5 34 56.7 17.1 40.9l23-2.9z'),
    path('#c8b4ff', 'M50 17l9.9 21L50 54 34 56.7l6.1-18.7z'),
  ],
  seven: [
    path('#7d0f16', 'M18 14h66v18C64 48 56 64 55 90H31c1-26 10-42 25-56H38c-5 0-7 2-8 7H18z', {
      stroke: '#7d0f16',
      'stroke-width': '6',
      'stroke-linejoin': 'round',
    }),
    path('#e8323c', 'M20 16h62v15C62 47 54 63 53 88H33c1-25 11-42 28-56H38c-6 0-9 2-10 7h-8z'),
    path('#ff9b8f', 'M24 20h54v5H24z'),
  ],
  wild: [
    path('#0b5f73', 'M50 6l36 30-36 58L14 36z', {
      stroke: '#0b5f73',
      'stroke-width': '6',
      'stroke-linejoin': 'round',
    }),
    path('#19b6c9', 'M50 10l32 27-32 51-32-51z'),
    path('#8cf0f5', 'M50 10L34 37l16 51 16-51z'),
    path('#d6fdff', 'M50 10L34 37h32z'),
    path('#4fd6e2', 'M18 37h16l16 51z'),
  ],
};

/** A symbol as a picture without a name: the page says in words what is shown. */
export const drawSymbol = (symbol: SlotSymbol): SVGSVGElement =>
  draw(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true', 'data-symbol': symbol },
    ...shapes[symbol].map(([name, attributes]) => draw(name, attributes)),
  );
