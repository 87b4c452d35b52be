import {
  MutationCache,
  QueryCache,
  QueryClient,
  keepPreviousData,
  useQueries,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ApprovalStatus, ReviewComment } from '../../protocol/approval.ts';
import type { ScheduleRecord, WireSchedules } from '../../protocol/schedule.ts';
import type { WireStage } from '../../protocol/stage.ts';
import { session } from '../../protocol/calls/session.ts';
import type {
  ConsolePermission,
  DocumentEntry,
  DocumentSource,
  DraftSummary,
  SiteOverview,
  WireAdoption,
  WireCheck,
  WireRelease,
} from '../../protocol/console-api.ts';
import { kills, releases, rollbacks } from '../../protocol/calls/releases.ts';
import { ApiFailure } from './call-api.ts';
import { httpConsoleApi, type ConsoleApi } from './console-api.ts';
import { keyOf, useCall } from './use-call.ts';

/** The API the screens use; tests hand in a fake. */
export const ConsoleApiContext = createContext<ConsoleApi>(httpConsoleApi);
export function useConsoleApi(): ConsoleApi {
  return useContext(ConsoleApiContext);
}

/** Names of what the console keeps from the server. */
export const keys = {
  site: ['site'],
  draft: ['draft'],
  base: ['base'],
  documents: ['documents'],
  document: (path: string) => ['document', path],
  allDocuments: ['document'],
  check: ['check'],
  schedule: ['schedule'],
  stage: ['stage'],
  releases: ['releases'],
  adoption: ['adoption'],
  approval: ['approval'],
  comments: ['comments'],
} as const;

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
export function useSite(): UseQueryResult<SiteOverview> {
  const api = useConsoleApi();
  return useQuery({ queryKey: keys.site, queryFn: () => api.site(), refetchInterval: 5_000 });
}
export function useDraft(): UseQueryResult<DraftSummary> {
  const api = useConsoleApi();
  return useQuery({ queryKey: keys.draft, queryFn: () => api.draft(), refetchInterval: 5_000 });
}
export function useDocuments(): UseQueryResult<readonly DocumentEntry[]> {
  const api = useConsoleApi();
  return useQuery({ queryKey: keys.documents, queryFn: () => api.documents() });
}
export function useDocument(path: string): UseQueryResult<DocumentSource> {
  const api = useConsoleApi();
  return useQuery({ queryKey: keys.document(path), queryFn: () => api.document(path), staleTime: 30_000 });
}
export function useDocumentSources(paths: readonly string[]): readonly UseQueryResult<DocumentSource>[] {
  const api = useConsoleApi();
  return useQueries({
    queries: paths.map((path) => ({
      queryKey: keys.document(path),
      queryFn: () => api.document(path),
      staleTime: 30_000,
    })),
  });
}
/**
 * The check of the draft at `version`; a new version is another question. Until it is answered the answer
 * before stays, as `isPlaceholderData`: what a person has open in it neither closes nor jumps.
 */
export function useCheck(version: number | undefined): UseQueryResult<WireCheck> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...keys.check, version],
    queryFn: () => api.check(),
    enabled: version !== undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
/** Whether the draft at `version` needs a second person; asked again while a decision is possible. */
export function useApproval(version: number | undefined): UseQueryResult<ApprovalStatus> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...keys.approval, version],
    queryFn: () => api.approval(),
    enabled: version !== undefined,
    refetchInterval: 5_000,
  });
}
/** Scheduled releases, polled because the server publishes them when they are due. */
export function useSchedules(): UseQueryResult<WireSchedules> {
  const api = useConsoleApi();
  return useQuery({ queryKey: keys.schedule, queryFn: () => api.schedules(), refetchInterval: 5_000 });
}
/** The newest planned release; undefined while it is not known. */
export function useSchedule(): ScheduleRecord | null | undefined {
  return useSchedules().data?.schedule;
}
/** The open stage, polled because the server may end it. */
export function useStage(): UseQueryResult<WireStage> {
  const api = useConsoleApi();
  return useQuery({ queryKey: keys.stage, queryFn: () => api.stage(), refetchInterval: 5_000 });
}
export const useSwitches = () => useCall(kills.list, {}, { every: 15_000 });
/** Rollbacks without a confirmation, polled because a second person confirms them in another browser. */
export const useRollbacks = () => useCall(rollbacks.list, {}, { every: 5_000 });
export function useComments(): UseQueryResult<readonly ReviewComment[]> {
  const api = useConsoleApi();
  return useQuery({ queryKey: keys.comments, queryFn: () => api.comments() });
}
export function useReleases(): UseQueryResult<readonly WireRelease[]> {
  const api = useConsoleApi();
  return useQuery({ queryKey: keys.releases, queryFn: () => api.releases() });
}
/** Whether the records are whole. Returning to the window does not check all of them again. */
export const useAudit = () =>
  useCall(releases.audit, {}, { staleTime: Infinity, refetchOnWindowFocus: false });
/** How many browsers have the live release, asked every second while `watching`. */
export function useAdoption(watching: boolean): UseQueryResult<WireAdoption> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: keys.adoption,
    queryFn: () => api.adoption(),
    refetchInterval: watching ? 1_000 : false,
    enabled: watching,
    staleTime: 0,
  });
}
