import { join } from 'node:path';
import { isJsonObject } from '../../../src/protocol/json/json-patches.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { hashSourceFiles, readSourceFiles, type SourceFiles } from './source-files.ts';

/** Folder of what only the demonstration may claim. */
const claimsOf = (root: string): string => join(root, 'demo/site');

/** Names the files that `readShippedFiles` reads, without reading them as JSON. */
export const hashShippedFiles = async (root: string, demo: boolean): Promise<string> =>
  `${await hashSourceFiles(root)}${demo ? await hashSourceFiles(claimsOf(root)) : ''}`;

/**
 * The site of a checkout as an installation gets it. What only the demonstration may claim, such as its licence,
 * lies in `demo/site` and takes the place of the same keys there and nowhere else.
 */
export const readShippedFiles = async (root: string, demo: boolean): Promise<SourceFiles> => {
  const shipped = await readSourceFiles(root);
  if (!demo) return shipped;
  const claims = await readSourceFiles(claimsOf(root));
  const claimed = Object.entries(claims.documents).map(([path, keys]) => {
    const document = shipped.documents[path] as Json | undefined;
    return [path, isJsonObject(document) ? { ...document, ...(keys as object) } : keys] as const;
  });
  return {
    ...shipped,
    documents: { ...shipped.documents, ...Object.fromEntries(claimed) },
    broken: { ...shipped.broken, ...claims.broken },
    issues: [...shipped.issues, ...claims.issues],
  };
};
