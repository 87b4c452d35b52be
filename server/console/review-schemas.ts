import { reviewKinds, reviewVerdicts } from '../../src/protocol/console-reviews.ts';
import { text, nullableText, count, object, list } from './schemas.ts';

const review = object({
  kind: text,
  id: text,
  account: text,
  title: text,
  quantity: count,
  points: count,
  comment: text,
  pictures: list(text),
  payable: nullableText,
  currency: nullableText,
  isHeld: { type: 'boolean' },
  doubts: list(text),
  status: text,
  remark: text,
  decidedBy: nullableText,
  createdAt: text,
});
export const reviewsAnswer = object({ open: list(review), decided: list(review) });
export const reviewDecisionBody = object(
  {
    kind: { enum: reviewKinds },
    id: { type: 'string', pattern: '^[0-9]{1,18}$' },
    status: { enum: reviewVerdicts },
    remark: { type: 'string', maxLength: 300 },
    received: { type: 'string', maxLength: 20 },
  },
  ['received'],
);
export const reviewPictureParams = object({ id: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' } });
