import type { Review } from '../../src/protocol/calls/reviews.ts';

/** Rows of each kind that one page of requests has. */
export const mostReviews = 100;

interface ReviewRow {
  readonly id: string;
  readonly account: string;
  readonly decided_by: string | null;
  readonly created_at: Date;
}

/**
 * What a row of any table says about its review; the rest is as for a request without goods, money or pictures. Each
 * table has its own names for what is open, and for the answer.
 */
export const readReviewFacts = (row: ReviewRow): Omit<Review, 'kind' | 'title' | 'status' | 'remark'> => ({
  id: row.id,
  account: row.account,
  quantity: 0,
  points: 0,
  comment: '',
  payable: null,
  currency: null,
  pictures: [],
  isHeld: false,
  doubts: [],
  decidedBy: row.decided_by,
  createdAt: row.created_at.toISOString(),
});
