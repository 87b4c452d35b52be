import { decimalId, get, picture, post, reason } from '../console/define-call.ts';
import {
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  textLike,
  textUpTo,
  type ValueOf,
} from '../json/typed-schema.ts';
import { moneyDoubt } from './money.ts';

/**
 * What members ask for and operators decide: rewards, places in activities, transfers by hand, papers. Moments are
 * ISO 8601 in UTC.
 */

/** Who judges each kind: money, papers and who a member is are a cashier's, everything else a publisher's. */
const judges = {
  redemption: 'publish',
  application: 'publish',
  deposit: 'cashier',
  /** Money that came above a limit. */
  heldDeposit: 'cashier',
  feedback: 'publish',
  document: 'cashier',
  /** A birthday below the age, whose member is suspended. */
  age: 'cashier',
  /** A member who may be an excluded person. */
  likeness: 'cashier',
} as const;
export type ReviewKind = keyof typeof judges;
const kinds = Object.keys(judges) as ReviewKind[];
export const cashierKinds: readonly ReviewKind[] = kinds.filter((kind) => judges[kind] === 'cashier');
/** `more`: a paper alone does not do, and the member is asked for another one. */
const verdicts = ['approved', 'rejected', 'more'] as const;
export type ReviewVerdict = (typeof verdicts)[number];

const review = object({
  kind: oneOf(kinds),
  id: text,
  account: text,
  /** Name of the reward or of the activity, in English; of feedback its type; the account that a member is like. */
  title: text,
  /** `3 × · 1,500 points` has its parts here; 0 for an application. */
  quantity: count,
  points: count,
  /** What the member wrote: with an application, or as feedback; what two accounts have in common. */
  comment: text,
  /** Ids of pictures. */
  pictures: list(text),
  /** What a transfer should have brought, fee included, as a decimal text; null for everything else. */
  payable: nullable(text),
  currency: nullable(text),
  /** It was decided, and waits for a second person among the approvals. */
  isHeld: flag,
  /** What of the proof was seen before: then the credit needs a second person. */
  doubts: list(moneyDoubt),
  status: oneOf(['open', ...verdicts]),
  /** The operator's answer to the member. */
  remark: text,
  decidedBy: nullable(text),
  createdAt: text,
});
/** What waits, the oldest first, and what was decided lately. */
const state = object({ open: list(review), decided: list(review) });
const decision = object({
  kind: oneOf(kinds),
  id: decimalId,
  /** `more` for a paper only. */
  status: oneOf(verdicts),
  /** Read by the member. */
  remark: reason,
  /** What a transfer brought by the bank's statement, where it is not what was asked for. */
  received: optional(textUpTo(20)),
});

export const reviews = {
  list: get('/reviews', { needs: 'players', answer: state }),
  decide: post('/reviews/decide', {
    needs: 'players',
    needsBy: { kind: judges },
    decides: true,
    proof: 'factor',
    input: decision,
    reasonWhere: [{ status: ['rejected', 'more'] }, { kind: ['feedback'] }],
    answer: state,
  }),
  /** A picture that came with a request or a dispute. */
  picture: get('/reviews/pictures/:id', {
    needs: 'players',
    input: object({ id: textLike('^[A-Za-z0-9_-]{8,64}$') }),
    answer: picture,
  }),
};
/** Says to a list that is open that members asked for something: neither who nor what. */
export const work = {
  /** Answers when something comes after the moment that `mark` names, or after some seconds. */
  news: get('/work', {
    needs: 'players',
    look: { none: 'it says that there is work, and nothing of it' },
    // Other calls are answered sooner, or given up.
    answerMs: 25_000,
    input: object({ mark: optional(textUpTo(80)) }),
    answer: object({
      /** Names a moment of one process of the server; the next question continues from it. */
      mark: text,
      /** Whether something came, or was answered, since the moment that was asked about. */
      isNews: flag,
    }),
  }),
};

export type Review = ValueOf<typeof review>;
export type ReviewStatus = Review['status'];
export type ReviewState = ValueOf<typeof state>;
export type ReviewDecision = ValueOf<typeof decision>;
