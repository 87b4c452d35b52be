import { countChoices } from './chance.ts';
import { countStakes, sumProducts } from './count-stakes.ts';
import { countPoolLines, type Counts } from './judge.ts';
import { payOfTier, type Terms } from './odds.ts';
import { singleTier, type Content, type PicksPlay, type Play, type PoolPlay, type RowsPlay } from './play.ts';

const largest = (amounts: Iterable<bigint>): bigint => {
  let most = 0n;
  for (const amount of amounts) if (amount > most) most = amount;
  return most;
};

function boundPicks(play: PicksPlay, content: Content, terms: Terms): bigint {
  const { picks = [] } = content;
  const payOfChoice = (choice: string): bigint => {
    const tiers = play.tiersOf?.(choice) ?? (choice in play.tiers ? [choice] : Object.keys(play.tiers));
    return largest(tiers.map((tier) => payOfTier(terms, tier, BigInt(play.times ?? 1))));
  };
  const groups = new Map<string, readonly string[]>();
  for (const choice of picks) {
    const group = play.group?.(choice) ?? '';
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  const stakesOf = (choices: readonly string[]): bigint =>
    play.canPush === true ? countStakes(play, { picks: choices }) * terms.stake : 0n;
  // One choice of a group is paid, or all of it comes back; a few draws do both.
  const best = [...groups.values()].map((choices) =>
    largest([
      stakesOf(choices),
      ...choices.map((choice) => {
        const others = play.returnsOthers?.(choice) === true ? choices.filter((one) => one !== choice) : [];
        return payOfChoice(choice) + stakesOf(others);
      }),
    ]),
  );
  const paid = best.toSorted((a, b) => (a > b ? -1 : Number(a < b)));
  const won = paid.slice(0, play.most ?? 1).reduce((sum, pay) => sum + pay, 0n);
  return play.canPush === true ? largest([won, countStakes(play, content) * terms.stake]) : won;
}

function boundRows(play: RowsPlay, rows: readonly (readonly string[])[], terms: Terms): bigint {
  const right = rows.map((row) => new Set(row.map((choice) => play.group?.(choice) ?? '')).size);
  return payOfTier(terms, singleTier, sumProducts(right, play.chosen ?? play.rows));
}

/** Every way in which a draw can hit the free choices and the bank. */
function* listCounts(play: PoolPlay, free: number, bank: number): Generator<readonly [Counts, Counts]> {
  const rest = play.choices.length - free - bank;
  for (let special = 0; special <= Math.min(play.mostSpecial, 1); special += 1)
    for (let inFree = 0; inFree <= Math.min(free, play.mostHits); inFree += 1)
      for (let inBank = 0; inBank <= Math.min(bank, play.mostHits - inFree); inBank += 1) {
        if (inFree + inBank + rest < (play.fewestHits ?? 0)) continue;
        if (inFree + special <= free)
          yield [
            [free - inFree - special, inFree, special],
            [bank - inBank, inBank, 0],
          ];
        if (special > 0 && inBank + special <= bank)
          yield [
            [free - inFree, inFree, 0],
            [bank - inBank - special, inBank, special],
          ];
      }
}
function boundPool(play: PoolPlay, { picks, bank = [], drag = [] }: Content, terms: Terms): bigint {
  const [free, fixed] = picks === undefined ? [drag.length, bank.length] : [picks.length, 0];
  let most = 0n;
  for (const [ofFree, ofBank] of listCounts(play, free, fixed)) {
    const lines = countPoolLines(play, { free: ofFree, bank: ofBank });
    const pay = [...lines].reduce((sum, [tier, units]) => sum + payOfTier(terms, tier, units), 0n);
    most = largest([most, pay]);
  }
  return most;
}

/**
 * The most that a content can pay in one draw, in minor units. Never less than any draw pays; for plays
 * whose choices depend on each other in several ways it may be more than the best draw.
 */
export function boundWin(play: Play, content: Content, terms: Terms): bigint {
  if (play.kind === 'picks') return boundPicks(play, content, terms);
  if (play.kind === 'rows') return boundRows(play, content.rows ?? [], terms);
  if (play.kind === 'pool') return boundPool(play, content, terms);
  if (play.kind === 'groups')
    return countStakes(play, content) === 0n ? 0n : payOfTier(terms, singleTier, 1n);
  return countChoices(content.positions?.length ?? 0, play.taken) * boundWin(play.play, content, terms);
}
