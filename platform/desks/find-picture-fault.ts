import type { DeskFault } from '../../src/protocol/desks/desk-faults.ts';
import { findPicture, type FactSources } from '../messages/entries/entry-facts.ts';

/** Whether the site has the picture of a field; nothing is wrong with an empty one. */
export const findPictureFault = async (
  sources: FactSources,
  field: string,
  path: string | null,
): Promise<Readonly<Record<string, DeskFault>>> =>
  path === null || (await findPicture(sources, path)) ? {} : { [field]: 'picture.missing' };
