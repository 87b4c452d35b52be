/**
 * Letters and digits as pen strokes on a grid 4 wide and 6 high, so that pictures need no font.
 * Shapes that people confuse (0 O, 1 I L, 2 Z, 4 A, 5 S, 8 B, 6 G, 9 P, U V) are left out.
 */
export const glyphs: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2.4,6 4,4.6 4,1.4 2.4,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1,0 4,0|3,0 3,5 2,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3.4|1.2,2.6 4,6',
  M: '0,6 0,0 2,3.4 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4',
  R: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2|2,3.2 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  '3': '0,0.6 1,0 3,0 4,1 4,2 3,3 1.6,3|3,3 4,4 4,5 3,6 1,6 0,5.4',
  '7': '0,0 4,0 1.4,6|1.2,3 3.4,3',
};

export type Stroke = readonly (readonly [x: number, y: number])[];

/** The strokes of one character. */
export function readGlyph(character: string): readonly Stroke[] {
  const source = glyphs[character];
  if (source === undefined) throw new Error(`No glyph for "${character}".`);
  return source.split('|').map((stroke) =>
    stroke.split(' ').map((point): readonly [number, number] => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );
}
