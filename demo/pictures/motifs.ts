import { landMotifs } from './motifs-land.ts';
import { natureMotifs } from './motifs-nature.ts';
import { playMotifs } from './motifs-play.ts';
import { seaMotifs } from './motifs-sea.ts';
import { sportsMotifs } from './motifs-sports.ts';
import { treasureMotifs, type Motif } from './motifs-treasure.ts';
import { wildMotifs } from './motifs-wild.ts';

/** Every emblem a picture can show. */
export const motifs = {
  ...treasureMotifs,
  ...natureMotifs,
  ...landMotifs,
  ...wildMotifs,
  ...seaMotifs,
  ...playMotifs,
  ...sportsMotifs,
};
export type MotifName = keyof typeof motifs;

/** The emblem of a stored name; an unknown one is a star, so that no card stays empty. */
export function findMotif(name: string): Motif {
  return (motifs as Readonly<Record<string, Motif>>)[name] ?? motifs.star;
}
