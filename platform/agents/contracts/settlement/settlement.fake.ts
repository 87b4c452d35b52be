import { createSeededRandom } from '../../../../server/infrastructure/random.fake.ts';
import type { Random } from '../../../../server/infrastructure/random.ts';
import type {
  AmountsByShelf,
  DueContract,
  PeriodFacts,
  Results,
  ResultsByShelf,
  SettlementFacts,
  Shelf,
  TermsAbove,
  Tier,
} from './facts.ts';

/** One member's results of one slot (a day or a tick) on one shelf, as a simple program would keep them. */
interface ResultRow extends Results {
  readonly memberId: string;
  readonly slot: string;
  readonly shelf: Shelf;
}
interface GivenRow {
  readonly memberId: string;
  readonly slot: string;
  readonly shelf: Shelf;
  readonly amount: bigint;
}
interface DepositRow {
  readonly memberId: string;
  readonly slot: string;
  readonly amount: bigint;
}
/** A tree with everything that happened in it, row by row. */
export interface RandomTree extends Omit<SettlementFacts, 'periods'> {
  readonly rows: readonly ResultRow[];
  readonly given: readonly GivenRow[];
  readonly deposits: readonly DepositRow[];
}

/** A Sunday that ends a month: every kind of period ends on it. */
const lastDay = '2026-05-31';
const firstDays = { D: lastDay, W: '2026-05-25', H: '2026-05-16', M: '2026-05-01' } as const;
const periods = ['D', 'W', 'H', 'M'] as const;
const kinds = ['dividend', 'dividend', 'dividend', 'daily', 'hourly', 'realTime'] as const;
/** Ticks of two hours; the last one ends an hour. */
const ticks = Array.from({ length: 24 }, (_, place) =>
  new Date(Date.UTC(2026, 4, 31, 9, place * 5)).toISOString(),
);
const lastTick = ticks.at(-1) ?? '';
/** The hour, or the part of it in which terms held. */
const hourStarts = [ticks[12] ?? '', ticks[12] ?? '', ticks[16] ?? ''] as const;
/** The slots in which a kind of contract counts, and the first ones of its periods. */
const calendars = {
  day: {
    slots: Array.from({ length: 31 }, (_, place) => `2026-05-${String(place + 1).padStart(2, '0')}`),
    starts: Object.values(firstDays),
  },
  tick: { slots: ticks, starts: [...new Set([...hourStarts, lastTick])] },
} as const;
const calendarOf = (kind: SettlementFacts['kind']) =>
  calendars[kind === 'hourly' || kind === 'realTime' ? 'tick' : 'day'];
const singles = ['LIVE', 'RNG', 'SPORTS', 'LOTT'] as const;

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[random.integer(0, items.length)] ?? items[0];
const money = (random: Random, most: number): bigint => BigInt(random.integer(0, most));
const isLucky = (random: Random, outOf: number): boolean => random.integer(0, outOf) === 0;
const drawSlot = (random: Random, kind: SettlementFacts['kind']): string => {
  const { slots } = calendarOf(kind);
  return slots[random.integer(0, slots.length)] ?? '';
};
function drawStart(random: Random, kind: SettlementFacts['kind']): Pick<DueContract, 'period' | 'from'> {
  const period = kind === 'dividend' ? pick(random, periods) : 'D';
  if (kind === 'hourly') return { period, from: pick(random, hourStarts) };
  return { period, from: kind === 'realTime' ? lastTick : firstDays[period] };
}

function drawMembers(random: Random, count: number, depth: number): SettlementFacts['members'] {
  const levels: number[] = [];
  return Array.from({ length: count }, (_, place) => {
    const above = place === 0 || isLucky(random, 50) ? null : random.integer(Math.floor(place / 8), place);
    const level = above === null ? 0 : (levels[above] ?? 0) + 1;
    // Too deep: at the top instead.
    levels.push(level >= depth ? 0 : level);
    return { id: String(place), uplineId: above === null || level >= depth ? null : String(above) };
  });
}

/** Fixed amounts that rise with the tiers; none of a dividend. */
function addFixed(random: Random, tiers: readonly Tier[]): readonly Tier[] {
  let fixed = 0n;
  return tiers.map((tier) => {
    fixed += money(random, 3_000);
    return { ...tier, fixed };
  });
}

function drawTiers(random: Random, most: bigint): readonly Tier[] {
  const steps = random.integer(1, 5);
  return Array.from({ length: steps }, (_, step) => ({
    bet: BigInt(step) * money(random, 400_000),
    loss: BigInt(step) * money(random, 50_000),
    members: step * random.integer(0, 3),
    rate: (most * BigInt(step + 1)) / BigInt(steps),
  })).map((tier, step, all) => ({
    ...tier,
    // Strictly rising, as an offer must be.
    bet: all.slice(0, step + 1).reduce((top, { bet }) => (bet > top ? bet : top), 0n) + BigInt(step),
    loss: all.slice(0, step + 1).reduce((top, { loss }) => (loss > top ? loss : top), 0n),
    members: all.slice(0, step + 1).reduce((top, { members }) => Math.max(top, members), 0),
  }));
}

/** The terms of a giver among the contracts that are there; it has none where it has no contract. */
function findGiver(
  contracts: readonly DueContract[],
  memberId: string,
  product: DueContract['product'],
): TermsAbove {
  const own = contracts.filter((one) => one.memberId === memberId);
  const found = own.find((one) => one.product === product) ?? own.find((one) => one.product === 'CONS');
  if (found === undefined) return { memberId, product, apart: [], tiers: [] };
  const { apart, tiers, above } = found;
  return { memberId, product: found.product, apart, tiers, ...(above === undefined ? {} : { above }) };
}

