import { describe, expect, it } from 'vitest';
import { gameTypes } from '../../platform/play/games/game-type.ts';
import { vendorGames } from '../vendor/generated/games.ts';
import { drawGame, drawScene, drawSymbol } from './draw-game.ts';
import { motifs } from './motifs.ts';

const hash = (nodeId: number, motif: string): string => drawGame({ nodeId, motif, gameType: 'RNG' });

describe('a game’s picture', () => {
  it('is the same for the same game and another for the next', () => {
    expect(hash(10_001, 'fox')).toBe(hash(10_001, 'fox'));
    expect(hash(10_001, 'fox')).not.toBe(hash(10_002, 'fox'));
    expect(hash(10_001, 'fox')).not.toBe(hash(10_001, 'owl'));
  });

  it('is drawn for every emblem in every category, small and with nothing that runs', () => {
    for (const [index, motif] of Object.keys(motifs).entries()) {
      const svg = drawGame({
        nodeId: 20_000 + index,
        motif,
        gameType: gameTypes[index % gameTypes.length] ?? 'RNG',
      });
      expect(svg).toMatch(/^<svg [^>]+viewBox="0 0 360 480"/);
      expect(svg).not.toMatch(/NaN|undefined|<script|style=|href=|\son\w+=/);
      expect(svg.length).toBeLessThan(60_000);
    }
  });

  it('has a stage and its own symbol in its own colours, and others in theirs; nothing of them runs', () => {
    const game = { nodeId: 10_007, gameType: 'RNG', motif: 'fox' } as const;
    const skyOf = (svg: string): string =>
      /<linearGradient id="sky".*?<\/linearGradient>/.exec(svg)?.[0] ?? '';
    const others = Object.keys(motifs).filter((motif) => motif !== 'fox');
    const drawings = [drawScene(game), ...['fox', ...others].map((emblem) => drawSymbol(game, emblem))];
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|<script|style=|href=|\son\w+=/);
    expect(drawings.slice(0, 2).map(skyOf)).toEqual(Array(2).fill(skyOf(drawGame(game))));
    expect(new Set(drawings.map(skyOf)).size).toBeGreaterThan(5);
    expect(drawSymbol(game, 'owl')).toBe(drawSymbol({ ...game, nodeId: 10_008 }, 'owl'));
  });

  it('knows the emblem of everything that the games of the vendor can carry', () => {
    const used = vendorGames.flatMap(({ opens }) => opens.flatMap(({ titles }) => Object.keys(titles)));
    expect(used.filter((motif) => !(motif in motifs))).toEqual([]);
  });
});
