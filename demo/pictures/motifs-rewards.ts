import type { Motif } from './motifs-treasure.ts';
import { around, box, disc, fill, line, mirror, put, star } from './pen.ts';

const envelope: Motif = (pen) =>
  put(
    pen.solid(box(-70, -92, 140, 184, 14), 'g') +
      pen.solid('M-70 -78C-70 -86 -64 -92 -56 -92L56 -92C64 -92 70 -86 70 -78L70 -40L0 12L-70 -40Z', 'g') +
      line('M-70 -40L0 12L70 -40', '#ffffff', 2.5, 0.5) +
      pen.solid(disc(0, 14, 30), 'm') +
      pen.solid(star(4, 19, 8), 'l').replace('<path', '<path transform="translate(0 14)"') +
      line('M-46 66H46', '#ffffff', 3, 0.35),
    0,
    0,
    1,
    -8,
  );

const cup: Motif = (pen) =>
  pen.solid(disc(0, 78, 96, 20), 'k') +
  pen.solid('M58 -18C108 -28 112 44 52 40L54 22C82 24 84 -6 56 0Z', 'l') +
  pen.solid('M-66 -34L66 -34C66 22 46 70 26 74L-26 74C-46 70 -66 22 -66 -34Z', 'l') +
  pen.solid(disc(0, -34, 66, 17), 'm') +
  fill(disc(0, -32, 56, 12), '#3a1c0c', 0.85) +
  line('M-50 -6C-46 24 -36 48 -24 60', '#ffffff', 5, 0.6) +
  line('M-26 -62C-40 -78 -14 -88 -28 -108M6 -62C-8 -80 20 -90 6 -112', '#ffffff', 5, 0.55);

const headphones: Motif = (pen) =>
  pen.solid('M-92 20C-100 -116 100 -116 92 20L74 20C78 -84 -78 -84 -74 20Z', 'k') +
  line('M-80 0C-82 -92 82 -92 80 0', '#ffffff', 3, 0.4) +
  pen.solid(box(-108, 8, 46, 92, 22), 'm') +
  pen.solid(box(62, 8, 46, 92, 22), 'm') +
  pen.solid(box(-72, 20, 24, 68, 12), 'g') +
  pen.solid(box(48, 20, 24, 68, 12), 'g') +
  mirror(line('M-96 28L-96 76', '#ffffff', 4, 0.55));

const watch: Motif = (pen) =>
  pen.solid('M-36 -62L-30 -116L30 -116L36 -62Z', 'k') +
  pen.solid('M-36 62L-30 116L30 116L36 62Z', 'k') +
  pen.solid(box(68, -14, 18, 28, 6), 'm') +
  pen.solid(disc(0, 0, 76), 'm') +
  pen.solid(disc(0, 0, 58), 'g') +
  around(line('M0 -50V-42', '#ffffff', 4, 0.85), 12) +
  line('M0 0V-34', '#ffffff', 6, 0.95) +
  line('M0 0L24 16', '#ffffff', 5, 0.95) +
  pen.solid(disc(0, 0, 7), 'l');

const bag: Motif = (pen) =>
  line('M-44 -30C-44 -104 44 -104 44 -30', '#2a1408', 15, 0.9) +
  line('M-44 -30C-44 -104 44 -104 44 -30', '#ffffff', 3, 0.3) +
  pen.solid('M-96 -34L96 -34L108 72C108 84 100 90 90 90L-90 90C-100 90 -108 84 -108 72Z', 'g') +
  pen.solid('M-96 -34L96 -34L98 0C40 22 -40 22 -98 0Z', 'k') +
  pen.solid(box(-16, -4, 32, 38, 8), 'm') +
  fill(disc(0, 18, 6), '#2a1408', 0.8) +
  mirror(line('M-84 44L-78 78', '#ffffff', 4, 0.35));

const lamp: Motif = (pen) =>
  pen.solid(disc(-22, 92, 70, 16), 'm') +
  line('M-22 84L-64 2L22 -58', '#2b2b38', 12, 0.95) +
  line('M-22 84L-64 2L22 -58', '#ffffff', 3, 0.3) +
  pen.solid(disc(-64, 2, 11), 'm') +
  fill('M2 -34L104 22L36 90Z', '#fff3c4', 0.35) +
  put(pen.solid('M-26 -26L26 -26L58 34L-58 34Z', 'g') + pen.solid(disc(0, 34, 58, 12), 'l'), 44, -48, 1, -32);

/** What the points mall gives out. */
export const rewardMotifs = { envelope, cup, headphones, watch, bag, lamp };
