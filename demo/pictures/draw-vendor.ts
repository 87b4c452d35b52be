import { palettes, type Palette } from './palettes.ts';
import { around, box, createPen, disc, fill, line, polygon, put, ring, star, type Pen } from './pen.ts';
import { writePaints } from './paints.ts';
import { createRandom } from './random.ts';

const marks: readonly ((pen: Pen) => string)[] = [
  (pen) => pen.solid(polygon(ring(6, 40)), 'g') + pen.solid(star(3, 26, 11), 'l'),
  (pen) =>
    around(pen.solid('M0 -6C-16 -20 -14 -34 0 -44C14 -34 16 -20 0 -6Z', 'g'), 5) +
    pen.solid(disc(0, 0, 9), 'm'),
  (pen) => pen.solid(box(-38, -38, 46, 46, 12), 'g') + pen.solid(box(-8, -8, 46, 46, 12), 'm'),
  (pen) => pen.solid(disc(0, 0, 40), 'k') + pen.solid('M-22 20L0 -26L22 20L0 8Z', 'm'),
  () =>
    line('M-36 20C-20 -40 20 -40 36 20', 'url(#g)', 15) + line('M-18 24C-10 -8 10 -8 18 24', 'url(#m)', 12),
  (pen) => pen.solid(star(8, 42, 22), 'm') + pen.solid(disc(0, 0, 15), 'g'),
  (pen) =>
    pen.solid('M0 -42L38 -20V20L0 42L-38 20V-20Z', 'k') + line('M-20 -8L0 4L20 -8M0 4V28', 'url(#m)', 7),
  (pen) => pen.solid('M-40 28L-12 -36L8 4L20 -18L40 28Z', 'g') + pen.solid(disc(24, -30, 9), 'm'),
  (pen) =>
    pen.solid(disc(-12, 0, 30), 'g') +
    fill(disc(14, 0, 30), '#ffffff', 0.25) +
    line(disc(14, 0, 30), 'url(#m)', 6),
  (pen) =>
    [0, 1, 2]
      .map((index) =>
        put(
          pen.solid(box(-10, -40 + index * 8, 18, 76 - index * 16, 9), index === 1 ? 'm' : 'g'),
          -24 + index * 24,
          0,
        ),
      )
      .join(''),
];

/** Room for the name beside the mark, in units of the drawing. */
const nameWidth = 186;
/** Width of a bold letter in the widest of the fallback fonts, as a share of the font size. */
const letterWidth = 0.74;

/** The name, a word a line: as large as the longest word lets it be, in the middle of the height. */
function writeName(name: string): string {
  const words = name.split(' ');
  const longest = Math.max(...words.map((word) => word.length));
  const size = Math.min(34, Math.floor(Math.min(nameWidth / (longest * letterWidth), 88 / words.length)));
  const top = 60 - ((words.length - 1) * size * 1.12) / 2 + size * 0.36;
  const lines = words.map(
    (word, index) =>
      `<tspan x="122" y="${(top + index * size * 1.12).toFixed(1)}">${escapeText(word)}</tspan>`,
  );
  return `<text font-family="Futura, 'Trebuchet MS', 'Segoe UI', Arial, sans-serif" font-weight="700" font-size="${size}" letter-spacing="0.4" fill="#ffffff">${lines.join('')}</text>`;
}

/** Draws a vendor's logo: a mark and its name, readable on light and dark ground. */
export function drawVendor(code: string, name: string): string {
  const random = createRandom(`vendor-${code}`);
  const palette: Palette = random.pick(palettes);
  const pen = createPen(palette, `mark-${code}`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="320" height="120">',
    writePaints(palette),
    `<path d="${box(0, 0, 320, 120, 20)}" fill="${palette.near}"/><path d="${box(0, 0, 320, 120, 20)}" fill="url(#s)" opacity="0.35"/>`,
    put(random.pick(marks)(pen), 66, 60, 0.98),
    writeName(name),
    '</svg>',
  ].join('');
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? character);
