import { decimalId, endings, get, post, reason } from '../console/define-call.ts';
import { proposalFields } from '../release/proposal.ts';
import {
  count,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  text,
  textUpTo,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * The accounts that members pay into: a cashier proposes, and an operator who does not pay out approves. Amounts are
 * decimal texts with two places, moments are ISO 8601 in UTC.
 */

export const receivingKinds = ['bank', 'wallet'] as const;
export type ReceivingKind = (typeof receivingKinds)[number];

const name = textUpTo(80);
const amount = textUpTo(20);
/** All that an operator says about an account. */
const accountFields = {
  /** Id of the deposit method that uses it. */
  method: name,
  kind: oneOf(receivingKinds),
  /** Name of the bank or of the e-wallet. */
  provider: name,
  holder: name,
  number: name,
  /** What its QR code says, for members to scan; empty for none. */
  qrText: textUpTo(600),
  /** Ranks of the members' levels, both ends within; null for no end. */
  fromLevel: integer,
  toLevel: nullable(integer),
  /** Of one payment. */
  minimum: amount,
  maximum: amount,
  /** Of all payments of a day (UTC), with those under way; null for no end. */
  perDay: nullable(amount),
  /** Of several that fit a member is given the one with the lowest. */
  position: integer,
  enabled: flag,
};
const fields = object(accountFields);
/** `accountId` is null for an account that is to be added. */
const proposal = object({ ...proposalFields, accountId: nullable(text), fields });
const account = object({
  ...accountFields,
  id: text,
  /** What came in or is under way today. */
  today: text,
  /** Orders that members may still pay to it. */
  openOrders: count,
  changedBy: text,
  changedAt: text,
  waiting: nullable(proposal),
});
const state = object({
  accounts: list(account),
  /** Accounts that wait to be added. */
  added: list(proposal),
  /** What was decided lately, newest first. */
  past: list(proposal),
  /** Ways to pay in by hand, with their own bounds. */
  methods: list(object({ id: text, name: text, minimum: text, maximum: text })),
  /** Levels that members have, by rank. */
  levels: list(object({ rank: integer, name: text })),
  currency: text,
});

export const receiving = {
  list: get('/receiving', { needs: 'read', answer: state }),
  /** `id` is null for a new account. */
  propose: post('/receiving/propose', {
    needs: 'cashier',
    input: object({ id: nullable(decimalId), fields, note: reason }),
    answer: state,
  }),
  /** Takes effect immediately and needs no second person: no money can be lost by it. */
  switchOff: post('/receiving/off', {
    needs: 'cashier',
    input: object({ id: decimalId, note: reason }),
    answer: state,
  }),
  ...endings('/receiving', state),
};

export type ReceivingFields = ValueOf<typeof fields>;
export type ReceivingProposal = ValueOf<typeof proposal>;
export type ReceivingAccount = ValueOf<typeof account>;
export type ReceivingState = ValueOf<typeof state>;
