import { closedObject, orNull, type ValueOf } from './payload-schema.ts';
import { flag, integer, money, text } from './value-kinds.ts';

/** The part of a member that a refresh brings again. Money is a decimal string. */
const figures = { unread: integer, balance: money, currency: text, symbol: text };
export const memberFiguresSchema = closedObject(figures);
export type MemberFigures = ValueOf<typeof memberFiguresSchema>;
/** What the portal knows of a logged-in member. */
export const memberSchema = closedObject({
  id: text,
  account: text,
  nickname: text,
  /** The wire's member type (specification, sections 3 and 6). */
  type: integer,
  level: text,
  /** ISO date. */
  regDate: text,
  /** From 1. */
  daysJoined: integer,
  ...figures,
  mobile: orNull(text),
  /** End of the break that the session is in, ISO 8601 in UTC: only withdrawing is open. Null on none. */
  breakUntil: orNull(text),
  /** The break has no end, and `breakUntil` is not a day to show. */
  breakForGood: flag,
});
export type Member = ValueOf<typeof memberSchema>;

/** Types that open the agent area. The specification's flag also names 4, which is the trial account. */
const agentTypes: readonly number[] = [1, 2, 41, 42];
const trialType = 4;
export function isAgentType(type: number): boolean {
  return agentTypes.includes(type);
}
export function isTrialType(type: number): boolean {
  return type === trialType;
}

/** Sample answers for contracts; no real member. */
export const sampleMember = {
  id: 'm-1',
  account: 'player',
  nickname: 'Player One',
  type: 0,
  level: 'Silver',
  regDate: '2025-01-15',
  daysJoined: 311,
  unread: 3,
  balance: '1250.50',
  currency: 'PHP',
  symbol: '₱',
  mobile: '••• 4567',
  breakUntil: null,
  breakForGood: false,
} as const satisfies Member;
