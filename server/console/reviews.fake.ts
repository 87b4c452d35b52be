import type { Review } from '../../src/protocol/console-reviews.ts';
import { AppError } from '../platform/app-error.ts';
import type { Reviews } from './reviews.ts';

const sampleReview: Review = {
  kind: 'redemption',
  id: '7',
  account: 'player',
  title: 'Coffee set',
  quantity: 1,
  points: 1_200,
  comment: '',
  pictures: [],
  payable: null,
  currency: null,
  isHeld: false,
  doubts: [],
  status: 'open',
  remark: '',
  decidedBy: null,
  createdAt: '2026-11-21T09:00:00.000Z',
};

/** One order that waits, decided once as the real ones are. */
export function createReviewsFake(): Reviews {
  let review = sampleReview;
  return {
    list: async () => ({
      open: review.status === 'open' ? [review] : [],
      decided: review.status === 'open' ? [] : [review],
    }),
    decide: async ({ id, status, remark, by }) => {
      if (id !== review.id || review.status !== 'open')
        throw new AppError({ status: 409, code: 'review.decided', message: 'It is decided already.' });
      review = { ...review, status, remark, decidedBy: by };
    },
    readPicture: async () => null,
  };
}
