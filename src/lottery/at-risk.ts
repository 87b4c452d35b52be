import { boundWin } from './bound-win.ts';
import { countStakes } from './count-stakes.ts';
import type { FamilyName } from './families.ts';
import { judge } from './judge.ts';
import { knownDraws, knownHits, mostDraws } from './known-draws.ts';
import type { Terms } from './odds.ts';
import type { Content, PicksPlay, Play } from './play.ts';

/**
 * What a member's tickets of one issue put at risk together. Tickets that cover each other win whatever is drawn,
 * and risk no more than the house's edge.
 */

/** A ticket that was sold and not cancelled. */
export interface RiskTicket {
  readonly play: Play;
  readonly content: Content;
  /** What one stake costs in minor units, and what it returns by tier. */
  readonly terms: Terms;
  /** Minor units that come back whatever is drawn. */
  readonly rebate: bigint;
}

/** Judging one ticket over all known draws; so many judgements in all are taken, then draws are left out. */
const mostJudgements = 100_000;
const fewestDraws = 50;
/** Up to this part of all draws nothing is covered. */
const uncovered = 0.5;
/** Shares of an amount are whole parts of this. */
const shareUnit = 1_000_000;

/** Returns of a ticket. Plain numbers: they decide what counts, and are never paid. */
interface Returns {
  /** By draw. */
  readonly back: Float64Array;
  /** How much the returns would differ if no line of the ticket had to do with another. */
  readonly alone: number;
}

const ratio = ({ wins, space }: { readonly wins: bigint; readonly space: bigint }): number =>
  Number((wins * 1_000_000_000n) / space) / 1e9;

/** The part of all draws that a ticket's lines may win in, at most. */
function coverageOf({ play, content }: RiskTicket): number {
  const chances = Object.values(play.tiers).map(ratio);
  if (play.kind === 'picks')
    return (content.picks ?? []).reduce((sum, choice) => {
      const named = play.tiers[choice];
      const stakes = play.stakes?.(choice) ?? 1;
      return sum + stakes * (named === undefined ? Math.max(...chances) : ratio(named));
    }, 0);
  return Number(countStakes(play, content)) * chances.reduce((sum, chance) => sum + chance, 0);
}

