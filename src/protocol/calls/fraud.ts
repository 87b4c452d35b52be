import { decimalId, fileOf, get, post, reason } from '../console/define-call.ts';
import {
  byDefault,
  count,
  list,
  nullable,
  object,
  oneOf,
  text,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Hints of fraud: who looks at one is recorded, and who decides. Amounts are decimal texts of `currency`, moments are
 * ISO 8601 in UTC.
 */

export const hintKinds = ['selfReferral', 'hedgedBets', 'circularTransfer'] as const;
export type HintKind = (typeof hintKinds)[number];
export const hintStates = ['open', 'confirmed', 'dismissed'] as const;
export type HintState = (typeof hintStates)[number];
/** What a fact is about. */
const hintFacts = ['referral', 'bankAccount', 'document', 'networkAndDevice', 'bet', 'transfer'] as const;
export type HintFactName = (typeof hintFacts)[number];

const member = object({ id: text, account: text });
const fact = object({
  what: oneOf(hintFacts),
  at: text,
  member,
  /** The other side of it; null where there is none. */
  other: nullable(member),
  /** What both have, masked, or what was bet on. */
  detail: text,
  amount: nullable(text),
});
const fields = {
  id: text,
  kind: oneOf(hintKinds),
  state: oneOf(hintStates),
  members: list(member),
  foundAt: text,
};
const hintLine = object({ ...fields, facts: count });
const hintPage = object({ rows: list(hintLine), page: count, pages: count, total: count });
const hintFile = object({
  ...fields,
  facts: list(fact),
  decidedBy: nullable(text),
  decidedAt: nullable(text),
  reason: text,
  currency: text,
});

const findCall = get('/fraud-hints', {
  needs: 'players',
  input: object({
    kind: byDefault(oneOf(['all', ...hintKinds]), 'all'),
    state: byDefault(oneOf(['all', ...hintStates]), 'open'),
    page: byDefault(whole(1, 1_000_000), 1),
  }),
  answer: hintPage,
});
export const fraud = {
  /** The newest first. */
  find: findCall,
  findFile: fileOf(findCall),
  read: get('/fraud-hints/:id', { needs: 'players', input: object({ id: decimalId }), answer: hintFile }),
  /** A hint that is decided is opened again by `open`. */
  decide: post('/fraud-hints/decide', {
    needs: 'cashier',
    decides: true,
    input: object({ id: decimalId, state: oneOf(hintStates), reason }),
    answer: hintFile,
  }),
};

export type HintMember = ValueOf<typeof member>;
export type HintFact = ValueOf<typeof fact>;
export type HintLine = ValueOf<typeof hintLine>;
export type HintPage = ValueOf<typeof hintPage>;
export type HintFile = ValueOf<typeof hintFile>;
