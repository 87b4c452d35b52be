import { sql } from 'kysely';
import type {
  ContractsAccruedRequest,
  ContractsAccruedValue,
} from '../../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../../src/protocol/money/money.ts';
import { writePercent } from '../../../../src/protocol/money/percent.ts';
import { dayIn } from '../../../../src/protocol/time/time-zone.ts';
import type { MemberParts } from '../../../parts.ts';
import { spanOfDay } from '../../../brand-day.ts';
import { isModuleOn, readSettings } from '../../../calls/system/settings.ts';
import { readToday } from '../../../money/turnover/valid-bets.ts';
import { readCurrency } from '../../../money/wallet/currency.ts';
import { moduleOf } from '../products.ts';
import type { SettledLine, SettlementFacts } from './facts.ts';
import { loadFactsSoFar } from './load-facts.ts';
import { loadTickFactsSoFar } from './load-tick-facts.ts';
import { findPeriod } from './periods.ts';
import { dayKinds, findPayMoment } from './run-settlement.ts';
import { tickSlackMs } from './run-ticks.ts';
import { settleContracts } from './settle.ts';
import type { SettledKind } from './tables.ts';
import { addTicks, findTick, findTickPeriod, isTickKind, tickKinds } from './ticks.ts';

const settledKinds: readonly SettledKind[] = [...dayKinds, ...tickKinds];
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
/** When the current period of a contract began and ends, and when it is settled and paid. */
interface PeriodMoments {
  readonly from: string;
  readonly to: string;
  readonly settlesAt: Date;
  readonly paysAt: Date;
}
function findMoments({ contract }: SettledLine, { kind, zone, now, today }: Shown): PeriodMoments {
  if (isTickKind(kind)) {
    const end = addTicks(new Date(findTickPeriod(kind, zone, findTick(now)).to), 1);
    const settlesAt = new Date(end.getTime() + tickSlackMs);
    return { from: dayIn(zone, new Date(contract.from)), to: today, settlesAt, paysAt: settlesAt };
  }
  const { to } = findPeriod(contract.period, today);
  const settlesAt = new Date(spanOfDay(to, zone).to.getTime() + slackMs);
  return { from: contract.from, to, settlesAt, paysAt: findPayMoment(kind, to, zone, settlesAt) };
}
const isFixed = (fixed: bigint | undefined): fixed is bigint => fixed !== undefined && fixed > 0n;
/** What is asked for by the tier after the one that is reached; texts are empty where there is none. */
function writeNext(
  { contract, tier }: SettledLine,
  currency: string,
): Pick<Row, 'nextRate' | 'nextFixed' | 'nextBets' | 'nextLoss' | 'nextMembers'> {
  const next = contract.tiers[tier === null ? 0 : tier + 1];
  if (next === undefined) return { nextRate: '', nextBets: '', nextLoss: '', nextMembers: 0 };
  return {
    nextRate: writePercent(next.rate),
    ...(isFixed(next.fixed) ? { nextFixed: writeMoney(next.fixed, currency) } : {}),
    nextBets: writeMoney(next.bet, currency),
    nextLoss: writeMoney(next.loss, currency),
    nextMembers: next.members,
  };
}

function toRow(line: SettledLine, setting: Shown): Row {
  const { contract } = line;
  const { from, to, settlesAt, paysAt } = findMoments(line, setting);
  const write = (minor: bigint): string => writeMoney(minor, setting.currency);
  return {
    id: contract.id,
    kind: setting.kind,
    product: contract.product,
    period: contract.period,
    from,
    to,
    settlesAt: settlesAt.getTime(),
    paysAt: paysAt.getTime(),
    secondsLeft: Math.max(0, Math.ceil((settlesAt.getTime() - setting.now.getTime()) / 1_000)),
    validBets: write(line.results.validBets),
    netLoss: write(line.netLoss),
    members: line.activeMembers,
    rate: writePercent(line.rate),
    ...(line.fixed > 0n ? { fixed: write(line.fixed) } : {}),

    share: write(line.share),
    dueBelow: write(line.dueBelow + contract.carriedDue),
    amount: write(line.amount),
    ...writeNext(line, setting.currency),
  };
}

/** What lines of today gave, and when the newest line of all was settled (milliseconds; 0 before the first). */
async function readSettled(
  { db }: MemberParts,
  memberId: string,
  { kinds, today }: { readonly kinds: readonly SettledKind[]; readonly today: string },
): Promise<{ readonly today: bigint; readonly lastAt: number }> {
  const { rows } = await sql<{ today: string; last_at: Date | null }>`
    select coalesce(sum(amount::bigint) filter (where to_day = ${today}), 0)::text as today,
      max(settled_at) as last_at
    from contract_line where member_id = ${memberId} and kind = any(${kinds}::text[])`.execute(db);
  return { today: BigInt(rows[0]?.today ?? 0), lastAt: rows[0]?.last_at?.getTime() ?? 0 };
}

const loadSoFar = (
  { db, merchant }: MemberParts,
  memberId: string,
  { kind, today: day, ...setting }: Shown,
): Promise<SettlementFacts> =>
  isTickKind(kind)
    ? loadTickFactsSoFar(db, { merchant, kind, ...setting }, memberId, setting.now)
    : loadFactsSoFar(db, { merchant, kind, day, ...setting }, memberId, setting.now);

/** Answers `contracts.accrued`: what the own contracts would give if their periods ended now. */
export async function readAccrued(
  parts: MemberParts,
  memberId: string,
  { kind: asked = '' }: ContractsAccruedRequest,
): Promise<ContractsAccruedValue> {
  const { db, merchant, clock } = parts;
  const settings = await readSettings(parts);
  const { code: currency, symbol } = await readCurrency(db, merchant);
  const setting = { currency, zone: settings.timeZone, now: clock.now(), today: await readToday(parts) };
  const kinds = settledKinds.filter(
    (kind) => (asked === '' || asked === kind) && isModuleOn(settings, moduleOf[kind]),
  );
  const list: Row[] = [];
  let amount = 0n;
  for (const kind of kinds)
    for (const line of settleContracts(await loadSoFar(parts, memberId, { ...setting, kind }))) {
      if (line.contract.memberId !== memberId) continue;
      list.push(toRow(line, { ...setting, kind }));
      amount += line.amount;
    }
  const settled = await readSettled(parts, memberId, { kinds, today: setting.today });
  return {
    symbol,
    zone: setting.zone,
    amount: writeMoney(amount, currency),
    list,
    today: writeMoney(settled.today, currency),
    lastAt: settled.lastAt,
  };
}
