import { machineCatalog } from '../machines/generated/catalog.ts';
import type { Result } from '../protocol/issue.ts';
import { suggestInput, type LabStore } from './lab-store.ts';
import { decodeRun, type Run } from './trace-link.ts';

/**
 * Opens what the part of an address after `#` says: a machine by its name (`#login`), started again, or a whole
 * trace. `null` when it says nothing, so that the lab stays where it is.
 */
export function openAddress(store: Pick<LabStore, 'load'>, hash: string): Result<Run, string> | null {
  const text = hash.replace(/^#/, '');
  if (text === '') return null;
  if (Object.hasOwn(machineCatalog, text))
    return store.load({ machine: text, input: suggestInput(text), moves: [] });
  const read = decodeRun(text);
  return read.ok ? store.load(read.value) : read;
}
