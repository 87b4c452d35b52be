import type { AgentOverviewRequest, AgentOverviewValue } from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { readRange } from '../records/range.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { sumFigures, writeFigures } from './figures/money-sums.ts';
import { readTeamFigures } from './figures/read-figures.ts';

/**
 * What all members below one did in some days: people, money in and out, settled bets, what was paid to members, and
 * what is left of the bets (`net`).
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
    merchant,
    parentId,
    range,
    now: parts.clock.now(),
  });
  return {
    from: range.from,
    to: range.to,
    zone: range.timeZone,
    symbol,
    members: people.members,
    agents: people.agents,
    newMembers: people.newcomers,
    newToday: people.newToday,
    firstDeposits: people.firstDeposits,
    active,
    balance: writeMoney(BigInt(people.balance), code),
    ...writeFigures(sumFigures(days), code),
    days: days.map((day) => {
      const { deposits, withdrawals, validBets, net } = writeFigures(sumFigures([day]), code);
      return { day: day.day, deposits, withdrawals, validBets, net };
    }),
  };
}
