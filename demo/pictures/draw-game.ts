import type { GameType } from '../../platform/play/games/game-type.ts';
import { findMotif } from './motifs.ts';
import { palettes } from './palettes.ts';
import { box, createPen, disc, fill, line, put, star, type Pen } from './pen.ts';
import { writePaints } from './paints.ts';
import { createRandom } from './random.ts';
import { frame, scenes, type SceneName } from './scenes.ts';

/** What decides a picture. The same input gives the same bytes on every machine. */
export interface GameArt {
  readonly nodeId: number;
  readonly gameType: GameType;
  readonly motif: string;
}

const scenesOf: Readonly<Record<GameType, readonly SceneName[]>> = {
  RNG: ['night', 'burst', 'peaks', 'dunes', 'leaves', 'city', 'lattice', 'orbit', 'columns', 'curtain'],
  LIVE: ['felt', 'curtain', 'felt', 'city'],
  FISH: ['deep'],
  PVP: ['felt', 'lattice', 'columns', 'burst'],
  SPORTS: ['burst', 'grid', 'city'],
  ESPORTS: ['grid', 'orbit', 'city'],
  ELOTT: ['burst', 'lattice', 'orbit'],
  LOTT: ['burst', 'lattice', 'columns'],
  COCKFIGHT: ['dunes', 'burst', 'leaves'],
};
const watery = ['lagoon', 'royal', 'mint', 'glacier', 'aurora', 'dusk', 'orchid'];

function ornament(pen: Pen): string {
  const corner =
    line('M14 64V30A16 16 0 0 1 30 14H64', 'url(#m)', 4, 0.9) + put(fill(star(4, 9, 3.5), 'url(#m)'), 22, 22);
  return (
    corner +
    put(corner, 360, 0, 1, 90) +
    put(corner, 360, 480, 1, 180) +
    put(corner, 0, 480, 1, 270) +
    (pen.random.chance(0.5) ? line(box(14, 14, 332, 452, 16), 'url(#m)', 1.4, 0.5) : '')
  );
}

/** A round frame behind the emblem. */
function medallion(pen: Pen): string {
  return put(
    pen.solid(disc(0, 0, 136), 'm') +
      fill(disc(0, 0, 122), pen.palette.near) +
      fill(disc(0, 0, 122), 'url(#halo)', 0.55) +
      line(disc(0, 0, 114), 'url(#m)', 3) +
      Array.from({ length: 24 }, (_, index) =>
        put(fill(disc(0, -129, 3.6), '#ffffff', 0.85), 0, 0, 1, index * 15),
      ).join(''),
    180,
    214,
  );
}

/** Three reels with the emblem in the middle one. */
function reels(pen: Pen, hero: string, others: readonly string[]): string {
  const cell = (x: number, content: string): string =>
    pen.solid(box(x, 128, 98, 190, 14), 'l') + fill(box(x, 128, 98, 190, 14), 'url(#s)') + content;
  const [first = hero, second = hero] = others;
  return (
    `<g filter="url(#drop)">${pen.solid(box(14, 106, 332, 236, 30), 'm')}</g>` +
    fill(box(26, 118, 308, 212, 22), pen.palette.near) +
    cell(32, put(first, 81, 223, 0.44)) +
    cell(131, '') +
    cell(230, put(second, 279, 223, 0.44)) +
    `<g filter="url(#drop)">${put(hero, 180, 222, 0.86)}</g>` +
    put(
      pen.solid(box(-74, -18, 148, 36, 18), 'g') +
        Array.from({ length: 7 }, (_, index) => fill(disc(-54 + index * 18, 0, 4), '#ffffff', 0.9)).join(''),
      180,
      342,
    )
  );
}

function sparkle(pen: Pen): string {
  return Array.from({ length: 7 }, () =>
    put(
      fill(star(4, pen.random.between(7, 17), 2.2), '#ffffff', 0.9),
      pen.random.between(34, 326),
      pen.random.between(40, 400),
    ),
  ).join('');
}

function coinRain(pen: Pen): string {
  return Array.from({ length: 9 }, () =>
    put(
      pen.solid(disc(0, 0, 20, pen.random.between(8, 19)), 'm') +
        line(disc(0, 0, 13, 8), '#ffffff', 1.6, 0.5),
      pen.random.between(20, 340),
      pen.random.between(30, 440),
      pen.random.between(0.5, 1.15),
      pen.random.between(-40, 40),
    ),
  ).join('');
}

