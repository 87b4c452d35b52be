import { machineCatalog } from '../machines/generated/catalog.ts';
import type { Result } from '../protocol/release/issue.ts';
import { suggestInput, type LabStore } from './lab-store.ts';
import { decodeRun, type Run } from './trace-link.ts';

/**
 * Opens what an address says after `#`: a machine (`#/login`) from its start, or a run (`#/login/<run>`). Links of
 * earlier versions have no machine before the run, and no slash. `null` when the address says nothing, so that the
 * lab stays where it is.
 */
export function openAddress(store: Pick<LabStore, 'load'>, address: string): Result<Run, string> | null {
  const [first = '', second = ''] = address.replace(/^#?\/?/, '').split('/');
  if (first === '') return null;
  if (second === '' && Object.hasOwn(machineCatalog, first))
    return store.load({ machine: first, input: suggestInput(first), moves: [] });
  const read = decodeRun(second === '' ? first : second);
  return read.ok ? store.load(read.value) : read;
}
