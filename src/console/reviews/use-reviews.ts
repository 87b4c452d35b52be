import type { UseQueryResult } from '@tanstack/react-query';
import { reviews, type ReviewState } from '../../protocol/calls/reviews.ts';
import { usePermission } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';

/** What members ask for, asked for by those who may see it. */
export function useReviews(): UseQueryResult<ReviewState> {
  return useCall(reviews.list, {}, { enabled: usePermission('players'), every: 10_000 });
}
