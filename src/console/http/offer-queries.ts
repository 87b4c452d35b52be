import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { MissionFields, OfferOverview, PromotionFields } from '../../protocol/console-offers.ts';
import { useConsoleApi } from './queries.ts';

/** Names of what the console keeps about offers. */
export const offerKeys = { promotions: ['promotions'], missions: ['missions'] } as const;
/** Figures count all entries of the past, so they are not read every few seconds. */
const refetchInterval = 30_000;

export function usePromotions(): UseQueryResult<OfferOverview<PromotionFields>> {
  const api = useConsoleApi();
  return useQuery({ queryKey: offerKeys.promotions, queryFn: () => api.promotions.read(), refetchInterval });
}
export function useMissions(): UseQueryResult<OfferOverview<MissionFields>> {
  const api = useConsoleApi();
  return useQuery({ queryKey: offerKeys.missions, queryFn: () => api.missions.read(), refetchInterval });
}
