import type { GameView, PageTools } from '../../../client/game-view.ts';
import { bringIntoView, make } from '../../../client/make.ts';
import { makeRoundProof } from '../../../client/round-proof.ts';
import { startPage } from '../../../client/start-page.ts';
import { RefusedMove } from '../../../game.ts';
import type { BlackjackPicture } from '../blackjack.game.ts';
import { drawCards, layTable } from '../blackjack.rules.ts';
import { makeActions } from './actions.ts';
import { makeTable } from './table.ts';
import { tellRound } from './tell-round.ts';

const same = (one: readonly number[], other: readonly number[]): boolean => one.join(' ') === other.join(' ');

/** Whether the cards of a seed, by the moves that were played, make the table that the picture shows. */
function isFrom({ hands, dealer, played: moves }: BlackjackPicture, cards: readonly number[]): boolean {
  try {
    const table = layTable({ cards, moves });
    return (
      same(table.dealer, dealer.cards) &&
      table.hands.every((hand, place) => same(hand.cards, hands[place]?.cards ?? []))
    );
  } catch (cause) {
    // With other cards the moves may be none that the rules allow.
    if (cause instanceof RefusedMove) return false;
    throw cause;
  }
}

function createBlackjack(tools: PageTools): GameView<BlackjackPicture> {
  const { say, money, currency, stage, isStill } = tools;
  const table = makeTable(say, money);
  const actions = makeActions(tools);
  const proof = makeRoundProof<BlackjackPicture>(say, {
    isFrom: (picture, chance) => isFrom(picture, drawCards(chance)),
  });
  const cloth = make('div', { class: 'cloth' }, ...table.elements);
  stage.append(cloth);
  table.clear();
  return {
    readChoice: () => {
      proof.hold();
      return {};
    },
    show: (round) => {
      if (round?.picture) void table.show(round.picture, true, true);
    },
    play: async (round, before) => {
      const { picture, state } = round;
      if (picture === null) return;
      bringIntoView(cloth, isStill());
      await table.show(picture, before?.id !== round.id || before.state !== 'open', isStill());
      if (state !== 'open') await proof.check(round);
    },
    tell: (round, before) => tellRound(round, before, { say, money, currency }),
    showCommitment: proof.showNext,
    setBusy: (isBusy, round) => actions.setBusy(isBusy, round?.picture ?? null),
    focus: actions.focus,
  };
}

startPage(createBlackjack);
