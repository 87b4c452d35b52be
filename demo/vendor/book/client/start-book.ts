import type { GameView, PageTools } from '../../client/game-view.ts';
import { find } from '../../client/game-view.ts';
import { followBoard } from '../../client/follow-board.ts';
import { make } from '../../client/make.ts';
import { startPage } from '../../client/start-page.ts';
import { tellOutcome } from '../../client/tell-outcome.ts';
import type { RoundView } from '../../shown-round.ts';
import { mostLegs } from '../slip.ts';
import type { Sport } from '../sport.ts';
import type { BookBoard, MatchView, OfferView, SlipPicture } from '../views.ts';
import { isWaiting, makeBetsList } from './bets-list.ts';
import { createBoardView } from './board-view.ts';
import { createChosen, type Toggled } from './chosen.ts';
import { makeDeskTabs } from './desk-tabs.ts';
import { createOddsFormat } from './odds-format.ts';
import { makeResults } from './results.ts';
import { makeSlipPanel } from './slip-panel.ts';
import { namePick } from './words.ts';

type Slip = RoundView<SlipPicture>;
const liveMs = 3_000;
const quietMs = 10_000;

/**
 * Shows each new sentence of the page for a moment: beside the matches there is no room for it. What the page says
 * before a person did anything covers odds that were not pressed yet, so it is for screen readers alone.
 */
function showNews(): void {
  const said = find('said');
  new MutationObserver(() => {
    said.removeAttribute('data-news');
    // Read, so that the motion begins again.
    void said.offsetWidth;
    const isAnswer = navigator.userActivation.hasBeenActive;
    said.toggleAttribute('data-news', isAnswer && document.body.dataset['phase'] !== 'loading');
  }).observe(said, { childList: true });
}

/** Says what a press on odds has done to the slip. */
function tellToggle(
  { say, announce }: PageTools,
  toggled: Toggled,
  pick: string,
  { odds, legs }: Told,
): void {
  announce(say(`said.${toggled}`, { pick, odds, legs: String(legs), most: String(mostLegs) }));
}
interface Told {
  readonly odds: string;
  readonly legs: number;
}

function createBook(tools: PageTools, sport: Sport): GameView<SlipPicture> {
  const { say, money, stage, announce, refresh, currency } = tools;
  const chosen = createChosen();
  const odds = createOddsFormat();
  const results = makeResults(say, sport);
  const view = createBoardView({
    say,
    chosen,
    odds,
    results: results.element,
    onPick: pick,
    onFormat: showAll,
    onFocus: () => void board?.ask(),
  });
  const bets = makeBetsList({
    tools,
    odds,
    onCashOut: () => void board?.ask(),
  });
  const desk = makeDeskTabs({ say, onShow: (tab) => (tab === 'slip' ? slip.focus() : bets.focus()) });
  const slip = makeSlipPanel({ tools, chosen, odds, onChange: showAll });
  stage.append(view.element, make('p', { class: 'notice' }, say('virtual')));
  find('end').before(bets.element);
  showNews();
  let isLive = false;
  let board: ReturnType<typeof followBoard<BookBoard, SlipPicture>> | null = null;

  function nameDesk(): void {
    const { legs, odds: total } = slip.describe();
    const name = legs === 0 ? say('slip') : say('bar', { legs: String(legs), odds: total });
    desk.name(name, say('betsCount', { bets: String(bets.waiting().length) }));
  }
  function showAll(): void {
    slip.show();
    view.redraw();
    bets.redraw();
    nameDesk();
  }
  function pick(match: MatchView, { market, line }: OfferView, price: OfferView['prices'][number]): void {
    const bet = { market, line, pick: price.pick };
    const toggled = chosen.toggle({ match, ...bet, odds: price.odds });
    desk.show('slip');
    showAll();
    const names = { home: match.home.name, away: match.away.name };
    tellToggle(tools, toggled, namePick(say, bet, names), {
      odds: odds.write(price.odds),
      legs: chosen.list().length,
    });
  }
  /** Says what bets came to that have ended since the page last looked. */
  function tellEnded(before: readonly string[], rounds: readonly Slip[]): void {
    const ended = rounds.filter((round) => before.includes(round.id) && !isWaiting(round));
    const settled = ended.filter(({ picture }) => picture?.isCashedOut !== true);
    if (settled.length === 0) return;
    announce(settled.map((round) => tellOutcome(round, { say, money, currency })).join(' '));
    // Without an answer the balance follows with the next bet.
    refresh().catch(() => undefined);
  }
  /** The match that is shown alone, and those on the slip. */
  const namedEvents = (): readonly string[] => {
    const focused = view.focused();
    const events = chosen.list().map(({ match }) => match.id);
    return [...new Set(focused === null ? events : [focused, ...events])];
  };
  function follow(): void {
    board = followBoard<BookBoard, SlipPicture>(tools, {
      everyMs: () => (isLive || bets.waiting().length > 0 ? liveMs : quietMs),
      events: namedEvents,
      onNews: ({ at, board: news, rounds }) => {
        isLive = news.matches.some(({ state }) => state === 'live');
        const before = bets.waiting();
        if (chosen.compare(news)) slip.show();
        view.show(news);
        results.show(news);
        bets.show(rounds, at);
        nameDesk();
        tellEnded(before, rounds);
      },
      onTick: (moment) => {
        view.tick(moment);
        bets.tick(moment);
      },
    });
  }
  return {
    hasSeveral: true,
    begin: () => {
      slip.show();
      nameDesk();
      follow();
    },
    readChoice: () => ({
      accept: chosen.acceptance(),
      legs: chosen.list().map(({ match, market, line, pick: chosenPick, odds: price }) => {
        return { event: match.id, market, line, pick: chosenPick, odds: price };
      }),
    }),
    findFault: slip.findFault,
    isReviewed: slip.isReviewed,
    // What was chosen stays on the slip; the board says what has changed of it.
    fail: () => void board?.ask(),
    show: () => undefined,
    play: async (round) => {
      if (isWaiting(round)) {
        chosen.clear();
        desk.show('bets');
      }
      showAll();
      await board?.ask();
    },
    tell: (round) =>
      isWaiting(round)
        ? say('placed', {
            odds: round.picture?.odds ?? '',
            stake: money(round.stake),
            possible: money(round.picture?.possible ?? '0'),
          })
        : null,
    setBusy: slip.setBusy,
  };
}

/** Runs the page of a book; `sport` is what its matches are drawn by, to check their results. */
export const startBook = (sport: Sport): void => startPage((tools) => createBook(tools, sport));
