import { shelves, type DueContract, type SettledLine, type Shelf, type TermsAbove } from './facts.ts';
import { groupBy } from './group-by.ts';
import type { RandomTree } from './settlement.fake.ts';

/** What the simple program says of one contract. */
interface SimpleLine {
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

  const isActive = (id: string, contract: Pick<DueContract, 'from' | 'product'>): boolean => {
    let bets = 0n;
    for (const row of rowsOf.get(id) ?? [])
      if (row.slot >= contract.from && (contract.product === 'CONS' || row.shelf === contract.product))
        bets += row.validBets;
    const deposit = depositOf.get(id);
    const isIn = deposit !== undefined && deposit.slot >= contract.from;
    return (
      bets > 0n && bets >= tree.rules.activeBets && (isIn ? deposit.amount : 0n) >= tree.rules.activeDeposits
    );
  };

  /** The rate that a giver reached with all its team did since a slot. */
  const plainRate = (giver: TermsAbove, from: string): bigint => {
    const team = below.get(giver.memberId) ?? [];
    let [bets, lost, rate] = [0n, 0n, 0n];
    for (const id of [giver.memberId, ...team])
      for (const row of rowsOf.get(id) ?? []) {
        const isIn =
          giver.product === 'CONS' ? !giver.apart.includes(row.shelf) : row.shelf === giver.product;
        if (row.slot < from || !isIn) continue;
        bets += row.validBets;
        lost += row.validBets - row.payouts - row.rebates - row.bonuses;
      }
    const active = team.filter((id) => isActive(id, { from, product: giver.product })).length;
    for (const tier of giver.tiers)
      if (bets >= tier.bet && active >= tier.members && (tier.loss === 0n || lost >= tier.loss))
        rate = tier.rate;
    return rate;
  };

  /** The fixed amount of the last tier that a team reached since the contract's first slot. */
  const promise = (terms: Omit<TermsAbove, 'above'>, from: string): bigint => {
    const team = below.get(terms.memberId) ?? [];
    let [bets, lost, fixed] = [0n, 0n, 0n];
    for (const id of [terms.memberId, ...team])
      for (const row of rowsOf.get(id) ?? []) {
        const isIn =
          terms.product === 'CONS' ? !terms.apart.includes(row.shelf) : row.shelf === terms.product;
        if (row.slot < from || !isIn) continue;
        bets += row.validBets;
        lost += row.validBets - row.payouts - row.rebates - row.bonuses;
      }
    const active = team.filter((id) => isActive(id, { from, product: terms.product })).length;
    for (const tier of terms.tiers)
      if (bets > 0n && bets >= tier.bet && active >= tier.members && (tier.loss === 0n || lost >= tier.loss))
        fixed = tier.fixed ?? 0n;
    return fixed;
  };
  /** The fixed amount of a contract after its giver's was shared out among all that it promised one. */
  const plainFixed = (contract: DueContract): bigint => {
    const { above } = contract;
    const promised = promise(contract, contract.from);
    if (above === undefined || promised === 0n) return promised;
    const isOf = (one: { readonly memberId: string; readonly product: string }): boolean =>
      one.memberId === above.memberId && one.product === above.product;
    const giver = tree.contracts.find(isOf);
    const most = giver === undefined ? 0n : plainFixed(giver);
    let sum = 0n;
    for (const other of tree.contracts)
      if (other.above !== undefined && isOf(other.above)) sum += promise(other, other.from);
    return sum <= most ? promised : (promised * most - ((promised * most) % sum)) / sum;
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
        if (row.slot < contract.from || !isIn(row.shelf)) continue;
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
    for (let giver = contract.above; giver !== undefined; giver = giver.above) {
      const top = plainRate(giver, contract.from);
      if (top < rate) rate = top;
    }
    const byRate = base > 0n ? (base * rate - ((base * rate) % 10_000n)) / 10_000n : 0n;
    const share = byRate + plainFixed(contract);
    let due = 0n;
    for (const id of team) {
      for (const row of givenOf.get(id) ?? [])
        if (row.slot >= contract.from && isIn(row.shelf)) due += row.amount;
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
