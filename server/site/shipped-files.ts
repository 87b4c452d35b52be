import { join } from 'node:path';
import { isJsonObject } from '../../src/protocol/json-patches.ts';
import type { Json } from '../../src/protocol/json.ts';
import { readSourceFiles, type SourceFiles } from './source-files.ts';

/**
 * The site of a checkout as an installation gets it. What only the demonstration may claim, such as its licence,
 * lies in `demo/site` and takes the place of the same keys there and nowhere else.
 */
export const readShippedFiles = async (root: string, demo: boolean): Promise<SourceFiles> => {
  const shipped = await readSourceFiles(root);
  if (!demo) return shipped;
  const claims = await readSourceFiles(join(root, 'demo/site'));
  const claimed = Object.entries(claims.documents).map(([path, keys]) => {
    const document = shipped.documents[path] as Json | undefined;
    return [path, isJsonObject(document) ? { ...document, ...(keys as object) } : keys] as const;
  });
  return {
    ...shipped,
    documents: { ...shipped.documents, ...Object.fromEntries(claimed) },
    issues: [...shipped.issues, ...claims.issues],
  };
};
