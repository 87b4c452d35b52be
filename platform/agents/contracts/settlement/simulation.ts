import { sql } from 'kysely';
import type {
  ContractsSimulateRequest,
  ContractsSimulateValue,
} from '../../../../src/protocol/generated/wire-types.ts';
import type { ContractPeriod, ContractTier } from '../../../../src/machines/contract/contract.context.ts';
import { tiersOf } from '../../../../src/machines/contract/contract.tiers.ts';
import { readMoney, shareOf, writeMoney } from '../../../../src/protocol/money/money.ts';
import { writePercent } from '../../../../src/protocol/money/percent.ts';
import { dayIn } from '../../../../src/protocol/time/time-zone.ts';
import type { Database } from '../../../../server/db/database.ts';
import { requireAgent } from '../../require-agent.ts';
import type { Caller } from '../../../calls/call.ts';
import { refuseCall, refuseField } from '../../../calls/refusals.ts';
import type { MemberParts } from '../../../parts.ts';
import { addDays } from '../../../calendar-days.ts';
import { readSettings } from '../../../calls/system/settings.ts';
import { readCurrency } from '../../../money/wallet/currency.ts';
import { findContract, readTerms, type Parties } from '../contract-store.ts';
import { checkTiers, readOwnOffer } from '../process-step.ts';
import { findParties } from '../upline-calls.ts';
import { shelves, type DueContract, type SettledLine, type SettlementFacts } from './facts.ts';
import { loadTerms, toTiers } from './load-terms.ts';
import { findPeriod, type Slots } from './periods.ts';
import { readPeriod, writtenColumns } from './read-period.ts';
import { readRules } from './contract-settings.ts';
import { simulateContract, type Simulation, type TeamInput } from './simulate.ts';
import { listTeam } from './team-lists.ts';
import { addResults, noResults, noTeam, orderUpwards, sumTeams } from './team-totals.ts';

/** The contract that is asked about, and who is on both sides of it. */
interface Offer {
  readonly memberId: string;
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTier[];
}
/** How often the period of a kind fits into the day whose results it begins with. */
const partsOfDay: Readonly<Record<ContractsSimulateRequest['kind'], bigint>> = {
  dividend: 1n,
  daily: 1n,
  hourly: 24n,
  realTime: 288n,
};

/** The newest terms between two members. @throws AppError 409 `contract.changed` where there are none */
async function readWaiting(db: Database, parties: Parties): Promise<Omit<Offer, 'memberId'>> {
  const contract = await findContract(db, parties);
  if (contract === null) throw refuseCall('contract.changed', 'No such contract is offered.', 409);
  const { period, tiers } = await readTerms(db, contract.id, contract.version);
  return { period, tiers };
}

/** @throws AppError 404 `agent.not-below`, 400 of the tiers, 409 `contract.changed` where no offer waits */
async function findOffer(
  parts: MemberParts,
  { account = '', kind, product, period = 'M', tiers = [] }: ContractsSimulateRequest,
  agentId: string,
): Promise<Offer> {
  const { db, merchant } = parts;
  if (account !== '') {
    const parties = await findParties(parts, agentId, { account, kind, product });
    const memberId = parties.downlineId;
    if (tiers.length === 0) return { memberId, ...(await readWaiting(db, parties)) };
    const rows = tiersOf(tiers.map((tier) => ({ ...tier, fixed: tier.fixed ?? '', key: '' })));
    const { code: currency } = await readCurrency(db, merchant);
    checkTiers(rows, { ...(await readOwnOffer(db, agentId, kind, product)), kind, currency });
    return { memberId, period, tiers: rows };
  }
  const { upline_id: uplineId } = await db
    .selectFrom('member')
    .select('upline_id')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  const terms = await readWaiting(db, { uplineId, downlineId: agentId, kind, product });
  return { memberId: agentId, ...terms };
}

/** Results of a team in the last whole period, and the contracts of the kind that hold. */
async function loadLast(
  { db, merchant }: MemberParts,
  kind: ContractsSimulateRequest['kind'],
  {
    topId,
    days,
    zone,
    currency,
  }: { readonly topId: string; readonly days: Slots; readonly zone: string; readonly currency: string },
): Promise<SettlementFacts> {
  const members = await listTeam(db, topId);
  const memberIds = members.map(({ id }) => id);
  const entries = sql`select ${writtenColumns} from contract_result_day where merchant = ${merchant}
    and day >= ${days.from} and day <= ${days.to} and member_id = any(${memberIds}::bigint[])`;
  const terms = await loadTerms(db, { merchant, kind, zone, currency, since: '', memberIds });
  const held = terms.filter((one) => one.held.to === null);
  const contracts = held.map((one): DueContract => {
    const isApart = (product: string): boolean =>
      one.product === 'CONS' &&
      held.some((other) => other.memberId === one.memberId && other.product === product);
    return {
      id: one.contractId,
      version: one.version,
      memberId: one.memberId,
      product: one.product,
      period: one.period,
      tiers: one.tiers,
      from: days.from,
      carriedLoss: 0n,
      carriedDue: 0n,
      apart: shelves.filter(isApart),
    };
  });
  return {
    kind,
    slot: days.to,
    members,
    contracts,
    rules: await readRules(db, merchant, kind),
    periods: [await readPeriod(db, days.from, entries, sql`false`)],
  };
}

