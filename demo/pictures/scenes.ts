import { mixColours } from './palettes.ts';
import { disc, fill, line, polygon, put, ring, short, star, type Pen, type Point } from './pen.ts';

/** Size of a game's picture in its own units, 3:4. */
export const frame = { width: 360, height: 480 } as const;
/** Draws what is behind the emblem. */
export type Scene = (pen: Pen) => string;

const glowing = (pen: Pen, count: number, top: number, bottom: number, largest = 7): string =>
  Array.from({ length: count }, () => {
    const size = pen.random.between(1.5, largest);
    return fill(
      disc(pen.random.between(0, frame.width), pen.random.between(top, bottom), size),
      'url(#dot)',
      pen.random.between(0.3, 0.9),
    );
  }).join('');

function ridge(pen: Pen, base: number, height: number, steps: number, colour: string, opacity = 1): string {
  const points: Point[] = Array.from({ length: steps + 1 }, (_, index): Point => [
    (index / steps) * frame.width,
    base - pen.random.between(0, height),
  ]);
  const path = points.map(([x, y], index) => {
    const before = points[index - 1];
    if (before === undefined) return `L${short(x)} ${short(y)}`;
    const middle = (before[0] + x) / 2;
    return `C${short(middle)} ${short(before[1])} ${short(middle)} ${short(y)} ${short(x)} ${short(y)}`;
  });
  return fill(`M0 480${path.join('')}L360 480Z`, colour, opacity);
}

const rays = (pen: Pen, x: number, y: number, count: number, opacity: number): string => {
  const turn = pen.random.between(0, 360);
  return put(
    Array.from({ length: count }, (_, index) =>
      put(fill('M-16 -420L16 -420L3 0L-3 0Z', pen.palette.glow, opacity), 0, 0, 1, (index * 360) / count),
    ).join(''),
    x,
    y,
    1,
    turn,
  );
};

const night: Scene = (pen) =>
  glowing(pen, 46, 0, 300, 5) +
  ridge(pen, 420, 90, 5, pen.palette.far) +
  ridge(pen, 462, 60, 4, pen.palette.near);
const burst: Scene = (pen) => rays(pen, 180, 205, 16, 0.16) + glowing(pen, 22, 0, 480, 8);
const peaks: Scene = (pen) => {
  const mountain = (x: number, top: number, half: number, colour: string): string =>
    fill(
      polygon([
        [x - half, 480],
        [x, top],
        [x + half, 480],
      ]),
      colour,
    ) +
    fill(
      polygon([
        [x, top],
        [x + half, 480],
        [x + half * 0.16, 480],
      ]),
      '#000000',
      0.2,
    ) +
    fill(
      polygon([
        [x, top],
        [x - half * 0.2, top + half * 0.42],
        [x - half * 0.04, top + half * 0.32],
        [x + half * 0.1, top + half * 0.46],
        [x + half * 0.2, top + half * 0.42],
      ]),
      '#ffffff',
      0.35,
    );
  const far = mixColours(pen.palette.far, pen.palette.sky[2], 0.25);
  return (
    glowing(pen, 20, 0, 200, 4) +
    mountain(60, 210, 190, far) +
    mountain(310, 180, 200, far) +
    mountain(190, 270, 170, pen.palette.far) +
    ridge(pen, 470, 40, 5, pen.palette.near)
  );
};
const dunes: Scene = (pen) =>
  fill(disc(pen.random.between(80, 280), 130, 62), 'url(#halo)') +
  ridge(pen, 380, 50, 3, mixColours(pen.palette.far, pen.palette.sky[2], 0.4)) +
  ridge(pen, 425, 50, 3, pen.palette.far) +
  ridge(pen, 468, 36, 2, pen.palette.near) +
  [40, 110, 300]
    .map(
      (x) =>
        fill(
          polygon([
            [x - 44, 360],
            [x, 290 + (x % 3) * 12],
            [x + 44, 360],
          ]),
          pen.palette.far,
          0.85,
        ) +
        fill(
          polygon([
            [x, 290 + (x % 3) * 12],
            [x + 44, 360],
            [x + 8, 360],
          ]),
          '#000000',
          0.22,
        ),
    )
    .join('');