function compose(pen: Pen, gameType: GameType, motif: string): string {
  const draw = findMotif(motif);
  const hero = draw(pen);
  const halo = fill(disc(180, 212, 190), 'url(#halo)', 0.85);
  const lifted = (drawing: string): string => `<g filter="url(#drop)">${drawing}</g>`;
  const kind =
    gameType === 'RNG'
      ? pen.random.whole(0, 5)
      : gameType === 'FISH'
        ? pen.random.pick([0, 3])
        : pen.random.pick([0, 1, 4]);
  const side = (name: string, x: number, y: number, size: number, turn: number): string =>
    put(findMotif(name)(pen), x, y, size, turn);
  switch (kind) {
    case 1:
      return medallion(pen) + lifted(put(hero, 180, 214, 0.98));
    case 2:
      return reels(pen, hero, [
        findMotif(pen.random.pick(['seven', 'bell', 'gem', 'star', 'cherries']))(pen),
        findMotif(pen.random.pick(['crown', 'coins', 'clover', 'bolt', 'melon']))(pen),
      ]);
    case 3: {
      const companions =
        gameType === 'FISH'
          ? ['fish', 'turtle', 'shell']
          : ['gem', 'star', 'coins', 'flame', 'clover', 'moon', 'key', 'butterfly'];
      return (
        halo +
        side(pen.random.pick(companions), 84, 142, 0.5, -14) +
        side(pen.random.pick(companions), 280, 150, 0.46, 14) +
        lifted(put(hero, 180, 244, 1.22))
      );
    }
    case 4:
      return (
        halo +
        fill(disc(180, 372, 118, 20), '#000000', 0.4) +
        pen.solid('M66 372A114 26 0 0 0 294 372V398A114 26 0 0 1 66 398Z', 'k') +
        pen.solid(disc(180, 372, 114, 25), 'm') +
        fill(disc(180, 370, 92, 17), pen.palette.near, 0.75) +
        lifted(put(hero, 180, 232, 1.2))
      );
    case 5:
      return halo + coinRain(pen) + lifted(put(hero, 180, 214, 1.3, pen.random.between(-7, 7)));
    default:
      return halo + lifted(put(hero, 180, 218, 1.38, pen.random.between(-5, 5)));
  }
}

/** Colours and scene of a game: its picture, its symbols and what is behind its reels have them together. */
function chooseLook({ nodeId, gameType }: Pick<GameArt, 'nodeId' | 'gameType'>) {
  const chooser = createRandom(`game-${nodeId}`);
  const choices = gameType === 'FISH' ? palettes.filter(({ name }) => watery.includes(name)) : palettes;
  const palette = chooser.pick(choices);
  return { chooser, palette, scene: scenes[chooser.pick(scenesOf[gameType])] };
}
const writeSvg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;

/** What is behind the emblem alone, 3:4: the stage of the game. */
export function drawScene(game: Pick<GameArt, 'nodeId' | 'gameType'>): string {
  const { palette, scene } = chooseLook(game);
  const pen = createPen(palette, `picture-${game.nodeId}`);
  const sky = '<path d="M0 0H360V480H0Z" fill="url(#sky)"/>';
  return writeSvg(frame.width, frame.height, writePaints(palette), sky, scene(pen));
}

/**
 * An emblem in a square, a symbol on the reels of a game: that of the game in its colours, every other one in colours
 * that it has in all games, so that symbols differ at a glance.
 */
export function drawSymbol({ nodeId, gameType, motif }: GameArt, emblem: string): string {
  const palette =
    emblem === motif
      ? chooseLook({ nodeId, gameType }).palette
      : createRandom(`colours-${emblem}`).pick(palettes);
  const pen = createPen(palette, `symbol-${emblem}`);
  return writeSvg(240, 240, writePaints(palette), put(findMotif(emblem)(pen), 120, 120));
}

/** Draws a game's picture as a whole SVG document, 3:4, a few kilobytes. No script, no style, no text. */
export function drawGame({ nodeId, gameType, motif }: GameArt): string {
  const { chooser, palette, scene } = chooseLook({ nodeId, gameType });
  const pen = createPen(palette, `picture-${nodeId}`);
  return writeSvg(
    frame.width,
    frame.height,
    writePaints(palette),
    '<path d="M0 0H360V480H0Z" fill="url(#sky)"/>',
    scene(pen),
    compose(pen, gameType, motif),
    sparkle(pen),
    '<path d="M0 300H360V480H0Z" fill="url(#fade)"/>',
    '<path d="M0 0H360V480H0Z" fill="url(#edge)"/>',
    chooser.chance(0.35) ? ornament(pen) : '',
  );
}