/** Gathers the returns of a ticket, draw by draw. */
class Gathering {
  readonly back: Float64Array;
  squares = 0;
  readonly #stake: number;
  readonly #odds: Readonly<Record<string, number>>;
  constructor(draws: number, { stake, odds }: Terms) {
    this.back = new Float64Array(draws);
    this.#stake = Number(stake);
    this.#odds = Object.fromEntries(Object.entries(odds).map(([tier, paid]) => [tier, Number(paid) / 100]));
  }
  win(draw: number, tier: string, units: number): void {
    this.add(draw, this.#stake * (this.#odds[tier] ?? 0), units);
  }
  push(draw: number, units: number): void {
    this.add(draw, this.#stake, units);
  }
  private add(draw: number, pay: number, units: number): void {
    this.back[draw] = (this.back[draw] ?? 0) + pay * units;
    this.squares += pay * pay * units;
  }
}

function gatherPicks(
  gathering: Gathering,
  {
    play,
    picks,
    family,
    animal,
  }: { play: PicksPlay; picks: readonly string[]; family: FamilyName; animal: number },
): void {
  const draws = gathering.back.length;
  for (const choice of picks) {
    const hits = knownHits(family, play, choice, animal);
    for (let draw = 0; draw < draws; draw += 1) {
      const hit = hits[draw] ?? null;
      if (hit === null) continue;
      if (hit === 'push') gathering.push(draw, play.stakes?.(choice) ?? 1);
      else gathering.win(draw, hit.tier, hit.times);
    }
  }
}

const meanOf = (values: Float64Array): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function findReturns(
  { play, content, terms }: RiskTicket,
  { family, animal, draws }: { readonly family: FamilyName; readonly animal: number; readonly draws: number },
): Returns {
  const gathering = new Gathering(draws, terms);
  if (play.kind === 'picks') gatherPicks(gathering, { play, picks: content.picks ?? [], family, animal });
  else
    for (const [draw, numbers] of knownDraws(family).list.slice(0, draws).entries()) {
      const { wins, pushed } = judge(play, content, { numbers, animal });
      for (const { tier, units } of wins) gathering.win(draw, tier, Number(units));
      if (pushed > 0n) gathering.push(draw, Number(pushed));
    }
  const stakes = Number(countStakes(play, content));
  const mean = meanOf(gathering.back);
  return { back: gathering.back, alone: gathering.squares / draws - (mean * mean) / stakes };
}

/** How far two rows of returns move together. */
function covariance(one: Float64Array, other: Float64Array): number {
  const [mean, otherMean] = [meanOf(one), meanOf(other)];
  return (
    one.reduce((sum, value, draw) => sum + (value - mean) * ((other[draw] ?? 0) - otherMean), 0) / one.length
  );
}

/**
 * The part of a ticket that counts: all of it while other lines take no more than half of its risk, steeply less
 * beyond, and nothing where they take it whole. What others return beyond the most of the ticket covers nothing of
 * it, so that a long shot neither hides a cover nor makes one.
 */
function openPartOf({ back, alone }: Returns, all: Float64Array): number {
  if (!(alone > 0)) return 1;
  const most = Math.max(...back);
  const others = all.map((sum, draw) => Math.min(sum - (back[draw] ?? 0), most));
  const left = (covariance(back, back) + covariance(back, others)) / alone;
  return Math.min(1, Math.max(0, 2 * left) ** 2);
}

/** Shares a sum out by weights, to the last minor unit; the earlier ones take what rounding leaves. */
function shareOut(sum: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = weights.reduce((all, weight) => all + weight, 0n);
  if (whole === 0n) return weights;
  let [until, weightUntil] = [0n, 0n];
  return weights.map((weight) => {
    weightUntil += weight;
    const next = (sum * weightUntil + whole - 1n) / whole;
    const part = next - until;
    until = next;
    return part;
  });
}

const amountOf = ({ play, content, terms }: RiskTicket): bigint => countStakes(play, content) * terms.stake;
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);
const least = (...amounts: readonly bigint[]): bigint =>
  amounts.reduce((one, other) => (other < one ? other : one));

/** What all tickets lose in the best draw, and in the worst of the known ones. Never more than truly so. */
function findLosses(
  tickets: readonly RiskTicket[],
  { all, isWhole }: { readonly all: Float64Array; readonly isWhole: boolean },
): { readonly sure: bigint; readonly known: bigint; readonly worst: bigint } {
  const stake = sumOf(tickets.map(amountOf));
  const best = BigInt(Math.ceil(Math.max(...all)));
  const bound = sumOf(tickets.map(({ play, content, terms }) => boundWin(play, content, terms)));
  const fewest = BigInt(Math.ceil(Math.min(...all)));
  // A rebate that comes back beside a sure return is no loss either.
  const back = fewest > 0n ? fewest + sumOf(tickets.map(({ rebate }) => rebate)) : 0n;
  const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
  const loss = atLeastZero(stake - best);
  return { known: loss, sure: isWhole ? loss : atLeastZero(stake - bound), worst: atLeastZero(stake - back) };
}

/**
 * What counts as a valid bet of each ticket of one member in one issue, in minor units. Never more than its stakes,
 * in all never more than what the worst draw loses, and no more than the sure loss where every draw loses.
 */
export function findAtRisk(
  family: FamilyName,
  tickets: readonly RiskTicket[],
  animal = 0,
): readonly bigint[] {
  const amounts = tickets.map(amountOf);
  if (tickets.reduce((sum, ticket) => sum + coverageOf(ticket), 0) <= uncovered) return amounts;
  const judged = tickets.filter(({ play }) => play.kind !== 'picks').length;
  const fit = judged === 0 ? mostDraws : Math.floor(mostJudgements / judged);
  const { list, isWhole } = knownDraws(family);
  const draws = Math.min(list.length, Math.max(fewestDraws, fit));
  const returns = tickets.map((ticket) => findReturns(ticket, { family, animal, draws }));
  const all = new Float64Array(draws);
  for (const { back } of returns)
    for (const [draw, value] of back.entries()) all[draw] = (all[draw] ?? 0) + value;
  const {
    sure,
    known: leastLoss,
    worst,
  } = findLosses(tickets, { all, isWhole: isWhole && draws === list.length });
  const open = returns.map((one, place) => {
    const share = BigInt(Math.round(openPartOf(one, all) * shareUnit));
    return ((amounts[place] ?? 0n) * share) / BigInt(shareUnit);
  });
  const counted = sumOf(open) > leastLoss ? sumOf(open) : leastLoss;
  const valid = least(counted, worst, sure > 0n ? sure : counted);
  // What only the sure loss makes count is shared by what the tickets cost.
  return shareOut(valid, sumOf(open) >= valid ? open : amounts);
}
