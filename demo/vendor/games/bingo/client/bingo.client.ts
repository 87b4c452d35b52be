import type { GameView, PageTools } from '../../../client/game-view.ts';
import { bringIntoView, make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import { tellOutcome } from '../../../client/tell-outcome.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { BingoPicture, WinView } from '../bingo.game.ts';
import { ballMs, drawnCount, type Card } from '../bingo.rules.ts';
import { makeBoard } from './board.ts';
import { makeCards } from './cards.ts';
import { makeChooser } from './chooser.ts';
import { makePrizes } from './prizes.ts';

type Round = RoundView<BingoPicture>;
/** Of the balls that are left where the player finishes the draw. */
const quickMs = 70;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function createBingo(tools: PageTools): GameView<BingoPicture> {
  const { say, money, currency, stage, desk, look, move, isStill } = tools;
  const board = makeBoard(say);
  const prizes = makePrizes(say);
  const cards = makeCards(say);
  /** Each win is said once, when it is won. */
  const news = make('p', { class: 'news', role: 'status' });
  const chooser = makeChooser(tools, offer);
  const finish = make('button', { type: 'button', class: 'main' }, say('finish'));
  finish.addEventListener('click', () => void move({ finish: true }));
  desk.append(finish);
  stage.append(board.element, prizes.element, cards.element, news);

  function offer(offered: readonly Card[]): void {
    cards.show(offered);
    showBalls([], []);
  }
  const tellWin = ({ pattern, card, balls, amount }: WinView): string =>
    say('wonBy', {
      pattern: say(pattern),
      number: String(card + 1),
      balls: String(balls),
      amount: money(amount),
    });
  let told = 0;
  function showBalls(balls: readonly number[], wins: readonly WinView[]): void {
    board.show(balls);
    prizes.show(balls.length);
    cards.mark(
      balls,
      wins.map((win) => ({ ...win, amount: money(win.amount) })),
    );
    if (wins.length > told) news.textContent = wins.slice(told).map(tellWin).join(' ');
    if (wins.length === 0) news.textContent = '';
    told = wins.length;
  }
  /** The balls that the page shows; later answers of the server add to them. */
  let visible = 0;
  const showUpTo = ({ balls, wins }: BingoPicture, count: number): void => {
    visible = count;
    showBalls(
      balls.slice(0, count),
      wins.filter((win) => win.balls <= count),
    );
  };
  /** The draw that is followed: a later one ends it. */
  let turn = 0;
  function followDraw(picture: BingoPicture): void {
    turn += 1;
    const ownTurn = turn;
    cards.show(picture.cards);
    bringIntoView(board.element, isStill());
    showUpTo(picture, picture.balls.length);
    const ask = (): void => {
      if (ownTurn !== turn) return;
      void look();
      setTimeout(ask, ballMs);
    };
    // A moment after the ball is due.
    setTimeout(ask, picture.nextMs + 40);
  }
  function tell(round: Round, before: Round | null): string | null {
    const { picture, state } = round;
    if (picture === null || state === 'refunded' || state === 'refunding') return null;
    const count = picture.cards.length;
    if (state === 'open') {
      const inPlay = count === 1 ? say('cardsOne') : say('cardsMore', { count: String(count) });
      const values = { drawn: String(drawnCount), cards: inPlay, count: String(picture.balls.length) };
      return say(before?.state === 'open' ? 'resumed' : 'drawing', values);
    }
    const outcome = tellOutcome(round, { say, money, currency });
    return picture.wins.length === 0 ? `${say('noWin')} ${outcome}` : outcome;
  }
  return {
    begin: () => {
      chooser.show();
      offer(chooser.chosen());
    },
    readChoice: () => ({ cards: chooser.chosen() }),
    show: (round) => {
      if (!round?.picture) return;
      chooser.take(round.picture.cards);
      followDraw(round.picture);
    },
    play: async ({ picture, state }) => {
      if (picture === null) return;
      if (state === 'open') {
        followDraw(picture);
        return;
      }
      turn += 1;
      cards.show(picture.cards);
      while (!isStill() && visible < picture.balls.length - 1) {
        showUpTo(picture, visible + 1);
        await wait(quickMs);
      }
      showUpTo(picture, picture.balls.length);
    },
    follow: ({ picture }) => {
      if (picture !== null && picture.balls.length > visible) showUpTo(picture, picture.balls.length);
    },
    tell,
    setBusy: (isBusy, round) => {
      chooser.setBusy(isBusy || round !== null);
      finish.disabled = isBusy;
    },
    focus: () => finish.focus({ preventScroll: true }),
  };
}

startPage(createBingo);
