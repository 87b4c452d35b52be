import { createPile, makeRack } from '../../../chips/client/chips.ts';
import type { GameView, PageTools } from '../../../client/game-view.ts';
import { bringIntoView, make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import { tellOutcome } from '../../../client/tell-outcome.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { BaccaratPicture } from '../baccarat.game.ts';
import { listBets, mostUnits, totalOf, type BetName } from '../baccarat.rules.ts';
import { makeBeads } from './beads.ts';
import { makeCountdown } from './countdown.ts';
import { makeHands, makeSpots } from './table.ts';

type Round = RoundView<BaccaratPicture>;
/** The server's clock ends the bets: it is asked a little after, and again while it says no. */
const lookMs = 300;

function makeDesk({ say, desk, move }: PageTools) {
  const makeButton = (name: string, act: string, kind: string): HTMLButtonElement => {
    const button = make('button', { type: 'button', class: kind }, say(name));
    button.addEventListener('click', () => void move({ act }));
    return button;
  };
  const buttons = [makeButton('dealNow', 'deal', 'main'), makeButton('withdraw', 'withdraw', '')];
  desk.append(...buttons);
  return {
    setBusy: (isBusy: boolean): void => {
      for (const button of buttons) button.disabled = isBusy;
    },
    focus: (): void => buttons[0]?.focus({ preventScroll: true }),
  };
}

function createBaccarat(tools: PageTools): GameView<BaccaratPicture> {
  const { say, money, currency, stage, look, isStill } = tools;
  const pile = createPile<BetName>(mostUnits);
  const rack = makeRack(tools, pile, showPile);
  const hands = makeHands(say);
  const spots = makeSpots(say, (on) => rack.lay(on));
  const countdown = makeCountdown(say, isStill);
  const beads = makeBeads(say);
  const desk = makeDesk(tools);
  const cloth = make('div', { class: 'cloth' }, countdown.element, hands.element, spots.element);
  stage.append(cloth);
  document.getElementById('rules')?.before(beads.element);

  /** What lies on the table before it is staked; the round before is cleared away. */
  function showPile(): void {
    spots.show(
      listBets(pile.bets()).map(([on, units]) => ({ on, units, amount: rack.write(units), paid: null })),
    );
    hands.clear();
    countdown.stop('open');
  }
  const showBets = ({ bets }: BaccaratPicture): void =>
    spots.show(bets.map((bet) => ({ ...bet, amount: money(bet.amount) })));
  /** Whether bets are on the table whose round has not ended. */
  let isOpen = false;
  function wait(picture: BaccaratPicture): void {
    isOpen = true;
    const ask = (): void => {
      if (!isOpen) return;
      void look();
      setTimeout(ask, lookMs);
    };
    hands.clear();
    showBets(picture);
    countdown.run(picture.leftMs, ask);
  }
  function tell(round: Round, before: Round | null): string | null {
    const { picture, state, stake } = round;
    if (picture === null) return null;
    if (state === 'open') {
      const seconds = String(Math.ceil(picture.leftMs / 1_000));
      return say(before?.state === 'open' ? 'resumed' : 'placed', { amount: money(stake), seconds });
    }
    if (picture.hands === null || picture.winner === null) return null;
    const totals = {
      player: String(totalOf(picture.hands.player)),
      banker: String(totalOf(picture.hands.banker)),
    };
    return `${say(`end.${picture.winner}`, totals)} ${tellOutcome(round, { say, money, currency })}`;
  }
  return {
    begin: () => {
      rack.begin();
      showPile();
    },
    findFault: () => (pile.isEmpty() ? say('noBets') : null),
    readChoice: () => ({ bets: pile.bets() }),
    readStake: rack.stake,
    show: (round) => {
      if (round?.picture && round.state === 'open') wait(round.picture);
    },
    play: async ({ picture, state }) => {
      if (picture === null) return;
      if (state === 'open') {
        pile.stake();
        wait(picture);
        return;
      }
      isOpen = false;
      if (picture.hands === null) {
        // The bets were withdrawn: the chips are in front of the player again.
        pile.repeat();
        showPile();
        return;
      }
      countdown.stop('closed');
      bringIntoView(cloth, isStill());
      await hands.deal(picture.hands, isStill());
      hands.setWinner(picture.winner);
      showBets(picture);
      beads.add(picture.hands);
    },
    tell,
    setBusy: (isBusy, round) => {
      rack.setBusy(isBusy || round !== null);
      spots.setBusy(isBusy || round !== null);
      desk.setBusy(isBusy);
    },
    focus: desk.focus,
  };
}

startPage(createBaccarat);
