import type { Bet } from '../markets.ts';
import { mostLegs } from '../slip.ts';
import type { BookBoard, MatchView } from '../views.ts';

/** A leg on the slip that is being filled. */
export interface ChosenBet extends Bet {
  readonly match: MatchView;
  /** Hundredths, as they were last shown on the slip. */
  readonly odds: number;
  /** Set where it can no longer be placed as it is: for a moment, for good, or at other odds. */
  readonly trouble: 'none' | 'suspended' | 'closed' | 'changed';
}
export type Toggled = 'added' | 'replaced' | 'removed' | 'full';
/** Which changes of odds the player takes without being asked. */
export type Acceptance = 'none' | 'higher' | 'any';

const isSame = (one: Bet, other: Bet): boolean =>
  one.market === other.market && one.pick === other.pick && one.line === other.line;

/** The legs that are chosen: one for each match. */
export function createChosen() {
  let legs: readonly ChosenBet[] = [];
  let acceptance: Acceptance = 'higher';
  const without = (id: string): readonly ChosenBet[] => legs.filter(({ match }) => match.id !== id);
  const find = (id: string): ChosenBet | undefined => legs.find(({ match }) => match.id === id);
  function judgeLeg(leg: ChosenBet, { matches }: BookBoard): ChosenBet {
    const match = matches.find(({ id }) => id === leg.match.id);
    if (match?.isSuspended === true) return { ...leg, trouble: 'suspended' };
    const price = match?.offers
      .find(({ market, line }) => market === leg.market && line === leg.line)
      ?.prices.find(({ pick }) => pick === leg.pick);
    if (price === undefined) return { ...leg, trouble: 'closed' };
    if (price.odds === leg.odds) return leg.trouble === 'changed' ? leg : { ...leg, trouble: 'none' };
    const isTaken = acceptance === 'any' || (acceptance === 'higher' && price.odds > leg.odds);
    return { ...leg, odds: price.odds, trouble: isTaken ? 'none' : 'changed' };
  }
  return {
    list: (): readonly ChosenBet[] => legs,
    isChosen: (id: string, bet: Bet): boolean => {
      const leg = find(id);
      return leg !== undefined && isSame(leg, bet);
    },
    toggle: (bet: Omit<ChosenBet, 'trouble'>): Toggled => {
      const before = find(bet.match.id);
      if (before !== undefined && isSame(before, bet)) {
        legs = without(bet.match.id);
        return 'removed';
      }
      if (before === undefined && legs.length >= mostLegs) return 'full';
      const next = { ...bet, trouble: 'none' } as const;
      legs = before === undefined ? [...legs, next] : legs.map((leg) => (leg === before ? next : leg));
      return before === undefined ? 'added' : 'replaced';
    },
    remove: (id: string): void => {
      legs = without(id);
    },
    clear: (): void => {
      legs = [];
    },
    acceptance: (): Acceptance => acceptance,
    setAcceptance: (next: Acceptance): void => {
      acceptance = next;
    },
    /** Takes the odds that are sold now for those that have changed. */
    accept: (): void => {
      legs = legs.map((leg) => (leg.trouble === 'changed' ? { ...leg, trouble: 'none' } : leg));
    },
    /** Marks what the board does not sell as it was chosen. @returns whether something is new */
    compare: (board: BookBoard): boolean => {
      const before = legs;
      legs = legs.map((leg) => judgeLeg(leg, board));
      return legs.some((leg, index) => {
        const { odds, trouble } = before[index] ?? {};
        return leg.odds !== odds || leg.trouble !== trouble;
      });
    },
  };
}
export type Chosen = ReturnType<typeof createChosen>;
