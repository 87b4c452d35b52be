import type {
  AgentGlobalRebatesValue,
  AgentRebatesValue,
  AgentSetRebatesRequest,
} from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { gameTypes, type GameType } from '../play/games/game-type.ts';
import { lockMembers } from '../identity/accounts/lock-account.ts';
import type { Caller } from '../calls/call.ts';
import { refuseField } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import type { CustomerType } from '../tables.ts';
import {
  judgeRates,
  keepRates,
  readGivenRates,
  readMostRates,
  rateStep,
  readRates,
  writeRate,
} from './rates.ts';
import { requireAgent } from './require-agent.ts';
import { findMemberByAccount } from './tree.ts';

interface Person {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly customer_type: CustomerType;
}
/** A direct downline. Any other member does not exist for the agent. */
export async function findDirect(
  db: Database,
  merchant: string,
  agentId: string,
  account: string,
): Promise<Person> {
  const member = await findMemberByAccount(db, merchant, account);
  if (member?.uplineId !== agentId)
    throw refuseField('account', 'agent.not-below', 'No direct downline has that account.', 404);
  return readPerson(db, member.id);
}
const readPerson = (db: Database, id: string): Promise<Person> =>
  db
    .selectFrom('member')
    .select(['id', 'account', 'nickname', 'customer_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The field of a form that holds the rebate for a product. */
const fieldOf = (product: GameType): string => `rebate${product}`;

/** Answers `agent.rebates`: the rates of a direct downline between what it gave and what the agent has. */
export async function readDownlineRebates(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  agentId: string,
  account: string,
): Promise<AgentRebatesValue> {
  const person =
    account === '' ? await readPerson(db, agentId) : await findDirect(db, merchant, agentId, account);
  const [ownRates, rates, least] = await Promise.all([
    readRates(db, merchant, agentId),
    readRates(db, merchant, person.id),
    readGivenRates(db, person.id),
  ]);
  const rateOf = (product: GameType): string => writeRate(rates.get(product) ?? 0);
  return {
    account: person.account,
    nickname: person.nickname,
    type: person.customer_type,
    rates: gameTypes.map((product) => ({
      product,
      own: writeRate(ownRates.get(product) ?? 0),
      rate: rateOf(product),
      least: writeRate(least.get(product) ?? 0),
    })),
    values: Object.fromEntries(gameTypes.map((product) => [fieldOf(product), rateOf(product)])),
    without: gameTypes.filter((product) => (ownRates.get(product) ?? 0) === 0).map(fieldOf),
  };
}

/**
 * Answers `agent.setRebates`.
 * @throws AppError 400 on a product, see `judgeRates`; 403 `agent.only`; 404 `agent.not-below`
 */
export async function setDownlineRebates(
  { db, merchant, clock }: MemberParts,
  { account, rebates }: AgentSetRebatesRequest,
  caller: Caller,
): Promise<AgentRebatesValue> {
  const agent = requireAgent(caller);
  const person = await findDirect(db, merchant, agent.id, account);
  return db.transaction().execute(async (inside) => {
    // So that no rate is given by what changes at the same moment.
    await lockMembers(inside, [agent.id, person.id]);
    const rates = judgeRates(rebates, {
      own: await readRates(inside, merchant, agent.id),
      least: await readGivenRates(inside, person.id),
    });
    await keepRates(inside, { memberId: person.id, agentId: agent.id, rates, at: clock.now() });
    return readDownlineRebates({ db: inside, merchant }, agent.id, person.account);
  });
}

/** Answers `agent.globalRebates`: the most of the brand beside what the agent has. */
export async function readGlobalRebates(
  { db, merchant }: MemberParts,
  agentId: string,
): Promise<AgentGlobalRebatesValue> {
  const [most, ownRates] = [await readMostRates(db, merchant), await readRates(db, merchant, agentId)];
  return {
    step: writeRate(rateStep),
    rates: gameTypes.map((product) => ({
      product,
      most: writeRate(most.get(product) ?? 0),
      own: writeRate(ownRates.get(product) ?? 0),
    })),
  };
}
