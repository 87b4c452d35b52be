import type { ReviewDecision, WireReviews } from '../../src/protocol/console-reviews.ts';

/** What members ask for and operators decide; the member platform answers it. */
export interface Reviews {
  list(): Promise<WireReviews>;
  /** @throws AppError 409 where it was already decided */
  decide(decision: ReviewDecision & { readonly by: string }): Promise<void>;
  /** A picture that came with a request; null where there is none. */
  readPicture(id: string): Promise<{ readonly type: string; readonly bytes: Buffer } | null>;
}
