import type { Review, reviews } from '../../../src/protocol/calls/reviews.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../infrastructure/http/answer-after.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';

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
export function createReviewsFake(requests: readonly Review[] = [sampleReview]): Answers<typeof reviews> {
  let all = requests;
  const list = async () => ({
    open: all.filter(({ status }) => status === 'open'),
    decided: all.filter(({ status }) => status !== 'open'),
  });
  return {
    list,
    decide: answerAfter(async ({ id, status, remark, by }) => {
      if (!all.some((one) => one.id === id && one.status === 'open'))
        throw new AppError({ status: 409, code: 'review.decided', message: 'It is decided already.' });
      all = all.map((one) => (one.id === id ? { ...one, status, remark, decidedBy: by } : one));
    }, list),
    picture: async () => {
      throw new AppError({ status: 404, code: 'request.unknown', message: 'There is no such picture.' });
    },
  };
}
