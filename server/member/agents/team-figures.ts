import type { AgentOverviewRequest, AgentOverviewValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { readRange } from '../records/range.ts';
import { readCurrency } from '../wallet/currency.ts';
import { readTeamFigures, type DayFigures } from './figures/read-figures.ts';

/**
 * What all members below one did in some days: people, money in and out, settled bets, what was paid for
 * them, and what is left of them (`net`, the team's loss).
 */
export async function readOverview(
  parts: Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>,
  parentId: string,
  asked: AgentOverviewRequest,
): Promise<AgentOverviewValue> {
  const { db, merchant } = parts;
  const range = await readRange(parts, asked);
  const { code, symbol } = await readCurrency(db, merchant);
  const { people, days, active } = await readTeamFigures(db, {
    ...{ merchant, parentId, range, now: parts.clock.now() },
  });
  const write = (minor: bigint): string => writeMoney(minor, code);
  const sum = (read: (day: DayFigures) => string): bigint =>
    days.reduce((all, day) => all + BigInt(read(day)), 0n);
  const [valid, payout] = [sum((day) => day.valid), sum((day) => day.payout)];
  return {
    ...{ from: range.from, to: range.to, zone: range.timeZone, symbol },
    ...{ members: people.members, agents: people.agents, newMembers: people.newcomers, active },
    balance: write(BigInt(people.balance)),
    deposits: write(sum((day) => day.deposits)),
    withdrawals: write(sum((day) => day.withdrawals)),
    ...{ validBets: write(valid), payout: write(payout), net: write(valid - payout) },
    days: days.map((day) => ({
      day: day.day,
      deposits: write(BigInt(day.deposits)),
      withdrawals: write(BigInt(day.withdrawals)),
      validBets: write(BigInt(day.valid)),
      net: write(BigInt(day.valid) - BigInt(day.payout)),
    })),
  };
}
