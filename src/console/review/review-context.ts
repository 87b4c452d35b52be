import { createContext, useContext } from 'react';

/** Opens the review sheet from any screen. */
export const ReviewContext = createContext<() => void>(() => undefined);
export function useOpenReview(): () => void {
  return useContext(ReviewContext);
}
