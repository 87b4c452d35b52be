import { generateGraphs } from './generate-graphs.ts';
import { generateLayout } from './generate-layout.ts';
import { generatePlan } from './generate-plan.ts';
import { generatePictures } from './generate-pictures.ts';
import { generateWeights } from './generate-weights.ts';
import { generateLocales } from './generate-words.ts';

/**
 * What is generated and in the repository: it takes minutes to make, is read without tools, or people read what
 * changed in it. Path from the root → content. It reads what `make` makes.
 */
export const generateKept = async (root: string): Promise<Readonly<Record<string, string>>> => ({
  ...generateLocales(root),
  ...(await generateLayout()),
  ...(await generateGraphs(root)),
  ...generatePictures(),
  ...(await generatePlan()),
  ...(await generateWeights(root)),
});
