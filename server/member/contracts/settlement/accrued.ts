import type {
  ContractsAccruedRequest,
  ContractsAccruedValue,
} from '../../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../../src/protocol/money.ts';
import { writePercent } from '../../../../src/protocol/percent.ts';
import type { MemberParts } from '../../parts.ts';
import { spanOfDay } from '../../brand-day.ts';
import { isModuleOn, readSettings } from '../../system/settings.ts';
import { readToday } from '../../turnover/valid-bets.ts';
import { readCurrency } from '../../wallet/currency.ts';
import { moduleOf } from '../products.ts';
import type { SettledLine } from './facts.ts';
import { loadFactsSoFar } from './load-facts.ts';
import { findPeriod } from './periods.ts';
import { findPayMoment, settledKinds } from './run-settlement.ts';
import { settleContracts } from './settle.ts';
import type { SettledKind } from './tables.ts';

type Row = ContractsAccruedValue['list'][number];
/** The end of a day is counted so long after it. */
const slackMs = 5 * 60_000;

interface Shown {
  readonly kind: SettledKind;
  readonly currency: string;
  readonly zone: string;
  readonly now: Date;
  readonly today: string;
}
/** What is asked for by the tier after the one that is reached; texts are empty where there is none. */
function writeNext(
  { contract, tier }: SettledLine,
  currency: string,
): Pick<Row, 'nextRate' | 'nextBets' | 'nextLoss' | 'nextMembers'> {
  const next = contract.tiers[tier === null ? 0 : tier + 1];
  if (next === undefined) return { nextRate: '', nextBets: '', nextLoss: '', nextMembers: 0 };
  return {
    nextRate: writePercent(next.rate),
    nextBets: writeMoney(next.bet, currency),
    nextLoss: writeMoney(next.loss, currency),
    nextMembers: next.members,
  };
}

function toRow(line: SettledLine, { kind, currency, zone, now, today }: Shown): Row {
  const { contract } = line;
  const { to } = findPeriod(contract.period, today);
  const settlesAt = new Date(spanOfDay(to, zone).to.getTime() + slackMs);
  const write = (minor: bigint): string => writeMoney(minor, currency);
  return {
    ...{ id: contract.id, kind, product: contract.product, period: contract.period, from: contract.from, to },
    settlesAt: settlesAt.getTime(),
    paysAt: findPayMoment(kind, to, zone, settlesAt).getTime(),
    secondsLeft: Math.max(0, Math.ceil((settlesAt.getTime() - now.getTime()) / 1_000)),
    ...{ validBets: write(line.results.validBets), netLoss: write(line.netLoss) },
    ...{ members: line.activeMembers, rate: writePercent(line.rate) },
    ...{
      share: write(line.share),
      dueBelow: write(line.dueBelow + contract.carriedDue),
      amount: write(line.amount),
    },
    ...writeNext(line, currency),
  };
}

/** Answers `contracts.accrued`: what the own contracts would give if their periods ended now. */
export async function readAccrued(
  parts: MemberParts,
  memberId: string,
  { kind: asked = '' }: ContractsAccruedRequest,
): Promise<ContractsAccruedValue> {
  const { db, merchant, clock } = parts;
  const settings = await readSettings(parts);
  const { code: currency, symbol } = await readCurrency(db, merchant);
  const shown = { currency, zone: settings.timeZone, now: clock.now(), today: await readToday(parts) };
  const list: Row[] = [];
  let amount = 0n;
  for (const kind of settledKinds) {
    if ((asked !== '' && asked !== kind) || !isModuleOn(settings, moduleOf[kind])) continue;
    const day = { merchant, kind, day: shown.today, zone: shown.zone, currency };
    const facts = await loadFactsSoFar(db, day, memberId, shown.now);
    for (const line of settleContracts(facts)) {
      if (line.contract.memberId !== memberId) continue;
      list.push(toRow(line, { ...shown, kind }));
      amount += line.amount;
    }
  }
  return { symbol, zone: shown.zone, amount: writeMoney(amount, currency), list };
}
