import { describe, expect, it } from 'vitest';
import { gameTypes } from '../../server/member/games/game-type.ts';
import { nounsOf } from '../seed/words.ts';
import { drawGame } from './draw-game.ts';
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

  it('knows the emblem of every name that the seed gives', () => {
    const used = Object.values(nounsOf).flatMap((nouns) => nouns.map(([motif]) => motif));
    expect(used.filter((motif) => !(motif in motifs))).toEqual([]);
  });
});
