import { createSeededRandom } from '../../../platform/random.fake.ts';
import type { Random } from '../../../platform/random.ts';
import {
  shelves,
  type AmountsByShelf,
  type DueContract,
  type PeriodFacts,
  type Results,
  type ResultsByShelf,
  type SettledLine,
  type SettlementFacts,
  type Shelf,
  type Tier,
} from './facts.ts';
import { groupBy } from './group-by.ts';

/** One member's results of one day on one shelf, as a simple program would keep them. */
interface ResultRow extends Results {
  readonly memberId: string;
  readonly day: string;
  readonly shelf: Shelf;
}
interface GivenRow {
  readonly memberId: string;
  readonly day: string;
  readonly shelf: Shelf;
  readonly amount: bigint;
}
interface DepositRow {
  readonly memberId: string;
  readonly day: string;
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
const singles = ['LIVE', 'RNG', 'SPORTS', 'LOTT'] as const;

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[random.integer(0, items.length)] ?? items[0];
const money = (random: Random, most: number): bigint => BigInt(random.integer(0, most));
const isLucky = (random: Random, outOf: number): boolean => random.integer(0, outOf) === 0;
const drawDay = (random: Random): string => `2026-05-${String(random.integer(1, 32)).padStart(2, '0')}`;

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

function drawContracts(
  random: Random,
  members: SettlementFacts['members'],
  isSalary: boolean,
): DueContract[] {
  const rates = new Map<string, bigint>();
  const contracts: DueContract[] = [];
  for (const { id, uplineId } of members) {
    if (isLucky(random, 2)) continue;
    const own = uplineId === null ? 3_000n : (rates.get(uplineId) ?? 0n);
    // One in ten is above what the side above has: the floor must hold there too.
    const most = isLucky(random, 10) ? 4_000n : (own * BigInt(random.integer(40, 101))) / 100n;
    if (most <= 0n) continue;
    rates.set(id, most);
    const [one, other] = [pick(random, singles), pick(random, singles)];
    const apart = isLucky(random, 4) ? [...new Set([one, other])] : [];
    for (const product of [...apart, ...(isLucky(random, 8) && apart.length > 0 ? [] : ['CONS' as const])]) {
      const period = isSalary ? 'D' : pick(random, periods);
      contracts.push({
        id: `${id}:${product}`,
        version: 1,
        memberId: id,
        product,
        period,
        from: firstDays[period],
        tiers: drawTiers(random, most),
        apart: product === 'CONS' ? apart : [],
        carriedLoss: !isSalary && isLucky(random, 6) ? -money(random, 200_000) : 0n,
        carriedDue: !isSalary && isLucky(random, 9) ? money(random, 3_000) : 0n,
      });
    }
  }
  return contracts;
}

const drawRow = (random: Random, memberId: string): ResultRow => {
  const validBets = money(random, 500_000);
  const isLate = isLucky(random, 12);
  return {
    ...{ memberId, day: drawDay(random), shelf: pick(random, ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH']) },
    ...{ validBets, payouts: money(random, 700_000), rebates: money(random, 900), bonuses: 0n },
    ...{ lateBets: isLate ? validBets / 3n : 0n, latePayouts: isLate ? money(random, 300) : 0n },
  };
};

export function drawTree(
  seed: number,
  size: { readonly members: number; readonly depth: number },
): RandomTree {
  const random = createSeededRandom(seed);
  const isSalary = isLucky(random, 3);
  const members = drawMembers(random, size.members, size.depth);
  const rows = members.flatMap(({ id }) => [
    ...Array.from({ length: random.integer(0, 4) }, () => drawRow(random, id)),
    ...(isLucky(random, 5)
      ? [
          {
            ...drawRow(random, id),
            shelf: 'OTHER' as const,
            validBets: 0n,
            payouts: 0n,
            bonuses: money(random, 9_000),
          },
        ]
      : []),
  ]);
  return {
    kind: isSalary ? 'daily' : 'dividend',
    day: lastDay,
    members,
    contracts: drawContracts(random, members, isSalary),
    rules: {
      activeBets: money(random, 100_000),
      activeDeposits: isLucky(random, 2) ? 0n : money(random, 5_000),
      carriesOver: isLucky(random, 2),
    },
    rows,
    given: isSalary
      ? []
      : members
          .filter(() => isLucky(random, 6))
          .map(({ id }) => ({
            ...{
              memberId: id,
              day: `2026-05-${random.integer(10, 31)}`,
              shelf: pick(random, ['LIVE', 'LOTT', 'RNG']),
            },
            amount: money(random, 4_000),
          })),
    deposits: members.map(({ id }) => ({ memberId: id, day: drawDay(random), amount: money(random, 9_000) })),
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
      if (row.day >= from) results.set(row.memberId, addRow(results.get(row.memberId) ?? {}, row));
    const paid = new Map<string, AmountsByShelf>();
    for (const { memberId, day, shelf, amount } of given) {
      const sums = paid.get(memberId) ?? {};
      if (day >= from) paid.set(memberId, { ...sums, [shelf]: (sums[shelf] ?? 0n) + amount });
    }
    const money = new Map<string, bigint>();
    for (const { memberId, day, amount } of deposits)
      if (day >= from) money.set(memberId, (money.get(memberId) ?? 0n) + amount);
    return { from, results, given: paid, deposits: money };
  };
  return { ...rest, periods: Object.values(firstDays).map(periodFrom) };
}

/** What the simple program says of one contract. */
export interface SimpleLine {
  readonly amount: bigint;
  readonly due: bigint;
  readonly share: bigint;
  readonly parts: Map<Shelf, bigint>;
}

/**
 * The same question answered the plain way, to compare with: for each contract it looks at every row of every
 * member below, and asks itself what each contract below gives. Shares no code with the settlement.
 */
function settlePlainly(tree: RandomTree): ReadonlyMap<string, SimpleLine> {
  const upline = new Map(tree.members.map(({ id, uplineId }) => [id, uplineId]));
  const below = new Map<string, string[]>(tree.members.map(({ id }) => [id, []]));
  for (const { id } of tree.members)
    for (let above = upline.get(id) ?? null; above !== null; above = upline.get(above) ?? null)
      below.get(above)?.push(id);
  const rowsOf = groupBy(tree.rows, ({ memberId }) => memberId);
  const givenOf = groupBy(tree.given, ({ memberId }) => memberId);
  const depositOf = new Map(tree.deposits.map((row) => [row.memberId, row]));
  const contractsOf = groupBy(tree.contracts, ({ memberId }) => memberId);
  const answers = new Map<string, SimpleLine>();

  const isActive = (id: string, contract: DueContract): boolean => {
    let bets = 0n;
    for (const row of rowsOf.get(id) ?? [])
      if (row.day >= contract.from && (contract.product === 'CONS' || row.shelf === contract.product))
        bets += row.validBets;
    const deposit = depositOf.get(id);
    const isIn = deposit !== undefined && deposit.day >= contract.from;
    return (
      bets > 0n && bets >= tree.rules.activeBets && (isIn ? deposit.amount : 0n) >= tree.rules.activeDeposits
    );
  };

  const answer = (contract: DueContract): SimpleLine => {
    const known = answers.get(contract.id);
    if (known !== undefined) return known;
    const isIn = (shelf: Shelf): boolean =>
      contract.product === 'CONS' ? !contract.apart.includes(shelf) : shelf === contract.product;
    const team = below.get(contract.memberId) ?? [];
    const weights = new Map<Shelf, bigint>();
    let bets = 0n;
    let lost = 0n;
    for (const id of [contract.memberId, ...team])
      for (const row of rowsOf.get(id) ?? []) {
        if (row.day < contract.from || !isIn(row.shelf)) continue;
        const loss = row.validBets - (row.payouts + row.rebates + row.bonuses);
        bets += row.validBets;
        lost += loss;
        const weight = tree.kind === 'dividend' ? loss : row.validBets;
        weights.set(row.shelf, (weights.get(row.shelf) ?? 0n) + weight);
      }
    const active = team.filter((id) => isActive(id, contract)).length;
    if (tree.kind === 'dividend') lost += contract.carriedLoss;
    const base = tree.kind === 'dividend' ? lost : bets;
    let rate = 0n;
    for (const tier of contract.tiers)
      if (bets >= tier.bet && active >= tier.members && (tier.loss === 0n || lost >= tier.loss))
        rate = tier.rate;
    const share = base > 0n ? (base * rate - ((base * rate) % 10_000n)) / 10_000n : 0n;
    let due = 0n;
    for (const id of team) {
      for (const row of givenOf.get(id) ?? [])
        if (row.day >= contract.from && isIn(row.shelf)) due += row.amount;
      for (const other of contractsOf.get(id) ?? [])
        for (const [shelf, part] of answer(other).parts) if (isIn(shelf)) due += part;
    }
    const rest = share - due - contract.carriedDue;
    const amount = rest > 0n ? rest : 0n;
    const brought = shelves.filter((shelf) => (weights.get(shelf) ?? 0n) > 0n);
    const all = brought.reduce((sum, shelf) => sum + (weights.get(shelf) ?? 0n), 0n);
    const parts = new Map(
      brought.map((shelf) => [shelf, (amount * (weights.get(shelf) ?? 0n)) / (all || 1n)]),
    );
    const last = brought.at(-1);
    const sum = [...parts.values()].reduce((one, other) => one + other, 0n);
    if (last !== undefined) parts.set(last, (parts.get(last) ?? 0n) + amount - sum);
    const line = { amount, due, share, parts };
    answers.set(contract.id, line);
    return line;
  };
  // From the leaves: the question never goes deeper than one contract.
  for (const contract of tree.contracts.toReversed()) answer(contract);
  return answers;
}

/** What of some lines is not as it must be; empty where all is. */
export function listFaults(tree: RandomTree, lines: readonly SettledLine[]): readonly string[] {
  const plain = settlePlainly(tree);
  const faults = lines.flatMap(({ contract, amount, share, dueBelow, uncovered, amountByShelf }) => {
    const other = plain.get(contract.id);
    const parts = Object.values(amountByShelf).reduce((sum, part) => sum + part, 0n);
    return [
      other?.amount === amount && other.due === dueBelow && other.share === share
        ? ''
        : `${contract.id}: ${amount} of ${share} less ${dueBelow}, plainly ${other?.amount} of ${other?.share} less ${other?.due}`,
      share - dueBelow - contract.carriedDue + uncovered === amount
        ? ''
        : `${contract.id}: the parts are not the line`,
      parts === amount ? '' : `${contract.id}: the products are not the line`,
      amount >= 0n && amount <= share ? '' : `${contract.id}: more than the contract allows`,
      // With what all below get, a line comes to the contract's share, never to more.
      amount === 0n || amount + dueBelow + contract.carriedDue === share
        ? ''
        : `${contract.id}: not what is left`,
    ].filter((fault) => fault !== '');
  });
  return lines.length === tree.contracts.length ? faults : [...faults, 'not one line for each contract'];
}
