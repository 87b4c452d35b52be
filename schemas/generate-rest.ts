import { generateApi } from './generate-api.ts';
import { generateGraphs } from './generate-graphs.ts';
import { generateLayout } from './generate-layout.ts';
import { generateLoaders } from './generate-loaders.ts';
import { generatePictures } from './generate-pictures.ts';
import { generateViews } from './generate-views.ts';
import { generateWeights } from './generate-weights.ts';

/** Every generated file that reads the lists of `generateLists`: path from the root → content. */
export const generateRest = async (root: string): Promise<Readonly<Record<string, string>>> => ({
  ...(await generateApi()),
  ...(await generateLayout()),
  ...(await generateLoaders(root)),
  ...(await generateViews()),
  ...generateGraphs(root),
  ...generatePictures(),
  ...(await generateWeights(root)),
});
