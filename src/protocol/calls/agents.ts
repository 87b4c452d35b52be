import { decimalId, fileOf, get } from '../console/define-call.ts';
import {
  byDefault,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';
import { contractKinds, contractPeriods } from './settlements.ts';

/**
 * The tree of agents and its contracts: who looks at a member is recorded. Amounts are decimal texts of `currency`,
 * rates are per cent as decimal texts, moments are ISO 8601 in UTC, days are `2026-11-25` in the brand's time zone.
 */

const lineFields = {
  id: text,
  account: text,
  nickname: text,
  /** Of the account: 0 player, else agent. */
  type: whole(0),
  /** Members directly below. */
  directCount: count,
  registeredAt: text,
  isFrozen: flag,
  /** An operator withholds what contracts give this member. */
  isWithheld: flag,
};
const agentLine = object(lineFields);
const agentPage = object({ rows: list(agentLine), page: count, pages: count, total: count });
/** An invitation link, or the member's own code, with what came by it. */
const invitation = object({
  code: text,
  /** Empty for the member's own code. */
  name: text,
  state: oneOf(['active', 'paused', 'expired', 'usedUp', 'removed']),
  isLink: flag,
  joined: count,
  /** What those who joined brought the agent in rebates. */
  earnings: text,
  createdAt: nullable(text),
});
const contractFields = {
  id: text,
  kind: oneOf(contractKinds),
  product: text,
  status: oneOf(['P', 'E', 'A', 'R', 'V', 'C']),
  /** Who gives it; empty for the house. */
  upline: text,
  downline: text,
  /** Of the highest tier. */
  rate: text,
  changedAt: text,
};
const contractLine = object(contractFields);
const agentFile = object({
  ...lineFields,
  /** From the top down to the one above. */
  path: list(object({ id: text, account: text })),
  invitations: list(invitation),
  /** As the one who is paid, and as the one who gives. */
  contracts: list(contractLine),
  /** What contracts gave and is not paid. */
  open: object({ lines: count, amount: text }),
  currency: text,
});
/** Today alone, or the last days with today. */
export const figureDays = [1, 7, 30] as const;
export type FigureDays = (typeof figureDays)[number];
/** What all members below did, as the agent's own overview says it. */
const figures = object({
  from: text,
  to: text,
  /** Whose days they are: the time zone of the brand. */
  zone: text,
  members: count,
  agents: count,
  newMembers: count,
  active: count,
  balance: text,
  deposits: text,
  withdrawals: text,
  validBets: text,
  payout: text,
  rebate: text,
  bonus: text,
  salary: text,
  dividend: text,
  /** What is left of settled bets after all that was paid to members. */
  net: text,
  currency: text,
});
const tier = object({
  bet: text,
  loss: text,
  members: count,
  rate: text,
  /** Paid besides the rate; left out where nothing is. */
  fixed: optional(text),
});
/** An offer with both signatures. */
const version = object({
  version: count,
  period: oneOf(contractPeriods),
  tiers: list(tier),
  /** Hex digest of the terms that both sides signed. */
  fingerprint: text,
  offeredAt: text,
  offeredFrom: text,
  answer: nullable(oneOf(['accepted', 'rejected', 'withdrawn'])),
  answeredAt: nullable(text),
  answeredFrom: nullable(text),
  effectiveAt: nullable(text),
});
/** The newest version and the newest step first. */
const contractFile = object({
  ...contractFields,
  uplineId: nullable(text),
  downlineId: text,
  activeVersion: nullable(count),
  versions: list(version),
  steps: list(
    object({
      id: text,
      step: text,
      side: oneOf(['upline', 'downline', 'system']),
      version: count,
      at: text,
      /** What the side wrote for the other to read; empty where it wrote nothing. */
      reason: text,
    }),
  ),
  currency: text,
});

const page = byDefault(whole(1, 1_000_000), 1);
const byId = object({ id: decimalId });
const findCall = get('/agents', {
  needs: 'players',
  input: object({ search: byDefault(textUpTo(80), ''), page }),
  answer: agentPage,
});
export const agents = {
  /** By how the account begins; agents with no one above them where `search` is empty. */
  find: findCall,
  findFile: fileOf(findCall),
  read: get('/agents/:id', { needs: 'players', input: byId, answer: agentFile }),
  /** Members directly below one. */
  below: get('/agents/:id/downlines', {
    needs: 'players',
    input: object({ id: decimalId, page }),
    answer: agentPage,
  }),
  /** What all members below one did in the last days. */
  figures: get('/agents/:id/figures', {
    needs: 'players',
    input: object({ id: decimalId, days: oneOf(figureDays) }),
    answer: figures,
  }),
  contract: get('/agents/contracts/:id', { needs: 'players', input: byId, answer: contractFile }),
};

export type AgentLine = ValueOf<typeof agentLine>;
export type AgentPage = ValueOf<typeof agentPage>;
export type AgentInvitation = ValueOf<typeof invitation>;
export type AgentContractLine = ValueOf<typeof contractLine>;
export type AgentFile = ValueOf<typeof agentFile>;
export type AgentFigures = ValueOf<typeof figures>;
export type ContractVersionLine = ValueOf<typeof version>;
export type ContractFile = ValueOf<typeof contractFile>;