const leaves: Scene = (pen) => {
  const leaf = 'M0 0C-46 -50 -46 -130 0 -190C46 -130 46 -50 0 0Z';
  const frond = (x: number, y: number, turn: number, size: number, colour: string): string =>
    put(
      fill(leaf, colour) +
        line('M0 -8L0 -176M0 -50L-26 -78M0 -50L26 -78M0 -94L-26 -122M0 -94L26 -122', '#ffffff', 2, 0.12),
      x,
      y,
      size,
      turn,
    );
  const side = (turn: number): string =>
    frond(-10, 500, 28 + turn, 1.25, pen.palette.far) +
    frond(370, 500, -28 - turn, 1.25, pen.palette.far) +
    frond(30, 520, -12, 1, pen.palette.near) +
    frond(330, 520, 12, 1, pen.palette.near);
  return (
    glowing(pen, 26, 40, 400, 8) +
    frond(-20, -30, 140, 1, pen.palette.far) +
    frond(380, -30, -140, 1, pen.palette.far) +
    side(pen.random.between(-6, 10)) +
    frond(-30, 420, 62, 0.9, pen.palette.near) +
    frond(390, 420, -62, 0.9, pen.palette.near)
  );
};
const deep: Scene = (pen) => {
  const shafts = [30, 110, 190, 280]
    .map((x) =>
      fill(
        `M${x} -10L${x + 44} -10L${x + pen.random.between(60, 120)} 480L${x - 20} 480Z`,
        'url(#ray)',
        0.35,
      ),
    )
    .join('');
  const weeds = [18, 44, 318, 344]
    .map((x) =>
      line(
        `M${x} 490C${x - 26} 430 ${x + 26} 390 ${x - 6} ${short(pen.random.between(310, 350))}`,
        pen.palette.near,
        11,
      ),
    )
    .join('');
  const bubbles = Array.from({ length: 20 }, () =>
    line(
      disc(pen.random.between(10, 350), pen.random.between(20, 460), pen.random.between(2, 9)),
      '#ffffff',
      1.6,
      0.55,
    ),
  ).join('');
  return (
    shafts +
    ridge(pen, 440, 40, 4, pen.palette.far) +
    weeds +
    ridge(pen, 474, 24, 5, pen.palette.near) +
    bubbles
  );
};
const city: Scene = (pen) => {
  const row = (base: number, low: number, high: number, colour: string, lit: number): string => {
    let drawn = '';
    for (let x = -6; x < 360;) {
      const width = pen.random.whole(28, 58);
      const top = base - pen.random.between(low, high);
      drawn += fill(`M${x} 480V${short(top)}H${x + width}V480Z`, colour);
      for (let y = top + 12; y < 470; y += 17) {
        for (let wx = x + 7; wx < x + width - 8; wx += 13)
          if (pen.random.chance(lit)) drawn += fill(`M${wx} ${short(y)}h6v8h-6Z`, pen.palette.glow, 0.75);
      }
      x += width + 3;
    }
    return drawn;
  };
  return (
    glowing(pen, 24, 0, 200, 4) +
    row(440, 90, 220, mixColours(pen.palette.far, pen.palette.sky[1], 0.35), 0.08) +
    row(470, 50, 150, pen.palette.near, 0.22)
  );
};
const felt: Scene = (pen) =>
  fill(disc(180, 470, 300, 190), mixColours(pen.palette.far, pen.palette.gem[2], 0.5)) +
  line(disc(180, 470, 300, 190), 'url(#m)', 9) +
  line(disc(180, 478, 270, 164), '#ffffff', 2, 0.4) +
  fill('M120 -10L240 -10L350 330L10 330Z', 'url(#ray)', 0.5) +
  glowing(pen, 20, 20, 300, 6);
