import {
  MutationCache,
  QueryCache,
  QueryClient,
  useQueries,
  type UseQueryResult,
} from '@tanstack/react-query';
import { session } from '../../protocol/calls/session.ts';
import { draft, site } from '../../protocol/calls/site.ts';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import { approvals, kills, rollbacks, schedules, stages } from '../../protocol/calls/releases.ts';
import { ApiFailure } from './call-api.ts';
import { keyOf, queryOf, useCall, useSend } from './use-call.ts';

/** Refusals of a login that is not, or no longer, whole. */
const outsiderCodes: ReadonlySet<ApiFailure['code']> = new Set([
  'session.required',
  'factor.required',
  'factor.due',
]);

export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => {
    // Any call may be the one that finds out that the session has ended.
    const me = client.getQueryState(keyOf(session.me));
    if (error instanceof ApiFailure && outsiderCodes.has(error.code) && me?.status === 'success')
      void client.resetQueries({ queryKey: keyOf(session.me) });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A refusal stays one; only a lost connection is worth trying again.
        retry: (failures, error) => error instanceof ApiFailure && error.code === 'network' && failures < 2,
        refetchOnWindowFocus: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** The operator who is logged in, or on the way. */
export const useSession = () => useCall(session.me, {}, { staleTime: 60_000, every: 300_000 });
/** Whether the logged-in role may do a thing; screens explain, the server enforces. */
export function usePermission(permission: ConsolePermission): boolean {
  return useSession().data?.permissions.includes(permission) ?? false;
}
/** Entries of a menu that the logged-in role may use. */
export function usePermitted<Entry extends { readonly needs?: ConsolePermission }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const permissions = useSession().data?.permissions ?? [];
  return entries.filter(({ needs }) => needs === undefined || permissions.includes(needs));
}
export const useSite = () => useCall(site.overview, {}, { every: 5_000 });
export const useDraft = () => useCall(draft.read, {}, { every: 5_000 });
/** The history of the draft. */
export const useDraftEdits = () => useCall(draft.edits, {}, { staleTime: 60_000 });
export const useDocuments = () => useCall(site.documents);
export const useDocument = (path: string) => useCall(site.document, { path }, { staleTime: 30_000 });
export function useDocumentSources(paths: readonly string[]): readonly UseQueryResult<DocumentSource>[] {
  const send = useSend();
  return useQueries({
    queries: paths.map((path) => ({ ...queryOf(send, site.document, { path }), staleTime: 30_000 })),
  });
}
/**
 * The check of the draft at `version`. Until it is answered the answer before stays, as `isPlaceholderData`: what a
 * person has open in it neither closes nor jumps.
 */
export const useCheck = (version: number | undefined) =>
  useCall(draft.check, {}, { of: version, staleTime: Infinity, keeps: true });
/** Whether the draft at `version` needs a second person; asked again while a decision is possible. */
export const useApproval = (version: number | undefined) =>
  useCall(approvals.read, {}, { of: version, every: 5_000 });
/** Scheduled releases, polled because the server publishes them when they are due. */
export const useSchedules = () => useCall(schedules.list, {}, { every: 5_000 });
/** The newest planned release; undefined while it is not known. */
export const useSchedule = () => useSchedules().data?.schedule;
/** The open stage, polled because the server may end it. */
export const useStage = () => useCall(stages.read, {}, { every: 5_000 });
export const useSwitches = () => useCall(kills.list, {}, { every: 15_000 });
/** Rollbacks without a confirmation, polled because a second person confirms them in another browser. */
export const useRollbacks = () => useCall(rollbacks.list, {}, { every: 5_000 });
