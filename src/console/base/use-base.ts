import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { RevertToBase, WireBase } from '../../protocol/console-base.ts';
import { keys, useConsoleApi, useDraft } from '../http/queries.ts';

/** How the draft at its version stands to what the program ships. */
export function useBase(): UseQueryResult<WireBase> {
  const api = useConsoleApi();
  const version = useDraft().data?.version;
  return useQuery({
    queryKey: [...keys.base, version],
    queryFn: () => api.base(),
    enabled: version !== undefined,
    // The list stays while a change of the draft is looked at again.
    placeholderData: (before) => before,
  });
}

function useBaseEdit<Request>(edit: (request: Request) => Promise<WireBase>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: edit,
    onSuccess: () => client.invalidateQueries(),
    onError: () => client.invalidateQueries({ queryKey: keys.draft }),
  });
}
/** Puts the base's back in the draft. */
export function useRevertToBase() {
  const api = useConsoleApi();
  return useBaseEdit((request: RevertToBase) => api.revertToBase(request));
}
/** Puts the draft on the newest base. */
export function useTakeBase() {
  const api = useConsoleApi();
  return useBaseEdit((version: number) => api.takeBase(version));
}
