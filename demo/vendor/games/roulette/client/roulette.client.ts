import { createPile, makeRack } from '../../../chips/client/chips.ts';
import type { GameView, PageTools } from '../../../client/game-view.ts';
import { bringIntoView, make } from '../../../client/make.ts';
import { makeRoundProof } from '../../../client/round-proof.ts';
import { startPage } from '../../../client/start-page.ts';
import { tellOutcome } from '../../../client/tell-outcome.ts';
import type { RoulettePicture } from '../roulette.game.ts';
import { colourOf, listBets, mostUnits, pocketCount } from '../roulette.rules.ts';
import { makeFelt } from './felt.ts';
import { makeWheel, type Wheel } from './wheel.ts';

const historyLength = 10;

function makeHistory({ say }: PageTools, { nameOf }: Wheel) {
  const list = make('ol', { class: 'history', 'aria-label': say('history') });
  return {
    element: list,
    add: (pocket: number): void => {
      const ball = make('span', { role: 'img', 'aria-label': nameOf(pocket) }, String(pocket));
      list.prepend(make('li', { 'data-colour': colourOf(pocket) }, ball));
      while (list.children.length > historyLength) list.lastElementChild?.remove();
    },
  };
}

function createRoulette(tools: PageTools): GameView<RoulettePicture> {
  const { say, money, currency, stage, isStill } = tools;
  const pile = createPile<string>(mostUnits);
  const rack = makeRack(tools, pile, showPile);
  const wheel = makeWheel(say);
  const history = makeHistory(tools, wheel);
  const felt = makeFelt(say, (on) => rack.lay(on));
  const proof = makeRoundProof<RoulettePicture>(say, {
    isFrom: ({ pocket }, chance) => pocket === chance(pocketCount),
  });
  const cloth = make('div', { class: 'cloth' }, wheel.element, felt.element);
  stage.append(cloth, history.element);

  /** What lies on the table before it is staked; the round before is cleared away. */
  function showPile(): void {
    const bets = listBets(pile.bets() as Readonly<Record<string, number>>);
    felt.show(bets.map(([on, units]) => ({ on, units, amount: rack.write(units), paid: null })));
    felt.markPocket(null);
  }
  return {
    begin: () => {
      rack.begin();
      showPile();
    },
    findFault: () => (pile.isEmpty() ? say('noBets') : null),
    readChoice: () => {
      proof.hold();
      return { bets: pile.bets() };
    },
    readStake: rack.stake,
    show: () => undefined,
    play: async (round) => {
      const { picture } = round;
      if (picture === null) return;
      pile.stake();
      bringIntoView(cloth, isStill());
      await wheel.spin(picture.pocket, isStill());
      felt.show(picture.bets.map((bet) => ({ ...bet, amount: money(bet.amount) })));
      felt.markPocket(picture.pocket);
      history.add(picture.pocket);
      await proof.check(round);
    },
    tell: (round) => {
      if (round.picture === null) return null;
      return `${wheel.nameOf(round.picture.pocket)}. ${tellOutcome(round, { say, money, currency })}`;
    },
    showCommitment: proof.showNext,
    setBusy: (isBusy, round) => {
      rack.setBusy(isBusy || round !== null);
      felt.setBusy(isBusy || round !== null);
    },
  };
}

startPage(createRoulette);
