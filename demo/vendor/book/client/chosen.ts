import type { Bet } from '../markets.ts';
import { mostLegs } from '../slip.ts';
import type { BookBoard, MatchView } from '../views.ts';

/** A leg on the slip that is being filled. */
export interface ChosenBet extends Bet {
  readonly match: MatchView;
  /** Hundredths, as they were last shown on the slip. */
  readonly odds: number;
  /** Set where it can no longer be placed as it is. */
  readonly trouble: 'none' | 'started' | 'changed';
}
export type Toggled = 'added' | 'replaced' | 'removed' | 'full';

/** The legs that are chosen: one for each match. */
export function createChosen() {
  let legs: readonly ChosenBet[] = [];
  const without = (id: string): readonly ChosenBet[] => legs.filter(({ match }) => match.id !== id);
  const find = (id: string): ChosenBet | undefined => legs.find(({ match }) => match.id === id);
  return {
    list: (): readonly ChosenBet[] => legs,
    isChosen: (id: string, market: string, pick: string): boolean => {
      const leg = find(id);
      return leg?.market === market && leg.pick === pick;
    },
    toggle: (bet: Omit<ChosenBet, 'trouble'>): Toggled => {
      const before = find(bet.match.id);
      if (before?.market === bet.market && before.pick === bet.pick) {
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
    /** Takes the odds that are sold now for those that have changed. */
    accept: (): void => {
      legs = legs.map((leg) => (leg.trouble === 'changed' ? { ...leg, trouble: 'none' } : leg));
    },
    /** Marks what the board does not sell as it was chosen. @returns whether something is new */
    compare: ({ matches }: BookBoard): boolean => {
      const before = legs;
      legs = legs.map((leg) => {
        const match = matches.find(({ id }) => id === leg.match.id);
        const price = match?.offers
          .find(({ market }) => market === leg.market)
          ?.prices.find(({ pick }) => pick === leg.pick);
        if (match === undefined || price === undefined)
          return leg.trouble === 'started' ? leg : { ...leg, trouble: 'started' as const };
        return price.odds === leg.odds ? leg : { ...leg, odds: price.odds, trouble: 'changed' as const };
      });
      return legs.some((leg, index) => leg !== before[index]);
    },
  };
}
export type Chosen = ReturnType<typeof createChosen>;
