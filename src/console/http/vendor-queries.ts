import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { VendorDesk, VendorStatus } from '../../protocol/console-vendors.ts';
import { useConsoleApi } from './queries.ts';

/** Names of what the console keeps about vendors of games. */
export const vendorKeys = {
  desk: ['vendor-desk'],
  status: (vendor: string) => ['vendor-status', vendor],
} as const;

export function useVendorDesk(): UseQueryResult<VendorDesk> {
  const api = useConsoleApi();
  return useQuery({ queryKey: vendorKeys.desk, queryFn: () => api.vendorDesk(), refetchInterval: 15_000 });
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
