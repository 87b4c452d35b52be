import type { UseQueryResult } from '@tanstack/react-query';
import { opening, type OpeningState } from '../../protocol/calls/opening.ts';
import { useCall } from '../http/use-call.ts';

/** Whether the platform is open, and what it is closed to. */
export function useOpening(): UseQueryResult<OpeningState> {
  return useCall(opening.read, {}, { every: 10_000 });
}
