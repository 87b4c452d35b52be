import type { JsonSchema } from '../protocol/json.ts';
import { closedObject, flag, text, textOrNull, whole } from './payload-schema.ts';

/**
 * What the portal knows of a signed-in member. `type` is the wire's member type (specification,
 * sections 3 and 6); money is a decimal string; `regDate` is an ISO date; `daysJoined` counts from 1.
 */
export interface Member {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly level: string;
  readonly regDate: string;
  readonly daysJoined: number;
  readonly unread: number;
  readonly balance: string;
  readonly currency: string;
  readonly symbol: string;
  readonly mobile: string | null;
  /** End of the break that the session is in, ISO 8601 in UTC: only withdrawing is open. Null on none. */
  readonly breakUntil: string | null;
  /** The break has no end, and `breakUntil` is not a day to show. */
  readonly breakForGood: boolean;
}
export const memberSchema: JsonSchema = closedObject({
  id: text,
  account: text,
  nickname: text,
  type: whole,
  level: text,
  regDate: text,
  daysJoined: whole,
  unread: whole,
  balance: text,
  currency: text,
  symbol: text,
  mobile: textOrNull,
  breakUntil: textOrNull,
  breakForGood: flag,
});
/** The part of a member that a refresh brings again. */
export interface MemberFigures {
  readonly unread: number;
  readonly balance: string;
  readonly currency: string;
  readonly symbol: string;
}
export const memberFiguresSchema: JsonSchema = closedObject({
  unread: whole,
  balance: text,
  currency: text,
  symbol: text,
});

/** Types that open the agent area. The specification's flag also names 4, which is the trial account. */
const agentTypes: readonly number[] = [1, 2, 41, 42];
const trialType = 4;
export function isAgentType(type: number): boolean {
  return agentTypes.includes(type);
}
export function isTrialType(type: number): boolean {
  return type === trialType;
}

/** Sample answers for contracts: nobody real. */
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