function drawContracts(
  random: Random,
  members: SettlementFacts['members'],
  kind: SettlementFacts['kind'],
): DueContract[] {
  const isDividend = kind === 'dividend';
  const rates = new Map<string, bigint>();
  const contracts: DueContract[] = [];
  for (const { id, uplineId } of members) {
    if (isLucky(random, 2)) continue;
    const ownRate = uplineId === null ? 3_000n : (rates.get(uplineId) ?? 0n);
    // One in ten is above what the side above has: the floor must hold there too.
    const most = isLucky(random, 10) ? 4_000n : (ownRate * BigInt(random.integer(40, 101))) / 100n;
    if (most <= 0n) continue;
    rates.set(id, most);
    const [one, other] = [pick(random, singles), pick(random, singles)];
    const apart = isLucky(random, 4) ? [...new Set([one, other])] : [];
    const giver = uplineId;
    for (const product of [...apart, ...(isLucky(random, 8) && apart.length > 0 ? [] : ['CONS' as const])]) {
      contracts.push({
        id: `${id}:${product}`,
        version: 1,
        memberId: id,
        product,
        ...drawStart(random, kind),
        tiers:
          isDividend || isLucky(random, 2)
            ? drawTiers(random, most)
            : addFixed(random, drawTiers(random, most)),
        apart: product === 'CONS' ? apart : [],
        carriedLoss: isDividend && isLucky(random, 6) ? -money(random, 200_000) : 0n,
        carriedDue: isDividend && isLucky(random, 9) ? money(random, 3_000) : 0n,
        ...(giver === null ? {} : { above: findGiver(contracts, giver, product) }),
      });
    }
  }
  return contracts;
}

const drawRow = (random: Random, memberId: string, kind: SettlementFacts['kind']): ResultRow => {
  const validBets = money(random, 500_000);
  const isLate = isLucky(random, 12);
  return {
    memberId,
    slot: drawSlot(random, kind),
    shelf: pick(random, ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH']),
    validBets,
    payouts: money(random, 700_000),
    rebates: money(random, 900),
    bonuses: 0n,
    lateBets: isLate ? validBets / 3n : 0n,
    latePayouts: isLate ? money(random, 300) : 0n,
  };
};

export function drawTree(
  seed: number,
  size: { readonly members: number; readonly depth: number },
): RandomTree {
  const random = createSeededRandom(seed);
  const kind = pick(random, kinds);
  const isSalary = kind === 'daily' || kind === 'realTime';
  const members = drawMembers(random, size.members, size.depth);
  const rows = members.flatMap(({ id }) => [
    ...Array.from({ length: random.integer(0, 4) }, () => drawRow(random, id, kind)),
    ...(isLucky(random, 5)
      ? [
          {
            ...drawRow(random, id, kind),
            shelf: 'OTHER' as const,
            validBets: 0n,
            payouts: 0n,
            bonuses: money(random, 9_000),
          },
        ]
      : []),
  ]);
  return {
    kind,
    slot: calendarOf(kind).slots.at(-1) ?? '',
    members,
    contracts: drawContracts(random, members, kind),
    rules: {
      activeBets: money(random, 100_000),
      activeDeposits: isLucky(random, 2) ? 0n : money(random, 5_000),
      carriesOver: isLucky(random, 2),
    },
    rows,
    // Nothing ends within a day of a daily salary, or within a tick.
    given: isSalary
      ? []
      : members
          .filter(() => isLucky(random, 6))
          .map(({ id }) => ({
            memberId: id,
            slot: calendarOf(kind).slots[random.integer(9, calendarOf(kind).slots.length - 1)] ?? '',
            shelf: pick(random, ['LIVE', 'LOTT', 'RNG']),
            amount: money(random, 4_000),
          })),
    deposits: members.map(({ id }) => ({
      memberId: id,
      slot: drawSlot(random, kind),
      amount: money(random, 9_000),
    })),
  };
}

const nothing: Results = {
  validBets: 0n,
  payouts: 0n,
  rebates: 0n,
  bonuses: 0n,
  lateBets: 0n,
  latePayouts: 0n,
};
const addRow = (sums: ResultsByShelf, row: ResultRow): ResultsByShelf => {
  const one = sums[row.shelf] ?? nothing;
  return {
    ...sums,
    [row.shelf]: {
      validBets: one.validBets + row.validBets,
      payouts: one.payouts + row.payouts,
      rebates: one.rebates + row.rebates,
      bonuses: one.bonuses + row.bonuses,
      lateBets: one.lateBets + row.lateBets,
      latePayouts: one.latePayouts + row.latePayouts,
    },
  };
};

/** The facts of a tree as `settleContracts` takes them. */
export function toFacts({ rows, given, deposits, ...rest }: RandomTree): SettlementFacts {
  const periodFrom = (from: string): PeriodFacts => {
    const results = new Map<string, ResultsByShelf>();
    for (const row of rows)
      if (row.slot >= from) results.set(row.memberId, addRow(results.get(row.memberId) ?? {}, row));
    const paid = new Map<string, AmountsByShelf>();
    for (const { memberId, slot, shelf, amount } of given) {
      const sums = paid.get(memberId) ?? {};
      if (slot >= from) paid.set(memberId, { ...sums, [shelf]: (sums[shelf] ?? 0n) + amount });
    }
    const money = new Map<string, bigint>();
    for (const { memberId, slot, amount } of deposits)
      if (slot >= from) money.set(memberId, (money.get(memberId) ?? 0n) + amount);
    return { from, results, given: paid, deposits: money };
  };
  return { ...rest, periods: calendarOf(rest.kind).starts.map(periodFrom) };
}
