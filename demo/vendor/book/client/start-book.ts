import type { GameView, PageTools } from '../../client/game-view.ts';
import { find } from '../../client/game-view.ts';
import { followBoard } from '../../client/follow-board.ts';
import { make } from '../../client/make.ts';
import { startPage } from '../../client/start-page.ts';
import { tellOutcome } from '../../client/tell-outcome.ts';
import type { RoundView } from '../../shown-round.ts';
import { writeOdds } from '../markets.ts';
import { mostLegs } from '../slip.ts';
import type { Sport } from '../sport.ts';
import type { BookBoard, MatchView, OfferView, SlipPicture } from '../views.ts';
import { isWaiting, makeBetsList } from './bets-list.ts';
import { createChosen } from './chosen.ts';
import { makeLiveStrip } from './live-strip.ts';
import { makeOfferList } from './offer-list.ts';
import { makeResults } from './results.ts';
import { makeSlipPanel } from './slip-panel.ts';
import { namePick } from './words.ts';

type Slip = RoundView<SlipPicture>;
const liveMs = 3_000;
const quietMs = 10_000;

function createBook(tools: PageTools, sport: Sport): GameView<SlipPicture> {
  const { say, money, stage, announce, refresh, currency } = tools;
  const chosen = createChosen();
  const offer = makeOfferList({ say, chosen, onPick: pick });
  const live = makeLiveStrip(say);
  const results = makeResults(say, sport);
  const bets = makeBetsList({ say, money });
  const slip = makeSlipPanel({
    tools,
    chosen,
    onChange: () => {
      slip.show();
      offer.showChosen();
    },
  });
  stage.append(make('p', { class: 'notice' }, say('virtual')), live.element, offer.element, results.element);
  find('end').before(bets.element);
  let isLive = false;
  let board: ReturnType<typeof followBoard<BookBoard, SlipPicture>> | null = null;

  function pick(match: MatchView, { market, line }: OfferView, price: OfferView['prices'][number]): void {
    const { odds } = price;
    const toggled = chosen.toggle({ match, market, line, pick: price.pick, odds });
    slip.show();
    offer.showChosen();
    const names = { home: match.home.name, away: match.away.name };
    const bet = namePick(say, { market, line, pick: price.pick }, names);
    const values = {
      pick: bet,
      odds: writeOdds(odds),
      legs: String(chosen.list().length),
      most: String(mostLegs),
    };
    announce(say(`said.${toggled}`, values));
  }
  /** Says what bets came to that have ended since the page last looked. */
  function tellEnded(before: readonly string[], rounds: readonly Slip[]): void {
    const ended = rounds.filter((round) => before.includes(round.id) && !isWaiting(round));
    if (ended.length === 0) return;
    announce(ended.map((round) => tellOutcome(round, { say, money, currency })).join(' '));
    // Without an answer the balance follows with the next bet.
    refresh().catch(() => undefined);
  }
  function follow(): void {
    board = followBoard<BookBoard, SlipPicture>(tools, {
      everyMs: () => (isLive || bets.waiting().length > 0 ? liveMs : quietMs),
      onNews: ({ at, board: news, rounds }) => {
        isLive = news.matches.some(({ state }) => state === 'live');
        const before = bets.waiting();
        if (chosen.compare(news)) slip.show();
        offer.show(news);
        live.show(news);
        results.show(news);
        bets.show(rounds, at);
        tellEnded(before, rounds);
      },
      onTick: (moment) => {
        offer.tick(moment);
        bets.tick(moment);
      },
    });
  }
  return {
    hasSeveral: true,
    begin: () => {
      slip.show();
      follow();
    },
    readChoice: () => ({
      legs: chosen.list().map(({ match, market, pick: chosenPick, odds }) => ({
        event: match.id,
        market,
        pick: chosenPick,
        odds,
      })),
    }),
    findFault: slip.findFault,
    isReviewed: slip.isReviewed,
    fail: () => {
      // What was chosen stays on the slip; the board says what has changed of it.
      slip.endReview();
      void board?.ask();
    },
    show: () => undefined,
    play: async (round) => {
      if (isWaiting(round)) chosen.clear();
      slip.show();
      offer.showChosen();
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
