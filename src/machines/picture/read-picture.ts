import { storedPictures } from '../generated/pictures.ts';
import type { Graph } from './lay-out-picture.ts';
import { parseOwnJson } from '../../protocol/json/own-json.ts';

/** The drawn graph of a machine of this build: laid out when the build was made. Throws where there is none. */
export function readPicture(id: string): Graph {
  const stored = Object.hasOwn(storedPictures, id) ? storedPictures[id] : undefined;
  if (stored === undefined) throw new Error(`expects a picture of ${id}, got none`);
  return parseOwnJson<Graph, 'build'>(stored);
}