/** What the team did in the last period, and how many of it were active by the rules of the kind. */
function sumLast({ members, periods, rules }: SettlementFacts, memberId: string, parts: bigint): TeamInput {
  const [period] = periods;
  const team =
    period === undefined ? undefined : sumTeams(orderUpwards(members), period, rules).get(memberId);
  const { results, active } = team ?? noTeam;
  const { validBets, payouts } = Object.values(results).reduce(addResults, noResults);
  return {
    validBets: validBets / parts,
    netLoss: shareOf(validBets - payouts, 1n, parts, 'down'),
    members: active.ALL,
  };
}
/** @throws AppError 400 on the field */
function readInput(
  { validBets = '', netLoss = '', members = '' }: ContractsSimulateRequest,
  last: TeamInput,
  currency: string,
): TeamInput {
  const money = (field: 'validBets' | 'netLoss', typed: string): bigint => {
    if (typed.trim() === '') return last[field];
    const isNegative = field === 'netLoss' && typed.trim().startsWith('-');
    const amount = readMoney(isNegative ? typed.trim().slice(1) : typed, currency);
    if (amount === null || amount < 0n) throw refuseField(field, 'amount.invalid', 'Expected an amount.');
    return isNegative ? -amount : amount;
  };
  if (!/^\d{0,7}$/.test(members.trim())) throw refuseField('members', 'field.invalid', 'Expected a number.');
  const bets = money('validBets', validBets);
  const loss = money('netLoss', netLoss);
  return {
    validBets: bets,
    // A team loses no more than it bets.
    netLoss: loss > bets ? bets : loss,
    members: members.trim() === '' ? last.members : Number(members.trim()),
  };
}

/** Contracts by how far below the top their members are; the top itself is 0. */
function writeLevels(
  { lines }: Simulation,
  { members }: SettlementFacts,
  topId: string,
  write: (minor: bigint) => string,
): ContractsSimulateValue['levels'] {
  const uplineOf = new Map(members.map(({ id, uplineId }) => [id, uplineId]));
  const levelOf = (id: string): number => {
    let [ancestorId, level]: [string | null, number] = [id, 0];
    for (; ancestorId !== null && ancestorId !== topId; level += 1)
      ancestorId = uplineOf.get(ancestorId) ?? null;
    return level;
  };
  const byLevel = new Map<number, SettledLine[]>();
  for (const line of lines) {
    const level = levelOf(line.contract.memberId);
    byLevel.set(level, [...(byLevel.get(level) ?? []), line]);
  }
  const sum = (all: readonly SettledLine[], name: 'share' | 'dueBelow' | 'amount'): string =>
    write(all.reduce((total, line) => total + line[name], 0n));
  return [...byLevel]
    .toSorted(([one], [other]) => one - other)
    .map(([level, all]) => ({
      level,
      contracts: all.length,
      share: sum(all, 'share'),
      dueBelow: sum(all, 'dueBelow'),
      amount: sum(all, 'amount'),
    }));
}

/**
 * Answers `contracts.simulate`: what an offer would give to who gets it, to the caller and to each level below, by
 * the code that settles. Without numbers it is what the team did in the last whole period.
 */
export async function readSimulation(
  parts: MemberParts,
  request: ContractsSimulateRequest,
  caller: Caller,
): Promise<ContractsSimulateValue> {
  const { id: topId } = requireAgent(caller);
  const { db, merchant, clock } = parts;
  const { kind, product } = request;
  const { timeZone: zone } = await readSettings(parts);
  const { code: currency, symbol } = await readCurrency(db, merchant);
  const { memberId, period, tiers } = await findOffer(parts, request, topId);
  const length = kind === 'dividend' ? period : 'D';
  const days = findPeriod(length, addDays(findPeriod(length, dayIn(zone, clock.now())).from, -1));
  const facts = await loadLast(parts, kind, { topId, days, zone, currency });
  const input = readInput(request, sumLast(facts, memberId, partsOfDay[kind]), currency);
  const contract: DueContract = {
    id: 'offer',
    version: 0,
    memberId,
    product,
    period: length,
    from: days.from,
    apart: [],
    tiers: toTiers(tiers, currency),
    carriedLoss: 0n,
    carriedDue: 0n,
  };
  const simulation = simulateContract(facts, { contract, input });
  const write = (minor: bigint): string => writeMoney(minor, currency);
  const ownOf = ({ lines }: Pick<Simulation, 'lines'>): bigint =>
    lines.filter((line) => line.contract.memberId === topId).reduce((sum, { amount }) => sum + amount, 0n);
  return {
    symbol,
    zone,
    from: days.from,
    to: days.to,
    validBets: write(input.validBets),
    netLoss: write(input.netLoss),
    members: input.members,
    tier: simulation.line.tier === null ? 0 : simulation.line.tier + 1,
    amount: write(simulation.line.amount),
    own: write(ownOf(simulation)),
    tiers: simulation.tiers.map(({ rate, fixed, isReached, line, lines }, place) => ({
      place: place + 1,
      rate: writePercent(rate),
      ...(fixed === 0n ? {} : { fixed: write(fixed) }),
      share: write(line.share),
      amount: write(line.amount),
      own: write(ownOf({ lines })),
      reached: isReached ? 'yes' : 'no',
    })),
    levels: writeLevels(simulation, facts, topId, write),
  };
}
