import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type {
  ImportAnswer,
  ImportQuery,
  VendorOverview,
  VendorStatus,
} from '../../protocol/console-vendors.ts';
import { useConsoleApi } from './queries.ts';

/** Names of what the console keeps about vendors of games. */
export const vendorKeys = {
  overview: ['vendor-overview'],
  status: (vendor: string) => ['vendor-status', vendor],
  imports: (vendor: string) => ['vendor-import', vendor],
} as const;

export function useVendorOverview(): UseQueryResult<VendorOverview> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: vendorKeys.overview,
    queryFn: () => api.vendorOverview(),
    refetchInterval: 15_000,
  });
}
/** What a connected vendor's server answers. */
export function useVendorStatus(vendor: string, isConnected: boolean): UseQueryResult<VendorStatus> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: vendorKeys.status(vendor),
    queryFn: () => api.vendorStatus(vendor),
    refetchInterval: 30_000,
    enabled: isConnected,
  });
}
/** The catalogue that was read last; asked for every second while pictures are fetched. */
export function useImport(query: ImportQuery): UseQueryResult<ImportAnswer> {
  const api = useConsoleApi();
  return useQuery({
    queryKey: [...vendorKeys.imports(query.vendor), query],
    queryFn: () => api.catalogueImport(query),
    refetchInterval: ({ state }) => ((state.data?.import?.pictures.waiting ?? 0) > 0 ? 1_000 : 15_000),
    placeholderData: keepPreviousData,
  });
}
