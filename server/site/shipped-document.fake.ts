import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWriting } from '../../src/notation/read.ts';
import type { Json, JsonObject } from '../../src/protocol/json.ts';

const layouts = join(import.meta.dirname, '../../layouts');

/** The tree of a document that is shipped, by its path: `pages/home`. Each call reads the file. */
export const readShippedDocument = (path: string): JsonObject =>
  readWriting(path, JSON.parse(readFileSync(join(layouts, `${path}.json`), 'utf8')) as Json)
    .tree as JsonObject;
