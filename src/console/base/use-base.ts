import { bases } from '../../protocol/calls/site.ts';
import { useDraft } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';

/**
 * How the draft at its version differs from what the program ships. The list stays while the draft is compared again
 * after a change.
 */
export const useBase = () => useCall(bases.read, {}, { of: useDraft().data?.version, keeps: true });
