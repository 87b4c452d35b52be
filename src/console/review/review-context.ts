import { createContext, useContext } from 'react';

/** Opens the review sheet from any screen. */
export const ReviewContext = createContext<() => void>(() => undefined);
export function useOpenReview(): () => void {
  return useContext(ReviewContext);
}

/** The draft that is opened next is to be reviewed: its frame is another one than that of the draft before. */
let isNext = false;
export const reviewNextDraft = (): void => {
  isNext = true;
};
export const isReviewNext = (): boolean => isNext;
export const forgetReviewNext = (): void => {
  isNext = false;
};
