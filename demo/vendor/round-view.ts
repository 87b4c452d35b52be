import { writeMoney } from '../../src/protocol/money/money.ts';
import { commitTo } from './chance.ts';
import { findGame } from './find-game.ts';
import { multiply, type Factor } from './game.ts';
import { isUnderWay, stakedOf, type Round } from './round-store.ts';
import type { RoundView } from './shown-round.ts';

const viewProof = ({ seed, key, state }: Round): RoundView<unknown>['proof'] => {
  if (seed === null) return null;
  const isOver = state !== 'opening' && !isUnderWay(state);
  return { commitment: commitTo(seed), seed: isOver ? seed : null, key };
};

/** Nothing of what the player must not know yet: that is left out by the game. */
export function viewRound(round: Round, now: Date): RoundView<unknown> {
  const { currency, course, state } = round;
  const staked = stakedOf(round);
  const amount = (factor: Factor): string => writeMoney(multiply(staked, factor), currency);
  return {
    id: round.id,
    state: isUnderWay(state) ? 'open' : state,
    stake: writeMoney(staked, currency),
    payout: writeMoney(BigInt(round.payout), currency),
    step: round.step,
    picture: course === null ? null : findGame(round.game).picture(course, { at: now.getTime(), amount }),
    proof: viewProof(round),
  };
}