const curtain: Scene = (pen) => {
  const fold = (x: number): string =>
    fill(
      `M${x} 0C${x + 26} 160 ${x - 14} 320 ${x + 10} 480L${x + 46} 480C${x + 26} 320 ${x + 60} 160 ${x + 40} 0Z`,
      '#000000',
      0.2,
    );
  return (
    fill(
      'M0 0H96C70 180 60 340 20 480H0ZM360 0H264C290 180 300 340 340 480H360Z',
      mixColours(pen.palette.gem[2], pen.palette.near, 0.3),
    ) +
    fold(-8) +
    fold(30) +
    fold(304) +
    fold(336) +
    fill(
      'M0 0H360V34C300 74 250 36 180 62C110 36 60 74 0 34Z',
      mixColours(pen.palette.gem[2], pen.palette.gem[1], 0.35),
    ) +
    line('M0 38C60 78 110 40 180 66C250 40 300 78 360 38', 'url(#m)', 6) +
    fill('M130 40L230 40L330 450L30 450Z', 'url(#ray)', 0.45)
  );
};
const lattice: Scene = (pen) => {
  const cell = polygon(ring(8, 34, Math.PI / 8));
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 7 }, (_unused, column) =>
      put(
        line(cell, pen.palette.glow, 1.6, 0.22) + line(star(4, 20, 8), pen.palette.glow, 1.2, 0.2),
        column * 62 + (row % 2) * 31 - 6,
        row * 60,
      ),
    ).join(''),
  );
  return rows.join('') + glowing(pen, 18, 0, 480, 7);
};
const orbit: Scene = (pen) => {
  const planet = (x: number, y: number, size: number): string =>
    fill(disc(x, y, size), pen.palette.far) +
    fill(
      `M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0a${size} ${size * 0.7} 0 0 0 ${-size * 2} 0Z`,
      pen.palette.glow,
      0.28,
    );
  return (
    glowing(pen, 64, 0, 480, 4) +
    planet(320, 84, 58) +
    planet(36, 400, 84) +
    line('M-20 330C90 200 270 180 390 250', pen.palette.glow, 2, 0.35) +
    line('M-20 260C120 120 260 110 390 160', pen.palette.glow, 1.4, 0.25)
  );
};
const grid: Scene = (pen) =>
  Array.from({ length: 13 }, (_, index) =>
    line(`M${180 + (index - 6) * 18} 300L${180 + (index - 6) * 92} 490`, pen.palette.glow, 1.8, 0.5),
  ).join('') +
  [300, 316, 338, 366, 402, 446].map((y) => line(`M0 ${y}L360 ${y}`, pen.palette.glow, 1.8, 0.45)).join('') +
  fill(disc(180, 292, 150, 34), 'url(#halo)', 0.7) +
  glowing(pen, 30, 0, 270, 4);
const columns: Scene = (pen) => {
  const pillar = (x: number): string =>
    fill(`M${x} 90h52v390h-52Z`, pen.palette.far) +
    [8, 20, 32].map((dx) => line(`M${x + dx + 4} 108V470`, '#ffffff', 4, 0.12)).join('') +
    fill(`M${x - 8} 74h68v20h-68Z`, mixColours(pen.palette.far, pen.palette.glow, 0.25));
  return (
    fill('M-10 74L180 -20L370 74Z', mixColours(pen.palette.far, pen.palette.near, 0.4)) +
    pillar(6) +
    pillar(302) +
    fill('M90 0L270 0L330 470L30 470Z', 'url(#ray)', 0.4) +
    fill('M0 440H360V480H0Z', pen.palette.near) +
    glowing(pen, 16, 100, 440, 7)
  );
};

export const scenes = {
  night,
  burst,
  peaks,
  dunes,
  leaves,
  deep,
  city,
  felt,
  curtain,
  lattice,
  orbit,
  grid,
  columns,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;
