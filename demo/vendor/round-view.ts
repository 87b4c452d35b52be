import { writeMoney } from '../../src/protocol/money.ts';
import { countWays, returnPercent, worthOf } from './hi-lo.ts';
import type { Round } from './round-store.ts';
import type { ChoiceView, Guess, RoundView } from './shown-round.ts';

function viewChoice(round: Round, guess: Guess): ChoiceView | null {
  const ways = countWays(round.cards.at(-1) ?? 0, guess);
  if (ways === 0) return null;
  return {
    chance: ((ways * 100) / 13).toFixed(1),
    worth: writeMoney(worthOf(BigInt(round.stake), round, guess), round.currency),
  };
}

/** Nothing of a card that was not drawn yet: there is none. */
export function viewRound(round: Round): RoundView {
  const isOpen = round.state === 'open';
  // A card is dealt when the wallet has given the stake, never before.
  const isDealt = round.state !== 'opening' && round.state !== 'refused';
  return {
    id: round.id,
    state: round.state,
    stake: writeMoney(BigInt(round.stake), round.currency),
    worth: writeMoney(isOpen ? worthOf(BigInt(round.stake), round) : 0n, round.currency),
    payout: writeMoney(BigInt(round.payout), round.currency),
    cards: isDealt ? round.cards : [],
    step: round.guesses.length,
    canTake: isOpen && round.guesses.length > 0,
    choices: {
      higher: isOpen ? viewChoice(round, 'higher') : null,
      lower: isOpen ? viewChoice(round, 'lower') : null,
    },
  };
}
export const returnShown = returnPercent.toString();
