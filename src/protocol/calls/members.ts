import { lengthPattern } from '../time/break-length.ts';
import { decimalId, endings, fileOf, get, post, reason } from '../console/define-call.ts';
import type { WithdrawalsHoldValue } from '../generated/wire-types.ts';
import { limitKinds, limitPeriods } from '../document/jurisdiction.ts';
import { proposalFields } from '../release/proposal.ts';
import {
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  textLike,
  textUpTo,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Members: found and read, excluded, frozen by one person and opened again by two, holds on withdrawals and lost
 * authenticators lifted by two. Moments are ISO 8601 in UTC, amounts decimal texts. Nothing of an address is whole.
 */

export const mostMembers = 20;
export const mostConsents = 50;

const lineFields = {
  id: text,
  account: text,
  /** Masked; empty for none. */
  mobile: text,
  email: text,
  /** End of a break or exclusion in force; null for none. */
  breakUntil: nullable(text),
  /** After that end play opens when the member asks to return, and not before. */
  isOnRequest: flag,
  /** A closed account is frozen too. */
  isFrozen: flag,
  /** When the member closed the account; null while it is not. */
  closedAt: nullable(text),
};
/**
 * By what a member was found. The beginning of the account, of the email address or of the real name; the phone number
 * or its end; the member's number; the number of a deposit, withdrawal, transfer, round, lottery order or ticket, of an
 * account for withdrawals, or of a paper.
 */
export const memberSigns = [
  'account',
  'phone',
  'email',
  'name',
  'id',
  'deposit',
  'withdrawal',
  'payment',
  'transfer',
  'round',
  'order',
  'ticket',
  'payoutAccount',
  'document',
] as const;
const hit = object({
  ...lineFields,
  /** Why the member is in the list, the surest first. */
  signs: list(
    object({
      by: oneOf(memberSigns),
      /** The real name, or the number that was matched; empty where the line shows it, or it is masked. */
      text,
    }),
  ),
});
/** `by` and `reason` are null if they were not recorded. */
const freeze = object({ at: nullable(text), by: nullable(text), reason: nullable(text) });
const hold = object({
  until: text,
  /** After which change. */
  reason: text as Schema<NonNullable<WithdrawalsHoldValue['reason']>>,
});
/** One line of what a member agreed to; lines are only ever added. */
const consent = object({
  id: text,
  at: text,
  /** The legal text, as the brand's settings name it; `marketing` for promotions. */
  document: text,
  /** Edition of the text. */
  version: text,
  /** Words of the box, in the language shown. */
  statement: text,
  given: flag,
  /** Of promotions; null of every other text. */
  channel: nullable(oneOf(['portal', 'email', 'sms'])),
  source: oneOf(['registration', 'message-settings', 'stop-link', 'renewal']),
});
const login = object({
  id: text,
  at: text,
  outcome: oneOf(['accepted', 'refused']),
  device: text,
  network: text,
});
const file = object({
  ...lineFields,
  registeredAt: text,
  /** Null while the account is open. */
  freeze: nullable(freeze),
  /** Why the member closed it, a choice of the form; null for an account that is not closed. */
  closedReason: nullable(text),
  /** Whether an operator requested the end of the freeze. */
  isUnfreezeWaiting: flag,
  /** Until when no withdrawal is taken, and after which change; null where they are. */
  withdrawalHold: nullable(hold),
  /** Whether an operator requested the early end of the hold. */
  isLiftWaiting: flag,
  balance: text,
  currency: text,
  /** The last ones, newest first; refused ones too. */
  logins: list(login),
  /** What the member agreed to and withdrew, newest first. */
  consents: list(consent),
  /** Lengths that the market profile offers, shortest first. */
  exclusions: list(text),
});

const memberLimits = object({
  currency: text,
  /** Those that the market offers, and others that are in force. Amounts are money or, of a session, minutes. */
  limits: list(
    object({
      kind: oneOf(limitKinds),
      period: oneOf(limitPeriods),
      /** Null: there is none. */
      amount: nullable(text),
      used: text,
      left: nullable(text),
      /** A higher one that the member asked for and may confirm between two moments; `amount` is null for none at all. */
      wish: nullable(object({ amount: nullable(text), from: text, until: text })),
    }),
  ),
});

const ofMember = { ...proposalFields, memberId: text, account: text };
const unfreezeProposal = object(ofMember);
const unfreezings = object({
  waiting: list(object({ ...ofMember, freeze })),
  /** What was decided lately, newest first. */
  past: list(unfreezeProposal),
});
/** `hold` is as it was when its end was asked for. */
const lift = object({ ...ofMember, hold });
const lifts = object({ waiting: list(lift), past: list(lift) });

/** What helps to judge whether it is the member who asks. */
const factFields = {
  account: text,
  mobile: text,
  email: text,
  registeredAt: text,
  lastLoginAt: nullable(text),
  /** When the authenticator was confirmed; null where the member has none. */
  since: nullable(text),
  recoveryCodesLeft: count,
  /** When the security questions were set; null where the member has none. */
  questionsSince: nullable(text),
};
const facts = object(factFields);
/** `isWaiting`: the removal was requested already. */
const match = object({ ...factFields, isWaiting: flag });
const removalFields = { ...proposalFields, account: text };
const removal = object(removalFields);
const pendingRemoval = object({ ...removalFields, facts });
const removalState = object({ waiting: list(pendingRemoval), past: list(removal) });

const account = textUpTo(80, 1);
const byId = object({ id: decimalId });
const noted = object({ id: decimalId, note: reason });
const protecting = {
  needs: 'cashier',
  proof: { none: 'it protects a member, and is never delayed' },
  answer: file,
} as const;
const unfreezeEndings = endings('/unfreezings', unfreezings);
const liftEndings = endings('/hold-lifts', lifts);
const findCall = get('/members', {
  needs: 'players',
  input: object({ q: textUpTo(80, 1) }),
  answer: list(hit),
});
export const members = {
  /** By anything that a member may name; at most {@link mostMembers}, the surest first. */
  find: findCall,
  findFile: fileOf(findCall, null),
  read: get('/members/:id', { needs: 'players', input: byId, answer: file }),
  exclude: post('/members/exclude', {
    ...protecting,
    input: object({ id: decimalId, length: textLike(lengthPattern), reason }),
  }),
  limits: get('/members/:id/limits', { needs: 'players', input: byId, answer: memberLimits }),
  /** Sets a first or lower limit. The member alone raises one. */
  tighten: post('/members/limits', {
    ...protecting,
    input: object({
      id: decimalId,
      kind: oneOf(limitKinds),
      period: oneOf(limitPeriods),
      amount: textUpTo(20, 1),
      reason,
    }),
    answer: memberLimits,
  }),
  freeze: post('/members/freeze', { ...protecting, input: object({ id: decimalId, reason }) }),
  /** Ends of freezes: asked for by one person, decided about by another. */
  unfreezings: get('/unfreezings', { needs: 'players', answer: unfreezings }),
  proposeUnfreeze: post('/unfreezings/propose', { needs: 'cashier', input: noted, answer: unfreezings }),
  withdrawUnfreeze: unfreezeEndings.withdraw,
  decideUnfreeze: unfreezeEndings.decide,
  /** Early ends of holds on withdrawals: asked for by one person, decided about by another. */
  lifts: get('/hold-lifts', { needs: 'players', answer: lifts }),
  proposeLift: post('/hold-lifts/propose', { needs: 'cashier', input: noted, answer: lifts }),
  withdrawLift: liftEndings.withdraw,
  decideLift: liftEndings.decide,
};
/** Lost authenticators and forgotten answers: support asks for the removal, a second operator decides. */
export const removals = {
  list: get('/removals', { needs: 'players', answer: removalState }),
  find: get('/removals/member', { needs: 'cashier', input: object({ account }), answer: match }),
  /** `account` is the whole name; letter case does not count. */
  propose: post('/removals/propose', {
    needs: 'cashier',
    input: object({ account, note: reason }),
    answer: removalState,
  }),
  ...endings('/removals', removalState),
};

export type MemberHit = ValueOf<typeof hit>;
export type MemberSign = (typeof memberSigns)[number];
export type MemberLine = Omit<MemberHit, 'signs'>;
export type Freeze = ValueOf<typeof freeze>;
export type ConsentLine = ValueOf<typeof consent>;
export type MemberFile = ValueOf<typeof file>;
export type MemberLimits = ValueOf<typeof memberLimits>;
export type UnfreezeProposal = ValueOf<typeof unfreezeProposal>;
export type UnfreezeState = ValueOf<typeof unfreezings>;
export type LiftProposal = ValueOf<typeof lift>;
export type LiftState = ValueOf<typeof lifts>;
export type RemovalFacts = ValueOf<typeof facts>;
export type MemberMatch = ValueOf<typeof match>;
export type RemovalProposal = ValueOf<typeof removal>;
export type RemovalState = ValueOf<typeof removalState>;
