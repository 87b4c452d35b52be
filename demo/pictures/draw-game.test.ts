import { describe, expect, it } from 'vitest';
import { gameTypes } from '../../server/member/games/game-type.ts';
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

  it('has symbols and a stage in its own colours, which hold nothing that runs', () => {
    const game = { nodeId: 10_007, gameType: 'RNG' } as const;
    const drawings = [drawScene(game), ...Object.keys(motifs).map((motif) => drawSymbol({ ...game, motif }))];
    const sky = /<linearGradient id="sky".*?<\/linearGradient>/;
    for (const svg of drawings) {
      expect(svg).not.toMatch(/NaN|undefined|<script|style=|href=|\son\w+=/);
      expect(sky.exec(svg)?.[0]).toBe(sky.exec(hash(10_007, 'fox'))?.[0]);
    }
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('knows the emblem of everything that the games of the vendor can carry', () => {
    const used = vendorGames.flatMap(({ opens }) => opens.flatMap(({ titles }) => Object.keys(titles)));
    expect(used.filter((motif) => !(motif in motifs))).toEqual([]);
  });
});
